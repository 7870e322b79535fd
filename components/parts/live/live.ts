/** The lazy module of boards across devices: the surroundings of a game that runs on a server. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Presence } from '../../../src/live/protocol/messages.js';
import type { LiveBoard, LiveChange } from '../../../src/live/client/live-board.js';
import { RemoteTable, type RemoteCalls } from '../../../src/live/client/remote-table.js';
import type { Player } from '../../../src/match/players.js';
import { paces, speeds } from '../../../src/match/speed.js';
import type { Seat } from '../../../src/rules/game.js';
import { liveLanguages } from '../../../src/words/generated/live.js';
import type { LiveWords } from '../../../src/words/types.js';
import { fetchLanguage } from '../../../src/words/words.js';
import { random, timers } from '../environment.js';
import type { RemoteBoard, LiveModule, LiveNeeds, RemoteTableOf } from './needs.js';
import type { GameTypes } from '../game-types.js';
import { nickname as nameOf } from '../nickname.js';
import { asText } from '../attribute-values.js';

const offIcon = html`<svg class="icon off" viewBox="0 0 24 24" aria-hidden="true">
  <path
    d="M4 4L20 20M8.500 13.500a5 5 0 0 1 7 0M5.500 10.500a9.500 9.500 0 0 1 5 -2.500M13.500 8a9.500 9.500 0 0 1 5 2.500M12 17.500h.01"
  ></path>
</svg>`;

/** Renders the notice of a lost connection, and what it means for the game. It is announced elsewhere. */
const noConnection = (head: string, text: string): TemplateResult =>
  html`<div class="live-notice" part="notice" tabindex="-1" data-home>
    ${offIcon}
    <p><b>${head}</b> ${text}</p>
  </div>`;

/** Renders the notice that a move takes long to be judged. */
const waiting = (text: string): TemplateResult =>
  html`<div class="live-notice slow" part="notice" role="status" tabindex="-1" data-home><p>${text}</p></div>`;

/** Renders the lobby in place of a game whose board is in a lesson: pupils join, wait and play there. */
function lobby({
  live,
  lang,
  dir,
  theme,
}: {
  readonly live: unknown;
  readonly lang: string;
  readonly dir: string;
  readonly theme: string | undefined;
}): TemplateResult {
  return html`<abacade-lobby
    live=${asText(live)}
    lang=${lang || nothing}
    dir=${dir || nothing}
    theme=${theme ?? nothing}
  ></abacade-lobby>`;
}

export { styles } from './styles.js';

/** The minimum time in milliseconds after which a lost connection, or a move that is not yet judged, is reported. */
const patience = 1500;

export const open: LiveModule['open'] = (needs) => {
  const live = new LiveGame(needs);
  queueMicrotask(() => live.start());
  return live;
};

/** The attributes that are ignored while a board across devices is shown. */
const ignoredFields = ['players', 'position', 'persist', 'puzzle'] as const;

class LiveGame<T extends GameTypes> implements RemoteBoard<T> {
  table: RemoteTableOf<T> | undefined;
  #words: LiveWords = liveLanguages.first;
  #language = '';
  /** `#isOff` is true if the connection has been lost for `patience`, `#isSlow` if a move has waited that long for its result. */
  #isOff = false;
  #isSlow = false;
  #wait: (() => void) | undefined;
  #unsubscribe: (() => void) | undefined;

  constructor(private readonly needs: LiveNeeds<T>) {}

  start(): void {
    const { needs } = this;
    const { element, moves } = needs;
    const { moveFromEvents } = needs.definition;
    for (const field of ignoredFields) {
      if (element[field]) console.warn(`${field} is ignored while a board across devices is shown.`);
    }
    const { liveBoard } = element;
    if (!liveBoard) return;
    const { rules: game } = element;
    if (liveBoard.view.game !== game.name) {
      const value = liveBoard.view.game;
      needs.notices.report([{ name: 'liveBoard', value, message: `This is no board of ${game.name}.` }]);
      return;
    }
    const calls: RemoteCalls<T['options'], T['state'], T['move'], T['event']> = {
      begun: () => moves.begun(true),
      undone: () => moves.travelled('undone'),
      over: () => moves.over(),
      pace: () => paces[speeds.find((speed) => speed === element.speed) ?? 'normal'],
      refused: (refusal) => this.#refuse(refusal),
      replay: needs.replay,
      player: (seat, presence) => this.#player(liveBoard, seat, presence),
      ...(moveFromEvents && { moveFromEvents }),
    };
    this.table = new RemoteTable(game, liveBoard, { timers, random }, calls);
    this.#unsubscribe = liveBoard.subscribe((change) => this.#receive(change));
    this.#watch(liveBoard);
    moves.follow(this.table);
    moves.begun(true);
    if (liveBoard.over) moves.over();
  }

