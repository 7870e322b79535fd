import { resolveObjectURL } from 'node:buffer';
import { Worker as Thread } from 'node:worker_threads';

/** Numbers of workers that were made and that have ended. `PageWorker` is a worker of a page, made of a thread of Node. */
export const made = { begun: 0, ended: 0 };
export class PageWorker {
  onmessage?: (event: { data: unknown }) => void;
  onerror?: (event: Event) => void;
  readonly #thread: Promise<Thread>;
  constructor(url: string) {
    made.begun++;
    const blob = resolveObjectURL(url)!;
    this.#thread = blob.text().then((program) => {
      const page = `const { parentPort } = require('node:worker_threads');
        let onmessage;
        const postMessage = (data, list) => parentPort.postMessage(data, list);
        parentPort.on('message', (data) => onmessage({ data }));`;
      const thread = new Thread(`${page}\n${program}`, { eval: true });
      thread.on('message', (data) => this.onmessage?.({ data }));
      return thread;
    });
  }
  postMessage(data: unknown, list: ArrayBuffer[]): void {
    void this.#thread.then((thread) => thread.postMessage(data, list));
  }
  terminate(): void {
    made.ended++;
    void this.#thread.then((thread) => thread.terminate());
  }
}

/** A worker that a policy forbids at once. */
export class Forbidden {
  constructor() {
    throw new DOMException('A policy forbids it.', 'SecurityError');
  }
}

/** A worker that fails as when an engine refuses a blob under a policy: it is made, then an event says that it does not run. */
export class Refused {
  onerror?: (event: Event) => void;
  postMessage(): void {
    setTimeout(() => this.onerror?.(new Event('error', { cancelable: true })));
  }
  terminate(): void {}
}

/** A worker that fails at its first message. */
export class Dying extends Refused {
  override postMessage(): void {
    this.onerror?.(new Event('error', { cancelable: true }));
  }
}

/** A worker that never answers. */
export class Silent {
  postMessage(): void {}
  terminate(): void {}
}
