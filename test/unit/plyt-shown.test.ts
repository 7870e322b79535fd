import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { abilities, lowest } from '../../src/bots/plyt-abilities.js';
import { fewestAnswers, shownBy, shownOf } from '../../src/bots/plyt-shown.js';
import { plytHinter } from '../../src/hints/plyt.js';
import { Match } from '../../src/match/match.js';
import { record } from '../../src/match/record.js';
import { plyt, type PlytEvent, type PlytMove, type PlytOptions, type PlytState } from '../../src/rules/plyt/index.js';
import { say } from '../../src/words/say.js';
import { looked, seats } from './support/look-back.js';
import { seeded } from './support/random.js';
import { english } from './support/words.js';

const optionsOf = (given: object = {}): PlytOptions => {
  const checked = plyt.options(given);
  if (!checked.ok) throw new Error(checked.message);
  return checked.value;
};

/** An answer with that many numbers: right, wrong, or none in time. */
interface Given {
  readonly numbers: number;
  readonly came: 'right' | 'wrong' | 'never';
}

const pliesOf = (given: readonly Given[]): { events: PlytEvent[] }[] =>
  given.map(({ numbers, came }) => {
    const asked = { seat: 0, prompt: Array<number>(numbers).fill(7).join('*'), expected: 7 ** numbers, ms: 900 };
    const event =
      came === 'never'
        ? { type: 'time-up', ...asked }
        : { type: 'answered', given: came === 'right' ? asked.expected : 1, right: came === 'right', ...asked };
    return { events: [event as PlytEvent] };
  });

const many = (numbers: number, right: number, wrong: number, never = 0): Given[] => [
  ...Array<Given>(right).fill({ numbers, came: 'right' }),
  ...Array<Given>(wrong).fill({ numbers, came: 'wrong' }),
  ...Array<Given>(never).fill({ numbers, came: 'never' }),
];

/** Computes the same estimate answer by answer (the plain version): each kind of player is weighted by how well it predicted the answer. */
function slowAble(given: readonly Given[]): number[] {
  const kinds = [lowest, ...abilities].map((kind) => kind.map((one) => Math.min(0.99, Math.max(0.01, one / 100))));
  const counted = lowest.map(() => ({ right: 0, of: 0 }));
  const weights = kinds.map(() => 1);
  const foretold = (kind: readonly number[], at: number): number =>
    (counted[at].right + 4 * kind[at]) / (counted[at].of + 4);
  for (const { numbers, came } of given) {
    const at = numbers - 1;
    for (const [i, kind] of kinds.entries()) {
      const right = foretold(kind, at);
      weights[i] *= came === 'right' ? right : 1 - right;
    }
    counted[at].of++;
    if (came === 'right') counted[at].right++;
  }
  const all = weights.reduce((sum, one) => sum + one);
  return counted.map(({ right, of }, at) =>
    of >= 8
      ? (100 * (right + 1)) / (of + 2)
      : kinds.reduce((sum, kind, i) => sum + (100 * weights[i] * foretold(kind, at)) / all, 0),
  );
}

const answers = fc.array(
  fc.record({
    numbers: fc.integer({ min: 1, max: 6 }),
    came: fc.constantFrom<Given['came']>('right', 'right', 'wrong', 'never'),
  }),
  { maxLength: 40 },
);

