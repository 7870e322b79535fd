import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** The server of games, started as at a school, in a process that can be killed and restarted. */
export class LiveProcess {
  /** The key that opens classes; known once the server has started. */
  key = '';
  #child: ChildProcess | undefined;

  /** `args` name the data, the secret and the log. */
  constructor(
    readonly port: number,
    readonly args: readonly string[],
  ) {}

  get address(): string {
    return `ws://127.0.0.1:${this.port}`;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Resolves when the server listens. Rejects if it ends instead. */
  async start(): Promise<void> {
    const args = ['server/bin/abacade-live.mjs', '--host', '127.0.0.1', '--port', `${this.port}`, ...this.args];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    this.#child = child;
    let text = '';
    await new Promise<void>((resolve, reject) => {
      child.stdout.setEncoding('utf8').on('data', (part: string) => {
        text += part;
        this.key = /\/class#(\S+)/.exec(text)?.[1] ?? this.key;
        if (text.includes('All that is kept')) resolve();
      });
      child.once('exit', (code, signal) => reject(new Error(`The server has ended with ${code ?? signal}.`)));
    });
  }

  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode) return;
    child.kill(signal);
    await once(child, 'exit');
  }
}
