import { timers } from '../../../components/parts/environment.js';
import { createBoard, gameFetchers } from '../../../components/lesson/games.js';
import type { GameContext } from '../../../components/parts/context.js';
import type { GameElement } from '../../../components/game/game-element.js';
import type { GameTypes } from '../../../components/parts/game-types.js';
import { ConnectedBoard } from '../../../src/live/client/connected-board.js';
import { Connection } from '../../../src/live/client/connection.js';
import type { Network, SocketEvents } from '../../../src/live/client/network.js';
import { factsOf } from '../../../src/games.js';
import type { Seat } from '../../../src/rules/game.js';
import { tokenOf, type FakeLesson } from '../../unit/support/fake-lesson.js';
import { until } from './until.js';
import { find } from './look-up.js';

interface AnyTypes extends GameTypes {
  readonly context: GameContext<AnyTypes>;
}
type Element = GameElement<AnyTypes>;

/** A device in the page, for one seat of a class or for a spectator. */
export class LessonDevice {
  element!: Element;
  board!: ConnectedBoard;
  #connection!: Connection;
  #hasNetwork = true;
  #on: SocketEvents | undefined;

  private constructor(
    readonly one: FakeLesson,
    readonly seat: Seat | 'public',
    readonly stage: HTMLElement,
  ) {}

  static async at(one: FakeLesson, seat: Seat | 'public', stage: HTMLElement): Promise<LessonDevice> {
    const device = new LessonDevice(one, seat, stage);
    await device.load();
    return device;
  }

  /** Opens the page, or reloads it. */
  async load(): Promise<void> {
    const { one, seat } = this;
    this.leave();
    await gameFetchers[factsOf(one.game.name)!.tag]();
    let board: ConnectedBoard | undefined;
    this.#connection = new Connection(
      { server: 'https://live.school.example', code: one.code, token: tokenOf(seat) },
      this.#network,
    );
    this.#connection.subscribe((event) => {
      if (event.t === 'view') board ??= new ConnectedBoard(this.#connection, event);
    });
    this.#connection.open();
    await until(() => board, 'the board has arrived');
    this.board = board!;
    const element = createBoard(one.game.name, { lang: 'en', dir: '', theme: undefined })!;
    element.setAttribute('speed', 'instant');
    element.liveBoard = this.board;
    this.stage.append(element);
    this.element = element as unknown as Element;
    await until(() => this.element.match && find(element, '.app'), 'the board is shown');
  }

  /** Goes on after a text that waits to be read, such as after a wrong answer. */
  goOn(): void {
    (this.element as unknown as { moves: { playback: { goOn(): void } } }).moves.playback.goOn();
  }

  leave(): void {
    if (!this.element) return;
    this.element.remove();
    this.board.close();
    this.#connection.close();
  }

  /** Disconnects the device from the network, or reconnects it. */
  connect(hasNetwork: boolean): void {
    this.#hasNetwork = hasNetwork;
    if (hasNetwork) this.#connection.wake();
    else this.#on?.closed();
  }

  readonly #network: Network = {
    timers,
    bytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
    socket: (_url, _protocol, on) => {
      let isOpen = true;
      this.#on = on;
      const peer = this.one.connect((text) => queueMicrotask(() => isOpen && on.received(text)));
      const close = (): void => {
        isOpen = false;
        peer.leave();
      };
      queueMicrotask(() => {
        if (this.#hasNetwork) return on.opened();
        close();
        on.closed();
      });
      return {
        send: (text) => {
          if (this.#hasNetwork) queueMicrotask(() => peer.receive(text));
        },
        close,
      };
    },
    post: () => Promise.reject(new Error('There is only the socket.')),
    storage: { get: () => undefined, set: () => undefined },
    warn: (message) => {
      throw new Error(message);
    },
  };
}
