import type { PropertyDeclarations } from 'lit';
import type { Network } from '../../src/live/client/network.js';
import { BaseElement } from '../game/base-element.js';
import { fire } from '../parts/events.js';
import { network } from '../game/network.js';
import { ConnectionController } from './connection-controller.js';
import { nickname, type NicknameWords } from '../parts/nickname.js';

/** The base class of the elements of a lesson across devices: they connect to their server once the words have loaded. */
export abstract class LiveElement<W extends NicknameWords['words']> extends BaseElement<W> {
  static override readonly properties: PropertyDeclarations = { isReady: { state: true } };

  /** The network that the connection uses; tests provide their own. @internal */
  network: Network = network;
  /** True once the words have loaded. @internal */
  declare protected isReady: boolean;
  protected readonly connectionController = new ConnectionController(this);
  protected readonly figure = (value: number): string => this.locale.figure(value);

  /** Opens the lesson that the attributes name. */
  protected abstract find(): void;

  constructor(...given: ConstructorParameters<typeof BaseElement<W>>) {
    super(...given);
    this.isReady = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (!this.isReady) void this.#open();
  }

  async #open(): Promise<void> {
    await this.locale.fetch();
    if (this.isReady || !this.isConnected) return;
    this.checkLook();
    this.isReady = true;
    this.find();
  }

  protected override lost(name: string, error: unknown): void {
    fire(this, 'game-error', { code: 'module', message: `${name}: ${String(error)}` });
  }

  /** Returns the nickname of a pupil. */
  protected nickname(pupil: number): string {
    return nickname({ words: this.gameWords, figure: this.figure }, pupil);
  }
}