describe('How able a player of PLYT has shown to be', () => {
  it('is what each answer tells, one after the other', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const { able } = shownBy(optionsOf(), 0, pliesOf(given));
        for (const [at, percent] of slowAble(given).entries()) expect(able[at]).toBeCloseTo(percent, 6);
      }),
      { numRuns: 300 },
    );
  });

  it('does not grow to mastery by one right answer', () => {
    const before = shownBy(optionsOf(), 0, []).able;
    const after = shownBy(optionsOf(), 0, pliesOf(many(2, 1, 0))).able;
    for (const [at, percent] of after.entries()) {
      expect(percent).toBeGreaterThanOrEqual(before[at]);
      expect(percent - before[at]).toBeLessThan(8);
    }
    // Four dice were never thrown, so nine of ten cannot be concluded.
    expect(after[3]).toBeLessThan(50);
  });

  it('falls with each answer that does not come in time, as with a wrong one', () => {
    for (const numbers of [1, 2, 3, 4]) {
      const of = (...given: Given[]): number => shownBy(optionsOf(), 0, pliesOf(given)).able[numbers - 1];
      const right = many(numbers, 3, 0);
      expect(of(...right, ...many(numbers, 0, 0, 2))).toBe(of(...right, ...many(numbers, 0, 2)));
      expect(of(...right, ...many(numbers, 0, 0, 2))).toBeLessThan(of(...right));
    }
  });

  it('is known of a number of dice only from enough answers to it', () => {
    fc.assert(
      fc.property(answers, fc.integer({ min: 1, max: 6 }), (given, dice) => {
        const plies = pliesOf(given);
        const asked = given.filter(({ numbers }) => numbers === dice);
        const right = asked.filter(({ came }) => came === 'right').length;
        const known = shownOf(optionsOf(), 0, shownBy(optionsOf(), 0, plies), dice);
        expect(known).toEqual(asked.length >= fewestAnswers ? { right, of: asked.length } : undefined);
      }),
      { numRuns: 200 },
    );
  });
});

const inEnglish = { figure: (value: number) => String(Math.round(value * 10) / 10), name: () => 'Ada' };

/** Returns what a sentence claims about a player: with that many dice, that many of ten are right. */
const claimsIn = (sentence: string): { dice: number; right: number }[] => {
  const [first, ...more] = [...sentence.matchAll(/(\d+)[^.]*?about (\d+) times out of 10/g)];
  return [first, ...more].filter(Boolean).map(([, dice, right]) => ({ dice: Number(dice), right: Number(right) }));
};

/** Fails unless the record supports the claims. */
function checkClaims(sentence: string, given: readonly Given[]): number {
  const claims = claimsIn(sentence);
  for (const { dice, right } of claims) {
    const asked = given.filter(({ numbers }) => numbers === dice);
    expect(asked.length, sentence).toBeGreaterThanOrEqual(8);
    const share = (asked.filter(({ came }) => came === 'right').length + 1) / (asked.length + 2);
    expect(Math.abs(10 * share - right), sentence).toBeLessThanOrEqual(0.5);
  }
  return claims.length;
}

describe('Hints for the number of dice', () => {
  const start = plyt.setup(2, optionsOf(), seeded(1));
  const state: PlytState = { ...start, phase: { type: 'choose', seat: 0 } };

  /** Returns the three hints for a player with these answers. */
  function hints(given: readonly Given[]): string[] {
    const found = plytHinter.find(state, 0, { shown: shownBy(state.options, 0, pliesOf(given)) });
    if (!found || found instanceof Promise) throw new Error('There is a hint.');
    return found.rungs.map((one) => say(english.hints.plyt, one, inEnglish).replaceAll('*', ''));
  }

  it('claim nothing of dice that were not thrown often', () => {
    expect(hints(many(2, 1, 0))).toEqual([
      'More dice move you further, but only if you are right. Can you do more than 2?',
      '2: 6.5 steps on average if you are right. 3: 10.5 steps.',
      'Throw 2: 6.5 steps on average if you are right.',
    ]);
  });

  it('compare what was thrown often, as it was answered', () => {
    expect(hints([...many(2, 18, 2), ...many(3, 9, 3)]).slice(1)).toEqual([
      '2: right about 9 times out of 10. 3: about 7 times out of 10.',
      'Throw 3: right about 7 times out of 10, worth 7.5 steps on average.',
    ]);
  });

  it('claim only what the answers bear out', () => {
    let claims = 0;
    fc.assert(
      fc.property(answers, fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 3, maxLength: 3 }), (some, more) => {
        const given = [...some, ...more.flatMap((count, i) => many(i + 2, count, 12 - count))];
        for (const sentence of hints(given)) {
          const found = checkClaims(sentence, given);
          expect(found > 0, sentence).toBe(sentence.includes('out of 10'));
          claims += found;
        }
      }),
      { numRuns: 60 },
    );
    expect(claims).toBeGreaterThan(50);
  });
});

