import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { empty, facts, update, write } from '../../src/learning/index.js';
import { record } from '../../src/match/record.js';
import { newLog, resultOf } from '../../src/results/result.js';
import { resumed, savedFrom } from '../../src/results/resume.js';
import {
  fingerprint,
  longestHead,
  longestPosition,
  longestState,
  readParts,
  readState,
  writeParts,
  writeState,
  type Saved,
} from '../../src/results/state.js';
import { multiplay } from '../../src/rules/multiplay/index.js';
import { matchOf } from './support/multiplay-matches.js';
import { seeded } from './support/random.js';
import { act, newMatch } from './support/results.js';

const without = (from: Saved, ...keys: (keyof Saved)[]): Saved =>
  Object.fromEntries(Object.entries(from).filter(([key]) => !keys.includes(key as keyof Saved))) as unknown as Saved;

const names = fc.string({
  unit: fc.oneof(fc.constantFrom('!', '*', '%', '.', '\ud800'), fc.string({ unit: 'binary', maxLength: 1 })),
  maxLength: 20,
});
const position = fc
  .array(fc.integer({ min: 0x22, max: 0x7e }), { maxLength: longestPosition, size: 'max' })
  .map((codes) => String.fromCharCode(...codes));
const whole = fc.nat(1_000_000_000);
const saved: fc.Arbitrary<Saved> = fc
  .record(
    {
      game: fc.stringMatching(/^[A-Za-z][\w-]{0,31}$/),
      revision: whole,
      best: fc.nat(100),
      finished: whole,
      tally: fc
        .record({ right: whole, answers: whole, missed: whole, hints: whole, ms: fc.nat(1e12) })
        .map((tally) => ({ ...tally, right: Math.min(tally.right, tally.answers) })),
      seats: fc.array(fc.record({ bot: fc.nat(9), colour: fc.nat(9), learner: fc.boolean() }), {
        minLength: 1,
        maxLength: 12,
      }),
      position,
      record: fc.json().map((json) => ({ abacade: 1, given: json }) as never),
    },
    { requiredKeys: ['game', 'revision', 'finished', 'tally', 'seats', 'position'] },
  )
  .chain((made) =>
    fc
      .option(fc.array(names, { minLength: made.seats.length, maxLength: made.seats.length }), { nil: undefined })
      .map((given) => (given ? { ...made, names: given } : made)),
  )
  .chain((made) =>
    fc
      .option(fc.array(fc.nat(99), { minLength: made.seats.length, maxLength: made.seats.length }), { nil: undefined })
      .map((waiting) => (waiting ? { ...made, waiting } : made)),
  );
/** Replaces halves of surrogate pairs as the encoder does. */
const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '\ufffd');

/** Returns the memory of a learner who has met all products, and has repeated the first `lasting` ones over weeks. */
function learning(lasting: number): string {
  let memory = empty();
  for (const [day, times] of [0, 3, 8, 20, 60].entries())
    for (const [at, { item }] of facts.slice(0, 66).entries())
      if (day < 1 || at < lasting) memory = update(memory, { item, right: true, think: 900 }, times);
  return write(memory);
}

describe('what a learner knows, in the kept state', () => {
  const known = learning(10);
  const full: Saved = { ...good, learning: known };

  it('comes back beside names and moves', () => {
    const read = readState(writeState(full));
    expect(read).toMatchObject({ ok: true, value: { learning: known, names: good.names, record: good.record } });
  });

  it('is read where the host has rejected the head, and where there is nothing after it', () => {
    const { body } = writeParts(full, longestPosition);
    expect(readParts('', body)).toMatchObject({ ok: true, value: { learning: known, names: good.names } });
    const bare = writeParts(without(full, 'names', 'record'), longestPosition).body;
    expect(readParts('', bare)).toMatchObject({ ok: true, value: { learning: known } });
  });

  it('outlasts moves and names where room is short, then loses the oldest facts that have lasted', () => {
    const room = (length: number) => {
      const core =
        writeParts(without(full, 'names', 'record', 'learning'), longestPosition).body.length - good.position.length;
      const position = 'p'.repeat(longestPosition - core - length);
      const read = readParts('', writeParts({ ...full, position }, longestPosition).body);
      if (!read.ok) throw new Error(read.message);
      return read.value;
    };
    const exact = room(known.length + 1);
    expect([exact.learning, exact.names, exact.record]).toEqual([known, undefined, undefined]);
    const less = room(known.length - 20);
    expect(less.learning!.length).toBeLessThanOrEqual(known.length - 20);
    expect(less.learning!.startsWith('f1')).toBe(true);
    expect(room(60).learning).toBeUndefined();
  });

  it.each(['f1', 'f2AAAA', 'x', '%', '{}', 'f1'.padEnd(400, '_')])('%s is dropped, and the game stays', (hostile) => {
    const text = writeState(full).replace(known, hostile);
    const { body } = { body: text.slice(text.indexOf('!') + 1) };
    const read = readParts('', body);
    expect(read).toMatchObject({ ok: true, value: { position: good.position } });
    expect(read.ok && read.value.learning).toBeUndefined();
  });

  it('is missing in a state of version ab1, which is still read', () => {
    const text = writeState(without(full, 'learning'));
    const [head, position, core, , ...rest] = text.split('!');
    const older = [position, core, ...rest].join('!');
    const first = `${head.slice(0, head.lastIndexOf('.')).replace(/^ab2/, 'ab1')}.${fingerprint(older)}`;
    expect(readState(`${first}!${older}`)).toEqual(readState(text));
  });
});

