import { describe, expect, it } from 'vitest';
import { labels } from '../../components/parts/growth.js';

describe('The numbers at the end of a curve', () => {
  it('stand where their lines end, if there is room', () => {
    expect(labels([100, 200, 20], 310)).toEqual([100, 200, 20]);
  });

  it('are moved apart downwards', () => {
    expect(labels([100, 110, 95], 310)).toEqual([137, 179, 95]);
  });

  it('never come below the lowest line: at 0 to 0 one stands above the other', () => {
    expect(labels([310, 310], 310)).toEqual([268, 310]);
    expect(labels([310, 300, 310], 310)).toEqual([268, 226, 310]);
  });
});
