/** Finds what a class can talk about after a round, from the matches of all boards. It names no pupil and compares none. */
import { highlights, type Highlight } from '../../match/highlights.js';
import type { Playing } from '../../match/match.js';
import { measures } from '../../match/measures.js';
import { factOf, missedFacts } from '../../match/missed-facts.js';
import { turningPoint, type TurningPoint } from '../../match/turning-point.js';
import type { GameEvent } from '../../rules/game.js';

export type AnyMatch = Playing<unknown, unknown, unknown, GameEvent>;

/** A board of the round whose match is known. */
export interface TalkedBoard {
  readonly board: string;
  readonly match: AnyMatch;
}

export interface Talk {
  /** The board to look at, with the move that changed the most; undefined if none made a difference. */
  readonly turning: (TalkedBoard & { readonly point: TurningPoint }) | undefined;
  /** Calculations with their results to look at again, in ASCII, such as `7*8=56`: those that most pupils missed come first. */
  readonly facts: readonly string[];
  /** Achievements of the whole class. */
  readonly praise: readonly Highlight[];
}

const mostFacts = 3;
const mostPraise = 2;

/** The kinds of achievements that are told of a class, in this order. */
const told: readonly Highlight['kind'][] = ['answers', 'find', 'equation', 'sequence', 'row'];

const sumOf = (highlight: Highlight): string | undefined =>
  highlight.kind === 'find' ? highlight.sum : highlight.kind === 'equation' ? highlight.text : undefined;

function worth(highlight: Highlight): number {
  switch (highlight.kind) {
    case 'find':
      return highlight.result;
    case 'equation':
      return highlight.points;
    case 'sequence':
      return highlight.score;
    case 'row':
      return highlight.cells;
    default:
      return 0;
  }
}

const people = ({ players }: AnyMatch): number[] => players.flatMap(({ bot }, seat) => (bot ? [] : [seat]));

/** Returns the board with the largest turning point, if possible one without a computer player. */
function turningBoard(boards: readonly TalkedBoard[]): Talk['turning'] {
  const found = boards.flatMap(({ board, match }) => {
    const point = turningPoint(match.game, match);
    return point ? [{ board, match, point, isAlone: people(match).length < 2 }] : [];
  });
  found.sort((a, b) => Number(a.isAlone) - Number(b.isAlone) || b.point.swing - a.point.swing);
  const [first] = found;
  return first && { board: first.board, match: first.match, point: first.point };
}

/** Returns what pupils missed, solved, by how many boards it was missed on. */
function missedOf(boards: readonly TalkedBoard[]): string[] {
  const counts = new Map<string, { readonly text: string; count: number }>();
  for (const { match } of boards)
    for (const fact of missedFacts(match)) {
      const text = fact.prompt.includes('?')
        ? fact.prompt.replace('?', String(fact.expected))
        : `${fact.prompt}=${fact.expected}`;
      const known = counts.get(factOf(fact)) ?? { text, count: 0 };
      counts.set(factOf(fact), { ...known, count: known.count + 1 });
    }
  return [...counts.values()].sort((a, b) => b.count - a.count).map(({ text }) => text);
}

/** Returns the best of each kind of achievement of all pupils; their answers are counted together. */
function achievements(boards: readonly TalkedBoard[]): Highlight[] {
  const best = new Map<Highlight['kind'], Highlight>();
  let [right, of] = [0, 0];
  for (const { match } of boards)
    for (const seat of people(match)) {
      for (const highlight of highlights(match, seat)) {
        const known = best.get(highlight.kind);
        if (!known || worth(highlight) > worth(known)) best.set(highlight.kind, highlight);
      }
      const { answers } = measures(
        match.plies.flatMap(({ events }) => events),
        seat,
      );
      right += answers?.right ?? 0;
      of += answers?.of ?? 0;
    }
  best.delete('answers');
  if (of > 1 && 2 * right >= of) best.set('answers', { kind: 'answers', right, of });
  return told.flatMap((kind) => best.get(kind) ?? []);
}

/** Returns what a class can talk about after a round. */
export function talkOf(boards: readonly TalkedBoard[]): Talk {
  const all = achievements(boards);
  const missed = missedOf(boards);
  // Without anything missed, what was found is worth another look.
  const found = all.flatMap((highlight) => sumOf(highlight) ?? []).filter((sum) => !missed.includes(sum));
  const facts = [...missed, ...found].slice(0, mostFacts);
  const praise = all.filter((highlight) => !facts.includes(sumOf(highlight) ?? ''));
  return { turning: turningBoard(boards), facts, praise: praise.slice(0, mostPraise) };
}