describe('the kept state', () => {
  it('comes back as it was, in one text', () => {
    fc.assert(
      fc.property(saved, (given) => {
        const text = writeState(given);
        expect(text).toMatch(/^[ -~]*$/);
        expect(text.length).toBeLessThanOrEqual(longestState);
        const read = readState(text);
        if (!read.ok) throw new Error(read.message);
        const { names: wanted, ...others } = given;
        const { names: got, ...rest } = read.value;
        expect(rest).toEqual(others);
        // A single empty name has the same text as no name.
        if (wanted?.join('')) expect(got).toEqual(wanted.map(wellFormed));
      }),
      { numRuns: 300 },
    );
  });

  it('never takes more than 255 and 4,096 characters in two parts, and keeps position and counts', () => {
    fc.assert(
      fc.property(saved, fc.constantFrom(0, 4000, 4080, 4096), (given, long) => {
        const held = long ? { ...given, position: 'p'.repeat(long) } : given;
        const { head, body } = writeParts(held, longestPosition);
        expect(head.length).toBeLessThanOrEqual(longestHead);
        expect(body.length).toBeLessThanOrEqual(longestPosition);
        const read = readParts(head, body);
        if (!read.ok) throw new Error(read.message);
        const wanted = without(held, 'names', 'record');
        expect(read.value).toMatchObject(wanted);
      }),
      { numRuns: 300 },
    );
  });

  it('is never the same text twice, though the game stands as it did', () => {
    const still = without(good, 'record', 'names');
    const [one, two] = [31, 32].map((revision) => writeParts({ ...still, revision }, longestPosition));
    expect(one.body).not.toBe(two.body);
    expect(one.head).not.toBe(two.head);
  });

  it('bounds what no game would say', () => {
    const text = writeState({
      game: 'multiplay',
      revision: 1e300,
      best: 1000,
      finished: -1,
      tally: { right: NaN, answers: Infinity, missed: 0.4, hints: 2.5, ms: 1e300 },
      seats: [{ bot: 77, colour: -3, learner: true }],
      position: 'ä!',
    });
    expect(readState(text)).toMatchObject({
      ok: true,
      value: { revision: 1e9, best: 100, finished: 0, position: '', seats: [{ bot: 9, colour: 0, learner: true }] },
    });
  });
});

const match = newMatch(seeded(1));
for (let i = 0, random = seeded(1); i < 30; i++) act(match, random);
const result = resultOf(match, newLog([0], { right: 2, answers: 5, missed: 1, hints: 0, ms: 90_000 }));
const good = savedFrom(result, { revision: 31, best: 40, finished: 1 });
const text = writeState(good);

/** The state as version 0.1.0 wrote it: its body contains only the revision after the position. */
const first = ((): string => {
  const [head, position, , ...rest] = text.split('!');
  const body = [position, '31', ...rest].join('!');
  return `${[...head.split('.').slice(0, 7), fingerprint(body)].join('.')}!${body}`;
})();

/** Returns that state with another header that matches its body. */
const withField = (index: number, value: string): string => {
  const cut = first.indexOf('!');
  const fields = first.slice(0, cut).split('.');
  fields[index] = value;
  return `${fields.join('.')}${first.slice(cut)}`;
};

describe('a state from anywhere', () => {
  it('never throws; what is read can be written again', () => {
    const judge = (given: unknown): void => {
      const read = readState(given);
      if (!read.ok) {
        expect(['state', 'version']).toContain(read.code);
        expect(read.message).toMatch(/\.$/);
        return;
      }
      expect(readState(writeState(read.value))).toEqual(read);
      const again = resumed(multiplay, read.value, 2);
      if (!again.ok) expect(again.message).toMatch(/\.$/);
    };
    judge(text);
    judge(text.replace('001110', '001')); // one seat, and names for two
    fc.assert(fc.property(fc.anything(), judge));
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), judge));
    // Damage: pieces of a valid state cut, changed and doubled, with a corrected checksum half of the time.
    fc.assert(
      fc.property(fc.nat(text.length), fc.nat(20), fc.string({ maxLength: 5 }), fc.boolean(), (at, gone, put, mend) => {
        const hurt = text.slice(0, at) + put + text.slice(at + gone);
        const cut = hurt.indexOf('!');
        const fields = hurt.slice(0, cut).split('.');
        fields[7] = fingerprint(hurt.slice(cut + 1));
        judge(mend && cut > 0 ? fields.join('.') + hurt.slice(cut) : hurt);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['another version', withField(0, 'ab3'), 'version'],
    ['an older version', withField(0, 'ab0'), 'version'],
    ['no version', withField(0, 'xy1'), 'state'],
    ['a revision with a plus', withField(2, '+3'), 'state'],
    ['a best score above 100', withField(3, '101'), 'state'],
    ['a best score that is none', withField(3, 'x'), 'state'],
    ['more right than answered', withField(5, '6_5_1_0_90000'), 'state'],
    ['a figure too many', withField(5, '2_5_1_0_90000_1'), 'state'],
    ['half a seat', withField(6, '00100'), 'state'],
    ['the body of another', text.replace(good.position, `${good.position}x`), 'state'],
    ['nothing', '', 'state'],
    ['too long a text', `${text}${'x'.repeat(longestState)}`, 'state'],
    ['no text', undefined, 'state'],
  ])('is refused: %s', (_, given, code) => expect(readState(given)).toMatchObject({ ok: false, code }));
});

