import { beforeAll, describe, expect, it } from 'vitest';
import { GameEvents } from '../../components/game/game-events.js';
import type { GameTypes, MatchOf } from '../../components/parts/game-types.js';
import { ready } from '../../src/core/index.js';
import { Match } from '../../src/match/match.js';
import { nameAll } from '../../src/match/players.js';
import type { GameEvent } from '../../src/rules/game.js';
import { anyMove, begun, gameNamed, tried, type AnyGame, type AnyMove } from './support/all-games.js';
import { expectEqual } from './support/expect-equal.js';
import { seeded } from './support/random.js';

type AnyMatch = Match<object, object, AnyMove, GameEvent>;

/** Returns the events that an element of this game sends to its page. */
function pageOf(game: AnyGame): { readonly told: { type: string; detail: unknown }[]; events: GameEvents<GameTypes> } {
  const told: { type: string; detail: unknown }[] = [];
  const element = Object.assign(new EventTarget(), { rules: game as MatchOf<GameTypes>['game'] });
  for (const type of ['move', 'moved', 'undone', 'redone', 'game-over'])
    element.addEventListener(type, (event) => told.push({ type, detail: (event as CustomEvent).detail }));
  return { told, events: new GameEvents<GameTypes>(element) };
}

/** Makes a move, and returns the events about it for the page. */
function toldOf(game: AnyGame, match: AnyMatch, move: AnyMove): { type: string; detail: unknown }[] {
  const { told, events } = pageOf(game);
  events.aboutToMove(move, match.ply);
  const step = match.play(move);
  if (!step.ok) throw new Error(step.message);
  events.moved(match as MatchOf<GameTypes>, move, step.events);
  return told;
}

/** Returns whether a draw is secret: pieces that a seat draws for itself, and cards that are kept. */
const isSecret = (game: AnyGame, options: object, move: AnyMove): boolean =>
  move.type === 'draw' || (game.chances.includes('turn') && move.type === 'turn' && 'cardsWhen' in options);

/** Up and down: everybody sees whether a drawn piece fits, and a piece that is laid at once. */
const inSight = ({ plies, state }: AnyMatch): string =>
  JSON.stringify([plies[0].events.map((event) => 'fits' in event && event.fits), 'laid' in state && state.laid]);

beforeAll(() => ready());

describe.each(tried.map(([name, seats, options]) => ({ name, seats, options })))(
  'what the page is told of $name, $seats, $options',
  ({ name, seats, options }) => {
    const game = gameNamed(name);
    const players = nameAll(Array.from({ length: seats }, (_, colour) => ({ name: '', bot: 0, colour })));
    const games = [1, 2, 3].map((seed) => {
      const random = seeded(seed);
      const match: AnyMatch = new Match(game, players, begun(game, seats, options, random));
      return { random, match };
    });
    const next = ({ match, random }: (typeof games)[number]): AnyMove =>
      match.turn.kind === 'chance' ? match.chance(random) : anyMove(game, match.state, random);

    it('is what everyone may know, also where moves are taken back', () => {
      for (const one of games) {
        const { match } = one;
        for (let i = 0; i < 80 && !match.isOver; i++) {
          const moved = toldOf(game, match, next(one)).find(({ type }) => type === 'moved');
          const { events: made } = match.plies.at(-1)!;
          const events = game.hear?.([...made], 'public') ?? made;
          const { ply, events: heard, state } = moved!.detail as Record<string, unknown>;
          expectEqual([ply, heard, state], [match.ply, events, game.view(match.state, 'public')]);
          if (i % 3 || !match.undo()) continue;
          const { told, events: page } = pageOf(game);
          page.travelled('undone', match as MatchOf<GameTypes>);
          const after = { game: game.name, ply: match.ply, state: game.view(match.state, 'public') };
          expectEqual(told, [{ type: 'undone', detail: after }]);
        }
      }
    });

    it('does not tell one secret draw from another', () => {
      let secrets = 0;
      for (const { random } of games) {
        const match: AnyMatch = new Match(game, players, begun(game, seats, options, random));
        for (let i = 0; i < 120 && !match.isOver; i++) {
          const move = next({ match, random });
          if (match.turn.kind === 'chance' && isSecret(game, options, move)) {
            const other = new Match(game, players, match.state);
            const another = new Match(game, players, match.state);
            const draws = [other, another].map((one, k) =>
              toldOf(game, one, k ? game.chance(one.state, random) : move),
            );
            if (inSight(other) === inSight(another)) {
              expectEqual(draws[0], draws[1]);
              secrets++;
            }
          }
          const step = match.play(move);
          if (!step.ok) throw new Error(step.message);
        }
      }
      const draws = ['pytagora', 'plusAndMinus', 'upAndDown', 'tables'].includes(name);
      if (draws || 'cardsWhen' in options) expect(secrets).toBeGreaterThan(3);
    });
  },
);

it('does not tell whether a player who passes could have attached the product (PYT-52)', () => {
  const game = gameNamed('tables');
  const text = 'tb2..1_0.38.0123456789_0122345678.55';
  const read = game.read(text);
  if (!read.ok) throw new Error(read.message);
  const match: AnyMatch = new Match(game, nameAll([0, 1].map((colour) => ({ name: '', bot: 0, colour }))), read.value);
  const moved = toldOf(game, match, { type: 'pass' }).find(({ type }) => type === 'moved');
  expect(match.plies[0].events[0]).toEqual({ type: 'passed', seat: 0, could: true });
  const { events } = moved!.detail as { readonly events: readonly object[] };
  expect(events[0]).toStrictEqual({ type: 'passed', seat: 0 });
});