/** Plays a game of Ada alone with these dice and answers, as long as it lasts. */
function played(turns: readonly Given[], given: object = {}) {
  const options = optionsOf({ cards: false, timer: 30, ...given });
  const random = seeded(7);
  const match = new Match(plyt, seats(1), plyt.setup(1, options, random));
  const play = (move: PlytMove): void => {
    const step = match.play(move);
    if (!step.ok) throw new Error(step.message);
  };
  const made: Given[] = [];
  for (const one of turns) {
    if (match.isOver) break;
    while (match.turn.kind === 'chance') play(plyt.chance(match.state, random));
    play({ type: 'choose', dice: one.numbers });
    play({ type: 'throw', dice: Array.from({ length: one.numbers }, (_, i) => (i ? 7 : 1)) });
    const answer = 7 ** (one.numbers - 1) + (one.came === 'right' ? 0 : 1);
    play(one.came === 'never' ? { type: 'time-up', ms: 30_000 } : { type: 'answer', answer, ms: 1000 });
    made.push(one);
  }
  return { made, whole: record(match) };
}

const mixed = (...groups: readonly (readonly Given[])[]): Given[] =>
  Array.from({ length: Math.max(...groups.map(({ length }) => length)) }, (_, i) =>
    groups.flatMap((group) => group[i] ?? []),
  ).flat();

describe('The review of the number of dice', () => {
  it('faults nobody for dice that were never tried', async () => {
    const { whole, made } = played(many(2, 19, 2, 2), { startSquare: 0 });
    const { moves } = await looked(whole);
    expect(made).toHaveLength(23);
    expect(moves.filter(({ why }) => /dice/.test(why.code))).toEqual([]);
    const answered = moves.filter(({ unit }) => unit === 'answer');
    expect(answered.filter(({ value }) => value === 1)).toHaveLength(19);
    // A time-out is no wrong answer.
    expect(answered.filter(({ isLate }) => isLate)).toHaveLength(2);
    expect(answered.filter(({ lost, isLate }) => lost > 0 && !isLate)).toHaveLength(2);
  });

  it('sets dice that were tried often beside one another, where the answers leave no doubt', async () => {
    const sure = played(mixed(many(2, 10, 0), many(3, 1, 9)), { bonus: 1 });
    const codes = (await looked(sure.whole)).moves.map(({ why }) => why.code).filter((code) => /dice/.test(code));
    expect(codes.filter((code) => code === 'plyt-fewer-dice').length).toBeGreaterThan(7);
    expect(codes).not.toContain('plyt-more-dice');
    // Eight of ten and seven of ten may be chance.
    const doubtful = played(mixed(many(2, 9, 1), many(3, 7, 3)), { bonus: 2 });
    const said = (await looked(doubtful.whole)).moves.filter(({ why }) => /dice/.test(why.code));
    expect(said).toEqual([]);
  });

  it('claims only what the answers of the game bear out', async () => {
    let claims = 0;
    const random = seeded(11);
    for (let game = 0; game < 12; game++) {
      const turns = Array.from({ length: 40 }, (): Given => {
        const numbers = 2 + random(3);
        const came = random(10) < 12 - 3 * numbers ? 'right' : random(2) ? 'wrong' : 'never';
        return { numbers, came };
      });
      const { made, whole } = played(turns, { bonus: 'none' });
      for (const { why } of (await looked(whole)).moves) {
        if (/dice/.test(why.code)) claims += checkClaims(say(english.why, why, inEnglish).replace('One', '1'), made);
      }
    }
    expect(claims).toBeGreaterThan(50);
  });
});
