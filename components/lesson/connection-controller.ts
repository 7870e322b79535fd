import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { ConnectionEvent, Connection } from '../../src/live/client/connection.js';
import { wakeByPage } from '../game/network.js';

/** The connection of an element: open while the element is in the page, and reconnected by events of the page. */
export class ConnectionController implements ReactiveController {
  #connection: Connection | undefined;
  #disconnect: (() => void) | undefined;

  constructor(private readonly host: ReactiveControllerHost & HTMLElement) {
    host.addController(this);
  }

  hostConnected(): void {
    this.#open();
  }

  hostDisconnected(): void {
    this.#close();
  }

  /** Opens a connection in place of the earlier one. Its messages go to `received` until another connection is used. */
  use(connection: Connection, received: (event: ConnectionEvent) => void): void {
    this.stop();
    this.#connection = connection;
    connection.subscribe((event) => {
      if (connection === this.#connection) received(event);
    });
    if (this.host.isConnected) this.#open();
  }

  /** Closes the connection for good: afterwards the element has none. */
  stop(): void {
    this.#close();
    this.#connection = undefined;
  }

  #open(): void {
    const connection = this.#connection;
    if (!connection || this.#disconnect) return;
    const stopWaking = wakeByPage(connection);
    this.#disconnect = () => {
      stopWaking();
      connection.close();
    };
    connection.open();
  }

  #close(): void {
    this.#disconnect?.();
    this.#disconnect = undefined;
  }
}
