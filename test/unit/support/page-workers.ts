import { resolveObjectURL } from 'node:buffer';
import { Worker as Thread } from 'node:worker_threads';

/** A worker of a page, made of a thread of Node; how many were made, and how many have ended. */
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

/** A policy forbids it at once. */
export class Forbidden {
  constructor() {
    throw new DOMException('A policy forbids it.', 'SecurityError');
  }
}

/** As engines refuse a blob under a policy: the worker is made, and an event says that it does not run. */
export class Refused {
  onerror?: (event: Event) => void;
  postMessage(): void {
    setTimeout(() => this.onerror?.(new Event('error', { cancelable: true })));
  }
  terminate(): void {}
}

/** One that falls over as soon as it is asked. */
export class Dying extends Refused {
  override postMessage(): void {
    this.onerror?.(new Event('error', { cancelable: true }));
  }
}

/** One that is made and never says a word. */
export class Silent {
  postMessage(): void {}
  terminate(): void {}
}
