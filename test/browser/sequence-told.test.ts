import { expect } from '@open-wc/testing';
import type { SequenceKind } from '../../src/core/sequence.js';
import { claims } from '../../src/rules/sequence/dice.js';
import type { SequenceEvent, SequenceMove, SequenceState } from '../../src/rules/sequence/index.js';
import { slowClaims } from '../unit/support/sequence-slow.js';
import { random, seed } from './support/chance.js';
import { clear, click, drawn, makes, mount, position, until, type SequenceBoard } from './support/sequence.js';
import { words } from './support/look-up.js';
import { getByRole, hasRole, queryAllByRole, queryByRole, titleOf } from './support/roles.js';

afterEach(clear);

const kinds: Record<SequenceKind, string> = {
  match: 'Match',
  total: 'Total',
  novice: 'Novice run',
  advanced: 'Advanced run',
};
const steps = (count: number): string => `${count} ${count === 1 ? 'step' : 'steps'}`;

const tags = (board: SequenceBoard): string[] =>
  queryAllByRole(getByRole(board, 'group', 'Dice'), 'button').map((slot) => /★.*$/.exec(words(slot))?.[0] ?? '');

/** Returns the text of the board about a claim, which waits to be read. */
const note = (board: SequenceBoard): string => {
  const paragraphs = queryAllByRole(makes(board), 'paragraph').map(words);
  return hasRole(makes(board), 'list') ? '' : paragraphs.join(' ').trim();
};

/** Returns the last turn as it stays told, below what the dice make. */
const line = (board: SequenceBoard): string => words(queryAllByRole(makes(board), 'paragraph').at(-1));

type Scored = Extract<SequenceEvent, { type: 'scored' }>;

/** Computes in the plain way what the text about a claim may say, and compares it with the screen. */
function checkNote(board: SequenceBoard, { kind, score, dice: said }: Scored, dice: readonly number[]): void {
  const told = `${note(board)} | ${tags(board).join(' | ')}`;
  const made = slowClaims(dice, 'at-least').map((one) => ({ ...one, score: dice[0] + one.bonus }));
  const most = Math.max(0, ...made.map((one) => one.score));
  const isBest = score === most;
  expect(told.includes('The best these dice could make.'), told).to.equal(kind !== null && isBest);
  if (kind) expect(told).to.contain(`${kinds[kind]}, ${steps(score)}${isBest ? '!' : '. Well spotted!'}`);
  const isLonger = (mask: number): boolean => (mask & said) === said && mask !== said;
  const longest = made.filter((one) => one.score === most && one.kind === kind && isLonger(one.mask));
  const saysMore = /There (?:was|were) (?:one|\d) more/.test(told);
  expect(saysMore, told).to.equal(!isBest && longest.length > 0);
  expect(tags(board).includes('★ one more'), told).to.equal(saysMore);
  const starred = tags(board).reduce((mask, tag, i) => (tag ? mask | (1 << i) : mask), 0);
  expect(isBest ? [said] : made.filter((one) => one.score === most).map(({ mask }) => mask)).to.include(starred);
}

/** Reads everything that follows a move, step by step; a move by a card is not called a climb. */
async function readThrough(
  board: SequenceBoard,
  { events, state: next }: { events: readonly SequenceEvent[]; state: SequenceState },
): Promise<void> {
  const goOn = queryByRole(board, 'button', /^Go on/);
  if (!goOn) return;
  const hasCard = events.some(({ type }) => type === 'card-turned');
  const isOver = !hasCard && next.phase.type === 'roll';
  expect(words(goOn)).to.equal(
    isOver ? `Go on: ${next.phase.type === 'roll' && next.phase.seat ? 'Ben' : 'Ada'}’s turn` : 'Go on',
  );
  await click(board, goOn);
}

