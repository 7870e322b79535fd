/* Programs that must compile and, behind `@ts-expect-error`, must not. */
import 'abacade/multiplay-grid';
import 'abacade/plyt-board';
import { bots, chooseMove } from 'abacade/bots';
import { hintsFor } from 'abacade/hints';
import { newMatch, replay, seeded } from 'abacade/match';
import { Reporter, scorm12, usualLearners } from 'abacade/results';
import { games } from 'abacade/rules';
import { multiplay, type MultiplayMove, type MultiplayState } from 'abacade/rules/multiplay';
import type { EventsOf, MultiplayGrid, PlytBoard } from 'abacade';

const grid = document.querySelector('multiplay-grid')!;
const board: PlytBoard = document.createElement('plyt-board');

grid.addEventListener('moved', ({ detail }) => {
  const move: MultiplayMove = detail.move;
  const state: MultiplayState = detail.state;
  const game: string = detail.game;
  // @ts-expect-error: Multiplay has no trail
  void detail.state.squares;
  // @ts-expect-error: a detail cannot be changed
  detail.move = move;
  return [move, state, game];
});
grid.addEventListener('game-over', ({ detail: { scores, record } }) => {
  const moves: readonly MultiplayMove[] | undefined = record?.moves;
  return [scores.toSorted((a, b) => b - a), moves];
});
board.addEventListener('game-start', ({ detail }) => detail.options.standard);
board.addEventListener('click', ({ clientX }) => clientX);
board.addEventListener('own-event', () => {});
// @ts-expect-error: there are no cubes in PLYT
board.addEventListener('moved', ({ detail }) => detail.state.colours);

const onMoved = (event: EventsOf<MultiplayGrid>['moved']): number => event.detail.ply;
grid.addEventListener('moved', onMoved, { once: true });
grid.removeEventListener('moved', onMoved);

grid.theme = 'dark';
// @ts-expect-error: there is no such theme
grid.theme = 'sepia';
grid.preset = 'clock';
// @ts-expect-error: a preset of another game
grid.preset = 'competition';
board.preset = 'competition';
grid.speed = 'instant';
// @ts-expect-error: there is no such speed
grid.speed = 'quick';
grid.puzzleStrength = 'hard';
// @ts-expect-error: there is no such strength
grid.puzzleStrength = 'harder';

export async function headless(): Promise<number> {
  const begun = newMatch(multiplay, { players: 'bot:1, bot:4', options: { size: 5 }, random: seeded(1) });
  if (!begun.ok) throw new Error(begun.message);
  const match = begun.value;
  const move = await chooseMove(match, { level: bots.multiplay.levels });
  if (move.ok) match.play(move.value);
  // @ts-expect-error: not a move of Multiplay
  match.play({ type: 'card' });
  const again = replay(games.multiplay, JSON.parse(JSON.stringify(match)));
  const hints = await hintsFor('multiplay', match.state);
  if (hints.ok) {
    const hinted: MultiplayMove = hints.value.move;
    match.play(hinted);
  }
  const own = await hintsFor(games.plyt, '');
  // @ts-expect-error: a move of PLYT
  if (own.ok) match.play(own.value.move);
  return again.ok ? again.value.ply : 0;
}

export function report(): Reporter<object, MultiplayState, MultiplayMove, never> {
  const adapter = scorm12(window, { key: location.pathname, timers: { now: () => 0, later: () => () => {} } });
  usualLearners([]);
  return new Reporter(adapter, () => performance.now());
}
