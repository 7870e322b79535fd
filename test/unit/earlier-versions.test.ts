import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesOfVersions } from '../../scripts/site/earlier.mjs';

describe('the files of earlier versions in a release', () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'abacade-'));
    for (const name of ['0.1.0', '0.1.1', '0.2.0', 'pictures']) {
      mkdirSync(join(folder, name));
      writeFileSync(join(folder, name, 'multiplay-grid.study.js'), name);
    }
    writeFileSync(join(folder, 'multiplay-grid.js'), 'the first file');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are those of all versions but its own', () => {
    const found = filesOfVersions(folder, '0.2.0').map(([path, bytes]) => [path, String(bytes)]);
    expect(found).toEqual([
      ['abacade/0.1.0/multiplay-grid.study.js', '0.1.0'],
      ['abacade/0.1.1/multiplay-grid.study.js', '0.1.1'],
    ]);
  });

  it('are asked for by a folder that has some', () => {
    expect(() => filesOfVersions(join(folder, 'pictures'), '0.2.0')).toThrow('no folder of an earlier version');
    expect(() => filesOfVersions(join(folder, 'nowhere'), '0.2.0')).toThrow('ENOENT');
  });
});
