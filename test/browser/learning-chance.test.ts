import { expect } from '@open-wc/testing';
import '../../components/multiplay-grid/define.js';
import '../../components/plyt-board/define.js';
import '../../components/pytagora-tables/define.js';
import { dayOf, empty, update, write } from '../../src/learning/index.js';
import type { Match } from '../../src/match/match.js';
import type { AnsweredEvent, Game, GameEvent } from '../../src/rules/game.js';
import { seed } from './support/chance.js';
import { atOnce, clear, stageOf, type Attributes } from './support/grid.js';
import { turn } from './support/time.js';
import { until } from './support/until.js';

afterEach(clear);

interface Move {
  readonly type: string;
  readonly answer?: number;
}
type State = object;
interface Board extends HTMLElement {
  learning: string | undefined;
  readonly match: Match<unknown, State, Move, GameEvent> | undefined;
  readonly rules: Game<unknown, State, Move, GameEvent>;
  readonly table: { roll(): unknown };
  play(move: object): { readonly ok: boolean };
}

/** Number of moves. */
const most = 40;

/** Returns a learner who knows the easy products, and misses the hard ones. */
const known = (): string => {
  let memory = empty();
  const today = dayOf(new Date());
  for (let day = today - 20; day < today; day += 4)
    for (let a = 2; a <= 12; a++)
      for (let b = a; b <= 12; b++) memory = update(memory, { item: `P${a}.${b}`, right: a < 6, think: 900 }, day);
  return write(memory);
};

interface Fallen {
  /** The position in which the game began: its board or its pack. */
  readonly start: unknown;
  /** The results of chance, throw by throw. */
  readonly drawn: readonly unknown[];
  /** The number of times that the learning layer reported something learned. */
  readonly learned: number;
}

/** Plays a game whose chance has that seed; every third answer is wrong. */
async function played(tag: string, attributes: Attributes, start: number, learner?: string): Promise<Fallen> {
  seed(start);
  const board = document.createElement(tag) as Board;
  for (const [name, value] of Object.entries({ ...atOnce, players: 'Ada, Ben', ...attributes }))
    board.setAttribute(name, String(value));
  let learned = 0;
  board.addEventListener('learned', () => learned++);
  if (learner) {
    board.setAttribute('learner', learner);
    board.learning = known();
  }
  let answered = 0;
  board.addEventListener('answer', (event) => {
    if ((event as CustomEvent<AnsweredEvent>).detail.seat === 0) answered++;
  });
  const stage = stageOf();
  stage.style.display = 'none'; // no layout is needed
  stage.append(board);
  await until(() => board.match, 'the game has begun');
  const match = board.match!;
  while (match.ply < most && match.turn.kind !== 'over') {
    if (match.turn.kind === 'chance') board.table.roll();
    else {
      const [right] = board.rules.moves(match.state);
      const timed = 'answer' in right ? { ...right, ms: 900, think: 800 } : right;
      const wrong = { ...timed, answer: (right.answer ?? 0) + 1 };
      if (match.ply % 3 || !('answer' in right) || !board.play(wrong).ok) board.play(timed);
    }
    // Ada's answer is learned before the next throw.
    if (learner) await until(() => learned === answered, 'the answer is learned');
    else await turn();
  }
  const drawn = match.plies
    .slice(0, most)
    .filter(({ by }) => by === 'chance')
    .map(({ move }) => move);
  board.remove();
  return { start: match.start, drawn, learned };
}

/** The parts of each game that depend on chance. */
const games: readonly [chance: string, tag: string, attributes: Attributes][] = [
  ['dice and cards of PLYT', 'plyt-board', { timer: 0 }],
  ['dice of PLYT beside a fixed die', 'plyt-board', { timer: 0, fixed: '7 8' }],
  ['board and die of Multiplay', 'multiplay-grid', { answer: 'product' }],
  ['pack of Multiplication tables', 'pytagora-tables', { answer: 'true' }],
];

describe('Chance does not know what a learner knows', () => {
  for (const [chance, tag, attributes] of games) {
    it(`the ${chance} fall as without a learner`, async () => {
      for (const start of [1, 16]) {
        const without = await played(tag, attributes, start);
        const { learned, ...fallen } = await played(tag, attributes, start, `child ${start} of ${chance}`);
        expect(without.learned).to.equal(0);
        expect(learned, 'answers are learned while they play').to.be.above(0);
        expect(fallen.drawn).to.have.length.above(10);
        expect(fallen).to.deep.equal({ start: without.start, drawn: without.drawn });
      }
    });
  }
});
