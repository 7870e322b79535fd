import { html, nothing, render, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { ConnectedBoard } from '../../src/live/client/connected-board.js';
import type { Connection, ConnectionEvent } from '../../src/live/client/connection.js';
import { gameElements } from '../lesson/elements.js';
import { createBoard, isOnTurn, onTurn, type BoardElement, type Surroundings } from '../lesson/games.js';
import { sign } from '../lesson/signs.js';
import { icon } from '../style/icons.js';
import type { LobbyView } from './state.js';

type View = Extract<ConnectionEvent, { t: 'view' }>;

/** The board on which this pupil plays in a round: its element, its connection, and the hand that asks for help. */
export class OwnBoard {
  #element: BoardElement | undefined;
  #connected: ConnectedBoard | undefined;
  #isAskingForHelp = false;

  constructor(private readonly host: ReactiveControllerHost) {}

  get element(): BoardElement | undefined {
    return this.#element;
  }

  /** True if it is the pupil's turn. */
  get isOnTurn(): boolean {
    return this.#element !== undefined && isOnTurn(this.#element);
  }

  /** Returns whether a view is of the match that is shown. */
  shows({ match }: View): boolean {
    return this.#connected?.view.match === match;
  }

  /** Shows a match in place of the earlier one. Returns the element, which may have to be defined; undefined if there is no such game. */
  show(connection: Connection, view: View, around: Surroundings): BoardElement | undefined {
    this.leave();
    const element = createBoard(view.game, around);
    if (!element) return undefined;
    this.#connected = new ConnectedBoard(connection, view);
    element.className = 'board';
    element.liveBoard = this.#connected;
    onTurn(element, () => this.host.requestUpdate());
    this.#element = element;
    this.host.requestUpdate();
    return element;
  }

  leave(): void {
    if (this.#isAskingForHelp) this.#connected?.help(false);
    this.#connected?.close();
    this.#element = this.#connected = undefined;
    this.#isAskingForHelp = false;
    this.host.requestUpdate();
  }

  /** Raises the hand, or lowers it. Returns whether it is raised. */
  askForHelp(): boolean {
    this.#isAskingForHelp = !this.#isAskingForHelp;
    this.#connected?.help(this.#isAskingForHelp);
    this.host.requestUpdate();
    return this.#isAskingForHelp;
  }

  /**
   * Renders the board, with the button below it: for help, or after the game to leave it. In a small window, the button for help
   * is in the game beside that of its menu, so that it takes no height from the board.
   */
  render({ words: w, state }: LobbyView, ways: { askForHelp(): void; ready(): void }): TemplateResult {
    const element = this.#element;
    if (!element) return html`<div class="app join centred"><p class="big" role="status">${w.moment}</p></div>`;
    const label = this.#isAskingForHelp ? w.asked : w.askForHelp;
    // In the game, a tap on it does not hasten the move that is being shown.
    const hand = (look: string, slot?: string): TemplateResult =>
      html`<button
        type="button"
        class=${look}
        part="action"
        slot=${slot ?? nothing}
        title=${slot ? label : nothing}
        data-free
        aria-pressed=${this.#isAskingForHelp}
        @click=${ways.askForHelp}
      >
        ${sign('hand')}<span class="label">${label}</span>
      </button>`;
    const ready = html`<button type="button" class="button primary" part="action" @click=${ways.ready}>
      ${icon('later')}<span class="label">${w.ready}</span>
    </button>`;
    // Games by others may have no place for it.
    const isWithin = !state.isOver && element.localName in gameElements;
    render(isWithin ? hand('ask', 'ask') : nothing, element);
    return html`<div class="place ${isWithin ? 'asks-within' : ''}">
      ${element}
      <div class="below">${state.isOver ? ready : hand('button')}</div>
    </div>`;
  }
}