  close(): void {
    this.#wait?.();
    this.#unsubscribe?.();
    this.table?.close();
  }

  /** Returns the words of the reader's language; until they have loaded, those of the first language. */
  #currentWords(): LiveWords {
    const language = this.needs.context().languageTag;
    if (language !== this.#language) {
      this.#language = language;
      fetchLanguage(liveLanguages, language).then(
        (words) => {
          if (language !== this.#language) return;
          this.#words = words;
          this.table?.rename();
          this.needs.element.requestUpdate();
        },
        () => undefined, // the current words remain
      );
    }
    return this.#words;
  }

  #player({ seat: own, view }: LiveBoard, seat: Seat, presence: Presence | undefined): Player {
    const words = this.#currentWords();
    const { nickname, colour } = view.players[seat];
    const isOwn = seat === own;
    const isBot = nickname === 'bot' || presence === 'bot';
    const note = isOwn ? words.you : presence === 'away' ? words.away : undefined;
    return {
      name: nickname === 'bot' ? words.computer : nameOf({ words, figure: this.needs.context().figure }, nickname),
      colour,
      bot: isOwn ? 0 : 1,
      ...(!isOwn && { elsewhere: isBot ? 'bot' : (presence ?? 'here') }),
      ...(note !== undefined && { note }),
    };
  }

  #refuse(refusal: Extract<LiveChange, { t: 'no' }>): void {
    const own: Readonly<Record<string, string>> = this.#currentWords().refusals;
    const isOwn = refusal.rule === 'live' && Object.hasOwn(own, refusal.reason);
    if (isOwn) this.needs.moves.tell(own[refusal.reason]);
    else this.needs.moves.refuse(refusal);
  }

  #receive(change: LiveChange): void {
    const words = this.#currentWords();
    const { board } = this.table!;
    if (change.t === 'connected' && this.#isOff) this.needs.say(words.on);
    this.#watch(board);
  }

  /** Reports a lost connection, or a move that waits for its result, if that lasts. */
  #watch(board: LiveBoard): void {
    const { isConnected } = board;
    const isPending = board.pending !== undefined;
    if (isConnected) this.#isOff = false;
    if (!isPending) this.#isSlow = false;
    if (isConnected && !isPending) {
      this.#wait?.();
      this.#wait = undefined;
      return;
    }
    this.#wait ??= timers.later(() => {
      this.#wait = undefined;
      this.#isOff = !board.isConnected;
      this.#isSlow = board.pending !== undefined;
      if (this.#isOff) this.needs.say(this.#offText(board));
      this.needs.element.requestUpdate();
    }, patience);
  }

  #offText(board: LiveBoard): string {
    const words = this.#currentWords();
    return `${words.off} ${board.pending ? words.moveKept : words.gameKept}`;
  }

  renderWaiting(): TemplateResult {
    const { element } = this.needs;
    return element.liveBoard ? html`<div class="busy"></div>` : lobby(element);
  }

  render(game: TemplateResult): TemplateResult {
    const { board, match } = this.table ?? {};
    const words = this.#currentWords();
    if (!board) return game;
    const isSlow = this.#isSlow && !match!.isOver;
    const isOff = this.#isOff && !match!.isOver;
    const off = (): TemplateResult => noConnection(words.off, board.pending ? words.moveKept : words.gameKept);
    // While a move waits for its result for long, all input is disabled, so that nobody makes a second move.
    return html`${isOff ? off() : isSlow ? waiting(words.moveWaits) : nothing}
      <div class="at-rest" part=${isSlow ? 'pending' : nothing} ?inert=${isSlow}>${game}</div>`;
  }
}