describe('a state in two parts', () => {
  const room = longestPosition;
  const bare = without(good, 'record');
  const attempt = {
    attempt: 'k3f9',
    settings: 'a1b2',
    writers: [
      { session: 'a1', revision: 12 },
      { session: 'b2', revision: 31 },
    ],
  };

  it('is read as version 0.1.0 wrote it', () => {
    expect(readState(first)).toEqual({ ok: true, value: good });
  });

  it('is read from its body where the head was refused: it is an older one, or there is none', () => {
    const { body } = writeParts({ ...bare, ...attempt }, room);
    const older = writeParts({ ...bare, ...attempt, revision: 30 }, room).head;
    for (const head of [older, '', 'nonsense'])
      expect(readParts(head, body)).toEqual({ ok: true, value: { ...bare, ...attempt } });
    expect(readParts('ab3.x', body)).toMatchObject({ ok: false, code: 'version' });
  });

  it('is not read from a body that is damaged, or that had no room for more than its position', () => {
    const { head, body } = writeParts({ ...bare, ...attempt }, room);
    expect(readParts('', body.replace('.40.', '.99.'))).toMatchObject({ ok: false, code: 'state' });
    expect(readParts('', `x${body}`)).toMatchObject({ ok: false, code: 'state' });
    const full = writeParts({ ...bare, ...attempt, position: 'p'.repeat(room) }, room);
    expect(readParts(head, full.body)).toMatchObject({ ok: false, code: 'state' });
    expect(readParts(full.head, full.body)).toMatchObject({ ok: true, value: { revision: 31 } });
  });
});

describe('a game taken up again', () => {
  const bare = without(good, 'record');

  it('has its moves where there was room for the record', () => {
    const again = resumed(multiplay, good, 2);
    if (!again.ok) throw new Error(again.message);
    expect(record(again.value.match)).toEqual(record(match));
    expect(again.value.log).toMatchObject({ learners: [0], tally: good.tally });
  });

  it('begins at the position where there was none, or where the record leads elsewhere', () => {
    const other = record(newMatch(seeded(2)));
    for (const given of [bare, { ...good, record: other }, { ...good, record: { abacade: 1 } as never }]) {
      const again = resumed(multiplay, given, 2);
      if (!again.ok) throw new Error(again.message);
      expect(again.value.match.state).toEqual(match.state);
      expect(again.value.match.players).toEqual(match.players);
      expect(again.value.match.ply).toBe(0);
    }
  });

  it.each([
    ['of another game', { ...good, game: 'plyt' }, 'game'],
    ['of another version of the position', { ...bare, position: good.position.replace('mp2', 'mp0') }, 'version'],
    ['of other seats', { ...without(bare, 'names'), seats: good.seats.slice(1) }, 'players'],
    [
      'of a computer player that is not there',
      { ...bare, seats: good.seats.map((s) => ({ ...s, bot: 9 })) },
      'players',
    ],
    ['of two players with one colour', { ...bare, seats: good.seats.map((s) => ({ ...s, colour: 1 })) }, 'players'],
  ])('is refused: %s', (_, changed, code) => {
    expect(resumed(multiplay, changed, 2)).toMatchObject({ ok: false, code });
  });

  it('has names that may be shown, whatever was kept', () => {
    const again = resumed(multiplay, { ...bare, names: ['\u202e<b>*x', ''] }, 2);
    expect(again.ok && again.value.match.players.map(({ name }) => name)).toEqual(['<b>x', 'Ada']);
  });
});

it('measures: the largest Multiplay position leaves room for the names in SCORM 1.2', () => {
  const big = matchOf([0, 0, 0, 0], { size: 15 }, false);
  const made = savedFrom(resultOf(big, newLog([0])), { revision: 1, finished: 0 });
  const { head, body } = writeParts(made, longestPosition);
  expect(head.length).toBeLessThan(70);
  expect(made.position.length).toBeLessThan(450);
  expect(readParts(head, body)).toMatchObject({ ok: true, value: { names: made.names, record: made.record } });
});
