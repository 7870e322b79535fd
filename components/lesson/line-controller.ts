import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Heard, Line } from '../../src/live/client/connection.js';
import { wakeByPage } from '../game/network.js';

/** The line of an element: open while the element is in the page, and reconnected by events of the page. */
export class LineController implements ReactiveController {
  #line: Line | undefined;
  #hangUp: (() => void) | undefined;

  constructor(private readonly host: ReactiveControllerHost & HTMLElement) {
    host.addController(this);
  }

  hostConnected(): void {
    this.#open();
  }

  hostDisconnected(): void {
    this.#close();
  }

  /** Opens a line in place of the earlier one. Its messages go to `heard` until another line is used. */
  use(line: Line, heard: (heard: Heard) => void): void {
    this.stop();
    this.#line = line;
    line.subscribe((told) => {
      if (line === this.#line) heard(told);
    });
    if (this.host.isConnected) this.#open();
  }

  /** Closes the line for good: afterwards the element has none. */
  stop(): void {
    this.#close();
    this.#line = undefined;
  }

  #open(): void {
    const line = this.#line;
    if (!line || this.#hangUp) return;
    const stopWaking = wakeByPage(line);
    this.#hangUp = () => {
      stopWaking();
      line.close();
    };
    line.open();
  }

  #close(): void {
    this.#hangUp?.();
    this.#hangUp = undefined;
  }
}
