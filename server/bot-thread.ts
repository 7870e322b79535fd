/** Computes the moves of computer players in a worker thread. */
import { Worker } from 'node:worker_threads';

/** A request to the thread. */
export interface Question {
  readonly number: number;
  readonly game: string;
  readonly text: string;
  readonly level: number;
}

/** Returns a move for the seat to act in a position, as the game writes it. Rejects if none was found in time. */
export type Think = (game: string, text: string, level: number) => Promise<unknown>;

/** Maximum time for a move, in milliseconds. No move takes nearly that long: the thread hangs and is terminated. */
const patience = 20_000;

interface Answer {
  readonly number: number;
  readonly move?: unknown;
  readonly error?: string;
}

/** A thread that is started with the first request, and restarted after a failure. */
export class BotThread {
  #worker: Worker | undefined;
  #count = 0;
  readonly #waiting = new Map<number, (answer: Answer | undefined) => void>();

  /** `file`: the program of the thread, see `bot-worker.ts`; `games`: the modules of games by somebody else. */
  constructor(
    private readonly file: URL,
    private readonly games: readonly string[] = [],
  ) {}

  readonly think: Think = (game, text, level) =>
    new Promise((resolve, reject) => {
      const number = this.#count++;
      const timer = setTimeout(() => this.#fail(), patience);
      this.#waiting.set(number, (answer) => {
        clearTimeout(timer);
        this.#waiting.delete(number);
        if (answer && 'move' in answer) resolve(answer.move);
        else reject(new Error(answer?.error ?? 'The thread of the computer players failed.'));
      });
      const question: Question = { number, game, text, level };
      this.#start().postMessage(question);
    });

  close(): void {
    void this.#worker?.terminate();
    this.#worker = undefined;
  }

  #start(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(this.file, { workerData: this.games });
    worker.on('message', (answer: Answer) => this.#waiting.get(answer.number)?.(answer));
    worker.on('error', () => this.#worker === worker && this.#fail());
    worker.unref();
    this.#worker = worker;
    return worker;
  }

  #fail(): void {
    this.close();
    for (const settle of [...this.#waiting.values()]) settle(undefined);
  }
}
