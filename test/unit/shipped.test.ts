import { describe, expect, it } from 'vitest';
import { foundIn } from '../../scripts/audit.mjs';
import { licencesOf, packaged, packagesIn } from '../../scripts/package/shipped.mjs';
import { sbom } from '../../scripts/sbom.mjs';

describe('an audit', () => {
  it('names what is vulnerable', () => {
    const report = { auditReportVersion: 2, vulnerabilities: { one: { name: 'one', severity: 'high' } } };
    expect(foundIn(JSON.stringify(report))).toEqual(['one: high']);
    expect(foundIn(JSON.stringify({ ...report, vulnerabilities: {} }))).toEqual([]);
  });

  it.each(['', '{}', 'npm error', '{"error":{"code":"ENOAUDIT"}}', 'null'])('has no answer in %j', (printed) => {
    expect(foundIn(printed)).toBeUndefined();
  });
});

describe('the packages of others that are shipped', () => {
  it('are found by imports that are more than types', () => {
    const text = [
      `import type { A } from 'types-alone';`,
      `import { b } from 'one/deep.js';`,
      `import {\n  c,\n  d,\n} from '@scope/two/deep.js';`,
      `export * from 'three';`,
      `import 'four';`,
      `const five = await import('five');`,
      `import { readFile } from 'node:fs';`,
      `import { own } from './own.js';`,
      `export const six = 'no-package';`,
    ];
    expect(packagesIn(text.join('\n'))).toEqual(['one', '@scope/two', 'three', 'four', 'five']);
  });

  it('have their licences in one text', () => {
    const names = packaged();
    expect(names).toEqual(expect.arrayContaining(['fflate', 'lit', 'lit-html', 'uqr']));
    const text = licencesOf(names);
    for (const holder of ['Google LLC', 'Arjun Barrett', 'Anthony Fu']) expect(text).toContain(holder);
    for (const name of names) expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(`, 'm'));
  });

  it('stand below that of this package in the text beside its scripts, which is a comment in a page', () => {
    const text = licencesOf(['abacade', 'lit']);
    expect(text).toMatch(/^abacade \d+\.\d+\.\d+ \(MIT\)\n/);
    for (const holder of ['The Abacade authors', 'Google LLC']) expect(text).toContain(holder);
    expect(text).not.toContain('--');
  });

  it('are in the bill of materials of a release, and no tool is', () => {
    const { bomFormat, metadata, components } = sbom('2026-01-02');
    expect(bomFormat).toBe('CycloneDX');
    expect(metadata).toMatchObject({ timestamp: '2026-01-02T12:00:00.000Z', component: { name: 'abacade' } });
    const purls = components.map(({ purl }) => purl);
    for (const name of ['fflate', 'lit', 'lit-html', 'uqr', 'ws', 'libsql', 'moo'])
      expect(purls.filter((purl) => purl.startsWith(`pkg:npm/${name}@`))).toHaveLength(1);
    for (const tool of ['vitest', 'rollup', 'typescript', 'puppeteer-core'])
      expect(purls.filter((purl) => purl.startsWith(`pkg:npm/${tool}@`))).toEqual([]);
    expect(components.every(({ scope }) => scope === 'required')).toBe(true);
  });
});
