import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { ready } from '../../src/core/index.js';
import { visiblePlies } from '../../src/live/referee/visible.js';
import { mostMove, write, type ClientMessage, type ToClient, type ToServer } from '../../src/live/protocol/messages.js';
import { readToClient } from '../../src/live/protocol/to-client.js';
import { readToServer } from '../../src/live/protocol/to-server.js';
import { gameNamed, tried } from './support/all-games.js';
import { LiveMatch } from './support/live-match.js';
import { seeded } from './support/random.js';

const id = 'AbCd_fGh-jKlMnOp';
const token = 'k3.17.2.AAAAAAAAAAAAAAAAAAAAAA';

const lesson = {
  game: 'up-and-down',
  options: { variant: 'both-ways' },
  how: 'tournament',
  size: 2,
  undo: 'own',
  admit: true,
  warmUp: false,
} as const;

const saids: ClientMessage[] = [
  { t: 'join', id, nickname: 0 },
  { t: 'join', id, nickname: 767, again: true },
  { t: 'move', id, ply: 3, seq: 4, move: { type: 'turn', cell: 3 } },
  { t: 'move', id, ply: 0, seq: 0, move: null },
  { t: 'undo', id, seq: 9 },
  { t: 'help', id, on: true },
  { t: 'ready', id },
  { t: 'save', id },
  { t: 'watch', boards: [] },
  { t: 'watch', boards: ['b-1', 'b_2'] },
  ...(
    [
      { do: 'open', ...lesson },
      { do: 'lock' },
      { do: 'unlock' },
      { do: 'clear', pupils: [7, 12] },
      { do: 'refuse', pupil: 7 },
      { do: 'admit', pupil: 7 },
      { do: 'pair', how: 'swiss' },
      { do: 'round', on: true, minutes: 15 },
      { do: 'round', on: false },
      { do: 'pause' },
      { do: 'resume' },
      { do: 'message', message: 31 },
      { do: 'message', message: 0, pupil: 12 },
      { do: 'seat', board: 'b1', seat: 1, to: 'bot' },
      { do: 'seat', board: 'b1', seat: 5, to: 40 },
      { do: 'restart', board: 'b1' },
      { do: 'time', pupil: 1, allowance: 'none' },
      { do: 'time', pupil: 1, allowance: 10 },
      { do: 'summit', right: 1600 },
      { do: 'remove', pupil: 1 },
      { do: 'project', show: 'board', board: 'b1' },
      { do: 'project', show: 'honour', names: true },
      { do: 'project', show: 'round', step: 2 },
      { do: 'close', keep: 'nothing' },
    ] as const
  ).map((does) => ({ t: 'class' as const, id, seq: 12, ...does })),
];

const toServer: ToServer[] = [
  ...saids,
  { t: 'hello', seq: 0, code: 'K7M4PQ2R' },
  { t: 'hello', seq: 0, token, here: true },
  { t: 'hello', seq: 0, code: 'K7M4PQ', device: id },
  { t: 'hello', seq: 1_000_000, token, wait: 25_000, say: saids.slice(0, 8) },
];

