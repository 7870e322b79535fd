import { beforeAll, describe, expect, it } from 'vitest';
import { momentOf } from '../../components/sequence-board/moments.js';
import type { SequenceContext } from '../../components/sequence-board/context.js';
import { Match } from '../../src/match/match.js';
import { nameAll } from '../../src/match/players.js';
import { loadSequence } from '../../src/rules/sequence/dice.js';
import type { CardType } from '../../src/rules/trail/cards.js';
import { sequence, type SequenceMove, type SequenceState } from '../../src/rules/sequence/index.js';

beforeAll(loadSequence);

const dice = [11, 9, 3, 7, 5, 8];

/** Returns the moments of a move in a game of Ada, or of a computer player, and Ben. */
function beats(
  phase: SequenceState['phase'],
  move: SequenceMove,
  given: { bot?: number; at?: number; declare?: string; realDice?: boolean; held?: CardType[] } = {},
): string[] {
  const { bot = 0, at = 20, declare = 'player', realDice = false, held = [] } = given;
  const options = sequence.options({ declare, cards: held.length > 0, cardsWhen: 'keep' });
  if (!options.ok) throw new Error(options.message);
  const start = { ...sequence.setup(2, options.value, () => 0), at: [at, 30], hands: [held, []], phase };
  const players = nameAll([
    { name: 'Ada', bot, colour: 0 },
    { name: 'Ben', bot: 0, colour: 1 },
  ]);
  const match = new Match(sequence, players, start);
  expect(match.play(move).ok).toBe(true);
  const context = { match, realDice } as unknown as SequenceContext;
  return momentOf(context, match.plies[0]).map(({ name, ms }) => (ms === Infinity ? `${name} …` : name));
}

const declare = { type: 'declare', seat: 0, dice } as const;
const toRoll = { type: 'roll', seat: 0, rolls: 0, dice: [], keep: 0 } as const;
const claim = { type: 'declare', kind: 'novice', dice: 0b011111 } as const;

describe('the beats of Sequence', () => {
  it('show dice in the air before anything is told, unless they are real', () => {
    const roll = { type: 'throw', dice } as const;
    expect(beats(toRoll, roll)).toEqual(['throw']);
    expect(beats(toRoll, roll, { realDice: true })).toEqual([]);
    expect(beats(toRoll, roll, { realDice: true, bot: 1 })).toEqual(['throw']);
    const opening = { type: 'start', rolling: [0, 1], rolled: [] } as const;
    expect(beats(opening, { type: 'roll', die: 7 })).toEqual(['throw', 'start']);
  });

  it('wait after the claim of a person, not after that of a computer player or of a winner', () => {
    expect(beats(declare, claim)).toEqual(['said', 'hop', 'found …']);
    expect(beats(declare, claim, { bot: 1 })).toEqual(['said', 'hop', 'found']);
    expect(beats(declare, claim, { at: 100 })).toEqual(['said', 'hop']);
    const keep = { type: 'keep', seat: 0, rolls: 2, dice } as const;
    expect(beats(keep, { type: 'stop' }, { declare: 'auto' })).toEqual(['said', 'hop', 'found …']);
  });

  it('show the climb of somebody who holds cards before the cards, and the card of a computer player (PLY-31)', () => {
    expect(beats(declare, claim, { held: ['another-back'] })).toEqual(['said', 'hop', 'found …']);
    const play = { type: 'play-cards', turn: 0, dice, score: 11, own: 'made', fresh: 0 } as const;
    const card = { type: 'card', index: 0, seat: 1, to: 19 } as const;
    expect(beats(play, card, { held: ['another-back'] })).toEqual(['hop']);
    expect(beats(play, card, { held: ['another-back'], bot: 1 })).toEqual(['card', 'hop']);
    expect(beats(declare, claim, { at: 105, held: ['another-back'] })).toEqual(['said', 'found …', 'stay']);
  });

  it('show a pass: at once where there was nothing, to be read where there was something', () => {
    expect(beats({ ...declare, dice: [1, 1, 2, 7, 8, 12] }, { type: 'pass' })).toEqual(['stay']);
    expect(beats(declare, { type: 'pass' })).toEqual(['found …']);
    expect(beats(declare, { ...claim, dice: 1 })).toEqual(['found …']);
  });

  it('let the dice of a computer player rise one after another', () => {
    const keep = { type: 'keep', seat: 0, rolls: 1, dice } as const;
    expect(beats(keep, { type: 'keep', keep: 3 })).toEqual([]);
    expect(beats(keep, { type: 'keep', keep: 3 }, { bot: 1 })).toEqual(['keep']);
  });
});
