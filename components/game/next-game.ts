import type { LitElement } from 'lit';
import { Match } from '../../src/match/match.js';
import { freeColours, nameAll, tidyName } from '../../src/match/players.js';
import { agreed, fittingOf, fromSecondGame, settled } from '../../src/rules/fitting.js';
import type { Draft } from '../parts/draft.js';
import { random } from '../parts/environment.js';
import { Fitting } from './fitting.js';
import type { GameOverDetail } from '../parts/events.js';
import type { AskedGame } from './game-attributes.js';
import type { GameDefinition } from './definition.js';
import type { Notices } from './notices-controller.js';
import type { GameTypes, MatchOf, PlayingOf } from '../parts/game-types.js';

interface PlannedElement<T extends GameTypes> extends LitElement {
  readonly rules: MatchOf<T>['game'];
  readonly match: PlayingOf<T> | undefined;
  readonly isMarked: boolean | undefined;
  realDice: boolean;
  newGame(): void;
}

/** The learner to whom a game adapts. */
interface Learner {
  /** Returns the values of options that adapt to the learner, by name. */
  optionsThatFit(): Readonly<Record<string, unknown>>;
  /** Stores the level of an adaptive computer player, after a game. */
  keepLevel(): void;
}

/** The parts of the element that its next game is handed. */
interface Needs<T extends GameTypes> {
  readonly element: PlannedElement<T>;
  readonly definition: Pick<GameDefinition<T>, 'bot'>;
  readonly notices: Notices;
  readonly learner: Learner | undefined;
  readonly saving: { readonly isFirstGame: boolean; readonly memory: { started(draft: Draft): void } };
}

/** The next game of an element: its players and options, as asked for by attributes or chosen in the form. */
export class NextGame<T extends GameTypes> {
  #draft: Draft = { players: [], options: {}, realDice: false };
  /** True if the page sets the options to play with. */
  declare asksOptions: boolean;
  /** The level of an adaptive computer player. */
  declare readonly fitting: Fitting;

  readonly #needs: Needs<T>;

  constructor(needs: Needs<T>) {
    this.#needs = needs;
    const { element, definition } = needs;
    this.fitting = new Fitting(definition.bot);
    element.addEventListener('game-over', (event) => {
      const { players, winners } = (event as CustomEvent<GameOverDetail>).detail;
      const { match } = element;
      if (event.target === element && match && this.fitting.count(match, players, winners)) needs.learner?.keepLevel();
    });
  }

  get draft(): Draft {
    return this.#draft;
  }

  set draft(draft: Draft) {
    this.#draft = draft;
    this.#needs.element.requestUpdate();
  }

  /** Replaces all choices by what the attributes ask for. */
  renew({ draft, isAsked, bad }: AskedGame): void {
    this.#needs.notices.report(bad);
    this.asksOptions = isAsked;
    this.draft = draft;
  }

  /** Takes over the players and options of a game that begins: the next one has the same, unless a person changes them. */
  follow({ players, start }: PlayingOf<T>): void {
    const { draft } = this;
    const options = { ...start.options, ...fittingOf(this.#needs.element.rules.declaration, draft.options) };
    const isAsChosen = JSON.stringify(options) === JSON.stringify(draft.options);
    this.draft = {
      ...draft,
      players: this.fitting.unseated(players),
      options,
      preset: isAsChosen ? draft.preset : undefined,
    };
  }

  /** Starts the game that was chosen in the form; invalid options are reported. */
  start(): void {
    const { draft } = this;
    const { element, notices, saving } = this.#needs;
    const options = agreed(element.rules, draft.options);
    if (!options.ok) return notices.show(options.code, options.message, { kind: 'options', message: options.message });
    const players = nameAll(draft.players.map((player) => ({ ...player, name: tidyName(player.name) })));
    this.draft = { ...draft, players, options: { ...options.value } };
    element.realDice = draft.realDice;
    element.newGame();
    saving.memory.started(this.#draft);
  }

  /** Sets up a match with the players and options. Games that are graded have no practice undo. */
  setUp(): MatchOf<T> {
    const { element, learner, saving } = this.#needs;
    const { rules: game, isMarked } = element;
    const { players, options: chosen } = this.#draft;
    const options = isMarked ? { ...chosen, practiceUndo: false } : chosen;
    const found = { ...(!saving.isFirstGame && fromSecondGame(game.declaration)), ...learner?.optionsThatFit() };
    const checked = game.options(settled(game.declaration, options, found));
    const start = game.setup(players.length, checked.ok ? checked.value : game.defaults, random);
    return new Match(game, this.fitting.seated(nameAll(players)), start);
  }

  /** Sets up a match that continues from a position, between the players of the game in progress or the next one. */
  from(state: T['state']): MatchOf<T> {
    const { rules: game, match } = this.#needs.element;
    const wanted = match?.players ?? this.#draft.players;
    const free = freeColours(wanted);
    const players = game.scores(state).map((_, seat) => wanted[seat] ?? { name: '', bot: 0, colour: free.shift()! });
    return new Match(game, nameAll(players), state);
  }
}