/** Returns a claim of any kind, including a smaller one or none. */
function anyClaim({ phase, options }: SequenceState): SequenceMove {
  if (phase.type !== 'declare') return { type: 'stop' };
  const made = claims(phase.dice, options.totalRule);
  const all = slowClaims(phase.dice, options.totalRule);
  if (random(8) === 0) return { type: 'declare', kind: 'match', dice: 1 + random(63) };
  if (!made.length || random(8) === 0) return { type: 'pass' };
  const { kind, mask } = all[random(all.length)];
  return { type: 'declare', kind, dice: mask };
}

describe('What Sequence tells of a turn', () => {
  for (const start of [1, 2]) {
    it(`is true of the dice and of the squares in a game of any claims, with cards at once (${start})`, async () => {
      const board = await mount({ players: 'Ada, Ben', cards: true });
      seed(start);
      let read = 0;
      while (board.match!.turn.kind !== 'over' && read < 14) {
        const { state } = board.match!;
        const { phase } = state;
        const moves = [...board.match!.game.moves(state)];
        if (board.match!.turn.kind === 'chance') {
          await click(board, getByRole(board, 'button', /^(?:Roll|Turn the card)/));
          continue;
        }
        // Few dice are rolled again, so that there is something to say.
        const move =
          phase.type === 'declare'
            ? anyClaim(state)
            : phase.type === 'keep'
              ? { type: 'stop' }
              : moves[random(moves.length)];
        const step = board.play(move as SequenceMove);
        if (!step.ok) throw new Error(step.message);
        await drawn(board);
        const scored = step.events.find((event): event is Scored => event.type === 'scored');
        if (scored && note(board) && phase.type === 'declare') {
          read++;
          checkNote(board, scored, phase.dice);
        }
        await readThrough(board, step);
        await drawn(board);
        const told = line(board);
        const on = /^(?:Ada|Ben)\b.*(?:now|still) on (\d+)$/.exec(told);
        if (on && board.match!.state.phase.type === 'roll') {
          const seat = told.startsWith('Ada') ? 0 : 1;
          expect(Number(on[1]), told).to.equal(board.match!.state.at[seat]);
        }
      }
      expect(read, 'claims were read').to.be.greaterThan(10);
    });
  }

  it('names no better one where a Total of the same score holds all six dice', async () => {
    const dice = [10, 12, 7, 6, 11, 8];
    const board = await mount({ players: 'Ada, Ben', position: position({ type: 'declare', seat: 0, dice }, [0, 0]) });
    board.play({ type: 'declare', kind: 'novice', dice: 0b101011 });
    await drawn(board);
    expect(note(board)).to.equal('Novice run, 10 steps! The best these dice could make.');
    expect(tags(board)).to.deep.equal(['★', '★', '', '★', '', '★']);
  });

  it('leads through the cards before the next turn, and then names the square of the climber', async () => {
    const dice = [6, 7, 7, 7, 1, 2];
    const start = position({ type: 'declare', seat: 0, dice }, [0, 1], { cards: true });
    const board = await mount({ players: 'Mia, Tom', position: start, speed: 'normal' });
    board.play({ type: 'declare', kind: 'match', dice: 0b001110 });
    await until(() => hasRole(board, 'button', { name: 'Go on', disabled: false }), 'the claim is read');
    expect(words(titleOf(board))).to.equal('Mia climbs to 6');
    expect(words(getByRole(board, 'button', /^Go on/)), 'a card comes first').to.equal('Go on');
    await click(board, 'Go on');
    await until(() => queryByRole(board, 'button', 'Turn the card'), 'the climber is on its star');
    await click(board, 'Turn the card');
    // A move by a card is not a climb by the dice.
    await until(() => /card/.test(note(board)), 'the card is read');
    expect(words(titleOf(board))).to.equal('Mia’s turn');
    await until(() => line(board).startsWith('Mia: '), 'the turn is over');
    const square = board.state!.at[0];
    expect(square).not.to.equal(6);
    expect(line(board)).to.equal(`Mia: Match, 6 steps, now on ${square}`);
  });
});
