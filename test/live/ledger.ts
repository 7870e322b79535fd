import { isDeepStrictEqual } from 'node:util';
import type { LessonFile } from '../../server/records.js';
import { gameNamed } from '../../server/games.js';
import type { LessonView } from '../../src/live/protocol/lesson-messages.js';
import type { MoveMessage } from '../../src/live/protocol/messages.js';
import { nicknameKeys } from '../../src/live/protocol/nicknames.js';
import type { GameEvent } from '../../src/rules/game.js';

/** Moves of one pupil at one board that the server has acknowledged, by ply. */
interface Played {
  readonly pupil: number;
  readonly moves: Map<number, unknown>;
}

/** Collects what the devices of a lesson have seen, without any code of the server, and compares the lesson's file with it. */
export class Ledger {
  /** By match. */
  readonly #boards = new Map<string, { round: number; number: number }>();
  readonly #played = new Map<string, Played[]>();
  /** The last right answers that the teacher was shown, by round. */
  readonly #right = new Map<number, number>();

  /** Notes the boards of a round, and what the class has achieved. */
  see({ round, boards, right }: LessonView): void {
    for (const { board, number } of boards) this.#boards.set(board, { round, number });
    for (const [i, count] of right.entries()) this.#right.set(i + 1, count);
  }

  keep(match: string, pupil: number, { ply, move }: MoveMessage): void {
    const at = this.#played.get(match) ?? [];
    this.#played.set(match, at);
    let own = at.find((one) => one.pupil === pupil);
    if (!own) at.push((own = { pupil, moves: new Map() }));
    own.moves.set(ply, move);
  }

  /** Number of moves that were acknowledged. */
  get moves(): number {
    return [...this.#played.values()].flat().reduce((sum, { moves }) => sum + moves.size, 0);
  }

  /** Returns each difference between the file and what was seen. */
  differences(file: LessonFile, pupils: number): string[] {
    const faults: string[] = [];
    const listed = new Map(file.pupils.map((one) => [one.pupil, one]));
    for (let pupil = 0; pupil < pupils; pupil++)
      if (listed.get(pupil)?.key !== nicknameKeys[pupil]) faults.push(`Pupil ${pupil} is not in the file.`);
    for (const { pupil, games } of file.pupils)
      if (pupil >= pupils && games.length === 0)
        faults.push(`Pupil ${pupil} was removed before playing, and is listed.`);

    for (const [match, played] of this.#played) {
      const place = this.#boards.get(match);
      const board = place && file.boards.find(({ round, number }) => round === place.round && number === place.number);
      if (!board) faults.push(`Board ${match} is not in the file.`);
      else
        for (const { pupil, moves } of played)
          for (const [ply, move] of moves)
            if (!board.pupils.includes(pupil) || !holds(board.record.moves[ply], move))
              faults.push(`Move ${ply} of pupil ${pupil} in round ${board.round}, board ${board.number}, differs.`);
    }
    for (const board of file.boards) faults.push(...this.#replayed(board, file));
    for (const [round, count] of this.#right) {
      const all = file.boards.filter((board) => board.round === round);
      const inFile = all.reduce(
        (sum, { pupils: seats, result }) =>
          sum + result.right.reduce((own, one, seat) => own + (seats[seat] === null ? 0 : one), 0),
        0,
      );
      if (inFile !== count) faults.push(`Round ${round}: the teacher saw ${count} right, and the file has ${inFile}.`);
    }
    return faults;
  }

  /** Replays a board by the rules alone, and compares scores and achievements. */
  #replayed({ round, number, pupils, result, record }: LessonFile['boards'][number], file: LessonFile): string[] {
    const where = `Round ${round}, board ${number}`;
    const game = gameNamed(record.game)!;
    const start = game.read(record.start);
    if (!start.ok) return [`${where}: ${start.message}`];
    let state = start.value;
    const events: GameEvent[][] = [];
    for (const move of record.moves) {
      const step = game.play(state, move);
      if (!step.ok) return [`${where}: move ${events.length} is against ${step.rule}.`];
      events.push([...step.events]);
      state = step.state;
    }
    const faults: string[] = [];
    if (!same(game.scores(state), result.scores)) faults.push(`${where}: the scores differ.`);
    const match = [...this.#boards].find(([, one]) => one.round === round && one.number === number)?.[0];
    for (const { pupil, moves } of this.#played.get(match ?? '') ?? []) {
      const seat = pupils.indexOf(pupil);
      const own = [...moves.keys()].flatMap((ply) => events[ply] ?? []);
      const games = file.pupils.find((one) => one.pupil === pupil)?.games ?? [];
      const listed = games.find((one) => one.round === round && one.board === number)?.measures;
      const answers = own.filter((event) => event.type === 'answered' && event.seat === seat).length;
      const placed = own.filter(
        ({ type, seat: by }) => (type === 'placed' || type === 'attached') && by === seat,
      ).length;
      // A move may be stored whose acknowledgement was lost with the page.
      if ((listed?.answers?.of ?? 0) < answers) faults.push(`${where}: answers of pupil ${pupil} are missing.`);
      if ((listed?.products ?? listed?.equations?.count ?? listed?.pieces ?? 0) < placed)
        faults.push(`${where}: what pupil ${pupil} has achieved is missing.`);
    }
    return faults;
  }
}

const same = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one, other);

/** Returns whether a stored move is the one that was sent; the server adds the time that it took. */
const holds = (stored: unknown, sent: unknown): boolean =>
  same({ ...(stored as object), ms: undefined }, { ...(sent as object), ms: undefined });