const view = { options: {}, at: [1, 2] };
const toClient: ToClient[] = [
  { t: 'seat', token, nickname: 5, colour: 1 },
  { t: 'lobby', phase: 'open', game: 'plyt', others: 12, paused: false, taken: [3, 4], warmUp: true },
  { t: 'lobby', phase: 'between', game: 'plyt', you: 5, others: 0, paused: true, right: [3, 0, 12] },
  {
    t: 'view',
    match: 'b1',
    game: 'plyt',
    options: { timer: 30 },
    players: [
      { nickname: 5, colour: 0 },
      { nickname: 'bot', colour: 1 },
    ],
    seat: 'public',
    seq: 4,
    ply: 7,
    view,
    undo: false,
    paused: true,
  },
  {
    t: 'plies',
    match: 'b1',
    seq: 5,
    plies: [
      { by: 0, events: [{ type: 'placed' }], view },
      { by: 'chance', events: [], view },
    ],
    clock: { gone: 0, limit: 30_000 },
    undo: true,
  },
  { t: 'ok', id, seq: 3 },
  {
    t: 'no',
    id,
    rule: 'PLY-08',
    reason: 'dice-count',
    details: { fewest: 2, most: 6, sum: '7*8' },
    message: 'Choose.',
  },
  { t: 'no', id, rule: 'live', reason: 'stale', message: 'The match has gone on.' },
  { t: 'back', match: 'b1', seq: 6, why: 'undo' },
  { t: 'here', match: 'b1', seats: ['here', 'away', 'bot'] },
  { t: 'over', match: 'b1', record: { abacade: 1 }, scores: [-3, 12.5], winners: [1] },
  { t: 'pause', on: true },
  { t: 'message', message: 4 },
  { t: 'teacher' },
  { t: 'teacher', token, projector: token, code: 'K7M4PQ2R' },
  { t: 'teacher', token, projector: token, code: 'K7M4PQ2R', waits: 86_400_000 },
  {
    t: 'teacher',
    lessons: [
      { token, code: 'K7M4PQ', game: 'multiplay', pupils: 24, round: 2, isWaiting: false },
      { token, code: 'K7M4PR', game: 'tables', pupils: 0, round: 0, isWaiting: true },
    ],
  },
  {
    t: 'class',
    seq: 40,
    code: 'K7M4PQ',
    phase: 'round',
    paused: false,
    lesson,
    round: 2,
    rounds: 5,
    left: 60_000,
    pupils: [
      {
        pupil: 5,
        is: 'here',
        place: 'board',
        asks: true,
        hand: true,
        allowance: 'none',
        outcomes: ['won', null],
        right: [7, null],
      },
      { pupil: 6, is: 'away', place: 'door' },
    ],
    boards: [
      { board: 'b1', number: 1, seats: [5, 'bot'], turn: 1, waits: 4000, scores: [3, 12.5] },
      { board: 'b2', number: 2, seats: [7, 8], waits: 0, scores: [1, 1], winners: [0, 1] },
    ],
    right: [120, 44],
    summit: 1600,
    bests: 9,
    shown: { show: 'board', board: 'b1', first: [5, 7] },
  },
  { t: 'lesson', id, file: { type: 'lesson' } },
  { t: 'later', ms: 500 },
  { t: 'bye', why: 'closed' },
  { t: 'bye', why: 'refused' },
];

/** Returns a copy with another value at the path. */
function changed(message: unknown, path: readonly string[], value: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  const copy: Record<string, unknown> | unknown[] = Array.isArray(message)
    ? [...(message as unknown[])]
    : { ...(message as Record<string, unknown>) };
  const fields = copy as Record<string, unknown>;
  fields[first] = changed(fields[first], rest, value);
  return copy;
}

/** Returns the paths of all fields whose content the protocol defines. */
const pathsOf = (value: unknown, at: readonly string[] = []): (readonly string[])[] =>
  typeof value !== 'object' || value === null
    ? [at]
    : [
        ...(at.length ? [at] : []),
        ...Object.entries(value).flatMap(([key, one]) =>
          ['move', 'options', 'view', 'events', 'record', 'details', 'file'].includes(key)
            ? [[...at, key]]
            : pathsOf(one, [...at, key]),
        ),
      ];

const refused = { ok: false, code: expect.any(String), message: expect.stringMatching(/\.$/) };

describe.each<
  [string, readonly (ToServer | ToClient)[], (text: unknown) => ReturnType<typeof readToServer | typeof readToClient>]
