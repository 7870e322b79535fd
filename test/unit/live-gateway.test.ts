import { beforeAll, describe, expect, it } from 'vitest';
import { ready } from '../../src/core/index.js';
import { LiveServer } from './support/live-server.js';

beforeAll(() => ready());

describe('a class', () => {
  it('begins', async () => {
    const server = new LiveServer();
    const { pupils } = await server.round(3);
    expect(pupils.every((pupil) => pupil.last('view'))).toBe(true);
    expect(server.warnings).toEqual([]);
  });
});