>([
  ['to the server', toServer, readToServer],
  ['to a device', toClient, readToClient],
])('a message %s', (_, messages, read) => {
  it.each(messages.map((message) => [write(message).slice(0, 90), message] as const))(
    'is read as written: %s',
    (_, one) => {
      expect(read(write(one))).toEqual({ ok: true, value: one });
    },
  );

  it('comes without what no message has', () => {
    for (const one of messages) {
      expect(read(JSON.stringify({ ...one, extra: [1], constructor: { a: 1 } }))).toEqual({ ok: true, value: one });
    }
  });

  it('is refused by the name of the field that is wrong', () => {
    // No field of the protocol takes any of these; those with arbitrary content take no text.
    const wrong = [{}, [], '', 'x y', -1, 1.5, 1e12, { a: { b: 1 } }];
    let tries = 0;
    for (const one of messages) {
      for (const path of pathsOf(one)) {
        const isAny = /move|options|view|events|record|details|file/.test(path.at(-1)!);
        for (const value of isAny ? [] : wrong) {
          const good = path.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], one);
          const field = path.join('.');
          if (Array.isArray(value) && Array.isArray(good)) continue;
          // Texts for people may be anything, scores any number.
          if (field === 'message' && typeof value === 'string') continue;
          if (/(?:^|\.)scores/.test(field) && typeof value === 'number') continue;
          if (good === null || (value === null && /outcomes|right/.test(field))) continue;
          const result = read(JSON.stringify(changed(one, path, value)));
          expect(result, `${field} ${JSON.stringify(value)}`).toMatchObject(refused);
          if (!result.ok)
            expect(result.code.startsWith(field) || result.code === 'text', `${field}: ${result.code}`).toBe(true);
          tries++;
        }
      }
    }
    expect(tries).toBeGreaterThan(200);
  });

  it('is refused without a field that it needs', () => {
    const optional = [
      'again',
      'token',
      'code',
      'say',
      'wait',
      'here',
      'device',
      'minutes',
      'pupil',
      'board',
      'names',
      'you',
      'clock',
      'details',
      'taken',
      'right',
      'warmUp',
      'projector',
      'lessons',
      'left',
      'step',
    ];
    for (const one of messages) {
      const isOptional = (name: string): boolean =>
        optional.includes(name) || (one.t === 'plies' && name === 'undo') || (one.t === 'teacher' && name === 'waits');
      for (const key of Object.keys(one).filter((name) => !isOptional(name))) {
        const { [key]: __, ...rest } = one as unknown as Record<string, unknown>;
        expect(read(JSON.stringify(rest)), `${one.t} without ${key}`).toMatchObject({ ...refused, code: key });
      }
    }
  });

  it('is no message', () => {
    const others = [
      undefined,
      null,
      3,
      {},
      [],
      '',
      '{',
      'null',
      '3',
      '"hello"',
      '[]',
      '{}',
      '{"t":"toString"}',
      '{"t":"__proto__"}',
      '{"t":["ok"]}',
      '\u0000',
      '{"t":"hello","t":1}',
    ];
    for (const given of others) expect(read(given), JSON.stringify(given)).toMatchObject(refused);
  });

  it('has no prototype of the sender’s choice, at any depth', () => {
    for (const one of messages) {
      const text = write(one);
      for (let i = text.indexOf('{'); i >= 0; i = text.indexOf('{', i + 1)) {
        const rest = text.slice(i + 1);
        const given = `${text.slice(0, i)}{"__proto__":{"ok":true}${rest.startsWith('}') ? '' : ','}${rest}`;
        expect(read(given)).toMatchObject({ ...refused, code: 'text' });
        expect(read(given.replace('__proto__', '\\u005f_proto__'))).toMatchObject({ ...refused, code: 'text' });
      }
    }
    expect(({} as { ok?: unknown }).ok).toBeUndefined();
  });

  it('is not read if it is endlessly deep', () => {
    for (const depth of [20, 1000, 4000]) {
      const deep = `${'['.repeat(depth)}${']'.repeat(depth)}`;
      expect(read(deep)).toMatchObject({ code: 'text' });
      expect(read(`{"t":"move","move":${deep}}`)).toMatchObject({ code: 'text' });
      expect(read('{"a":'.repeat(depth))).toMatchObject({ code: 'text' });
    }
    // Brackets within a text do not count, not even behind a quotation mark that is part of it.
    const inText = { t: 'help', id, on: true, note: `"${'['.repeat(50)}\\"${'{'.repeat(50)}` };
    expect(readToServer(JSON.stringify(inText))).toEqual({ ok: true, value: { t: 'help', id, on: true } });
  });

  it('never throws, whatever comes', () => {
    const piece = fc.constantFrom(
      ...messages.map(write),
      '"',
      '\\',
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"t"',
      '"id"',
      '0',
      '-',
      'e9',
      '\ud800',
      'ü',
    );
    const spoilt = fc
      .tuple(fc.constantFrom(...messages.map(write)), fc.nat(), fc.nat(6), piece)
      .map(([text, at, cut, put]) => text.slice(0, at % text.length) + put + text.slice((at % text.length) + cut));
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      spoilt,
      fc.array(piece, { maxLength: 12 }).map((list) => list.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const result = read(text);
        // An accepted message remains the same when it is written and read again.
        if (result.ok) expect(read(write(result.value))).toEqual(result);
        else expect(result).toMatchObject(refused);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the size of a message to the server', () => {
  const withNote = (note: string) => JSON.stringify({ t: 'ready', id, note });
  const room = 8192 - withNote('').length;

  it('is at most 8,192 bytes, not characters', () => {
    expect(readToServer(withNote('x'.repeat(room)))).toMatchObject({ ok: true });
    expect(readToServer(withNote('x'.repeat(room + 1)))).toMatchObject({ ok: false, code: 'text' });
    for (const [character, bytes] of [
      ['ü', 2],
      ['€', 3],
      ['🎲', 4],
    ] as const) {
      const many = Math.floor(room / bytes);
      expect(readToServer(withNote(character.repeat(many))), character).toMatchObject({ ok: true });
      expect(readToServer(withNote(character.repeat(many + 1))), character).toMatchObject({ ok: false, code: 'text' });
    }
  });

  it('has no −0, which would be another value when it is written again', () => {
    const read = readToServer(`{"t":"move","id":"${id}","ply":-0,"seq":-0.0,"move":{"cell":-0,"list":[-0]}}`);
    expect(read).toEqual({ ok: true, value: { t: 'move', id, ply: 0, seq: 0, move: { cell: 0, list: [0] } } });
  });

  it('leaves no room for a move that fills the log', () => {
    const move = (size: number) => ({ t: 'move', id, ply: 0, seq: 0, move: { type: 'x'.repeat(size) } });
    expect(readToServer(JSON.stringify(move(mostMove - 11)))).toMatchObject({ ok: true });
    expect(readToServer(JSON.stringify(move(mostMove - 10)))).toMatchObject({ ok: false, code: 'move' });
  });

  it('has no hello within a hello, and few messages', () => {
    const hello = { t: 'hello', seq: 0, say: [{ t: 'hello', seq: 0 }] };
    expect(readToServer(JSON.stringify(hello))).toMatchObject({ ok: false, code: 'say.0.t' });
    const many = { t: 'hello', seq: 0, say: Array(9).fill({ t: 'ready', id }) };
    expect(readToServer(JSON.stringify(many))).toMatchObject({ ok: false, code: 'say' });
    const wrong = { t: 'hello', seq: 0, say: [saids[0], { ...saids[2], ply: -1 }] };
    expect(readToServer(JSON.stringify(wrong))).toMatchObject({ ok: false, code: 'say.1.ply' });
  });

  it('has a code as people type it', () => {
    expect(readToServer('{"t":"hello","seq":0,"code":"k7m4-pq2r"}')).toMatchObject({ value: { code: 'K7M4PQ2R' } });
    expect(readToServer('{"t":"hello","seq":0,"code":"O"}')).toMatchObject({ ok: false, code: 'code' });
  });
});

describe('a match of each game', () => {
  beforeAll(() => ready());

  it.each(tried)('goes through the messages: %s, %i, %o', (name, seats, options) => {
    const live = new LiveMatch(gameNamed(name), seats, options, seeded(21));
    for (let i = 0; i < 40 && live.seat >= 0; i++) {
      const { asked, judged } = live.step();
      const { id: _, seat: __, ...rest } = asked;
      const sent = readToServer(JSON.stringify({ t: 'move', id, ...rest }));
      expect(sent).toEqual({ ok: true, value: JSON.parse(JSON.stringify({ t: 'move', id, ...rest })) });
      for (const seat of [0, 'public'] as const) {
        const plies = JSON.parse(JSON.stringify(visiblePlies(live.game, judged.plies, seat))) as Extract<
          ToClient,
          { t: 'plies' }
        >['plies'];
        const message: ToClient = { t: 'plies', match: 'b1', seq: judged.entry.seq, plies };
        expect(readToClient(write(message))).toEqual({ ok: true, value: message });
      }
    }
  });
});
