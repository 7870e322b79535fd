import type { CSSResult, CSSResultGroup, PropertyDeclarations } from 'lit';
import { anyBot } from '../../src/bots/any.js';
import { demand, faultOfGame, isTag, type Fault } from '../../src/rules/game-faults.js';
import { registerGame } from '../../src/rules/register.js';
import { fieldOf, fieldsOf } from '../../src/rules/trail/given.js';
import { nearest } from '../../src/words/words.js';
import { optionProperties } from '../game/attributes.js';
import type { GameDefinition } from '../game/definition.js';
import { GameElement } from '../game/game-element.js';
import { watched } from '../game/watched.js';
import { forcedColours } from '../style/forced-colours.js';
import { announce } from './announce.js';
import type { AnyGame, OwnContext, OwnGame, OwnTypes } from './own-game.js';
import { ownContext, seatToAct } from './own-context.js';
import { ownLanguages, type OwnWords } from './own-words.js';
import { playScreen } from './play-screen.js';
import { shellStyles } from './styles.js';

/** The class of the element of a game by others. */
export interface OwnElementClass<G extends AnyGame> {
  new (): GameElement<OwnTypes<G>>;
  /** The definition of the game, for a lesson. @internal */
  readonly definition: GameDefinition<OwnTypes>;
}

const functions = ['actions', 'help', 'input', 'standing', 'chanceSeat', 'chanceActs', 'moment', 'finish', 'pictures'];

function faultOfWords(words: unknown): Fault | undefined {
  const languages = Object.entries(fieldsOf(words) ?? {});
  if (!languages.length) return { field: 'words', message: 'must have at least one language: { en: { title } }' };
  for (const [tag, own] of languages) {
    if (nearest([tag], tag) === undefined || !/^[a-z]{2}/.test(tag))
      return { field: `words.${tag}`, message: 'is not the tag of a language' };
    const { title, says, refusals } = fieldsOf(own) ?? {};
    if (typeof title !== 'string' || !title) return { field: `words.${tag}.title`, message: 'must be a text' };
    for (const [name, group] of Object.entries({ says, refusals }))
      for (const [key, said] of Object.entries(fieldsOf(group) ?? {}))
        if (typeof said !== 'string' && typeof said !== 'function')
          return {
            field: `words.${tag}.${name}.${key}`,
            message: 'must be a sentence, or a function that returns one',
          };
  }
  return undefined;
}

function faultOf(own: OwnGame): Fault | undefined {
  const { tag, game, words, render, shape = 1 } = own;
  if (!isTag(tag)) return { field: 'tag', message: 'must be lower-case words with a hyphen, such as "shut-the-box"' };
  const fault = faultOfGame(game) ?? faultOfWords(words);
  if (fault) return fault;
  if (typeof render !== 'function') return { field: 'render', message: 'must be a function' };
  const wrong = functions.find((name) => !['undefined', 'function'].includes(typeof fieldOf(own, name)));
  if (wrong) return { field: wrong, message: 'must be a function' };
  if (!(shape >= 0.2 && shape <= 5)) return { field: 'shape', message: 'must be a number from 0.2 to 5' };
  const taken = Object.keys(game.declaration).find((name) => name in GameElement.prototype || name === 'spoken');
  if (taken) return { field: `declaration.${taken}`, message: 'is a name that every element has already' };
  return undefined;
}

function definitionOf(own: OwnGame): GameDefinition<OwnTypes> {
  const { game, bot = anyBot(game), chanceActs, moment } = own;
  return {
    game,
    bot: bot || { levels: 0, think: () => Promise.reject(new Error('This game has no computer player.')) },
    languages: ownLanguages(own.words),
    setUp: async () => (await import('./set-up.js')).setUpOf(own),
    study: async () => (await import('./study.js')).studyOf(own),
    chanceSeat: (state) => seatToAct(own, state),
    ...(chanceActs && { chanceActs }),
    renderPlay: (v) => playScreen(own, v),
    finish: async () => (await import('./finish.js')).finishOf(own),
    ...(moment && { moment }),
    announce,
  };
}

/**
 * Defines the element of a game by others, and registers the game: with a form, saving, undo, replay, announcements,
 * results and live play, drawn by a template. Returns the class of the element, which is registered under the tag.
 * @throws TypeError naming the field that is missing or invalid; nothing is registered then
 */
export function defineGame<G extends AnyGame, W extends OwnWords, I extends object = Record<string, never>>(
  given: OwnGame<G, W, I>,
): OwnElementClass<G> {
  const own = given as unknown as OwnGame;
  demand('defineGame', fieldsOf(given) ? faultOf(own) : { field: 'the game', message: 'must be an object' });
  const { tag, game, styles = [] } = own;
  const before = customElements.get(tag) as Partial<OwnElementClass<G>> | undefined;
  // A page may load the same script twice.
  if (before?.definition?.game.name === game.name) return before as OwnElementClass<G>;
  if (before) demand('defineGame', { field: 'tag', message: `<${tag}> is taken` });
  const definition = definitionOf(own);
  const { title } = definition.languages.first.game;
  registerGame(game, {
    tag,
    title,
    bot: own.bot === false ? undefined : definition.bot,
    ...(own.score && { score: own.score }),
  });

  class OwnElement extends GameElement<OwnTypes> {
    static readonly definition: GameDefinition<OwnTypes> = definition;
    static override readonly styles: CSSResultGroup = [...shellStyles(own.shape), styles];
    static override readonly forcedColours: readonly CSSResult[] = [forcedColours];
    static override readonly properties: PropertyDeclarations = optionProperties(game.declaration);

    readonly #input: Record<string, unknown>;
    readonly #interaction: { backTo: number | undefined };

    constructor() {
      super(definition);
      this.#input = watched(this, { ...own.input?.() });
      this.#interaction = watched(this, { backTo: undefined });
    }

    protected override resetInteraction(): void {
      Object.assign(this.#input, own.input?.());
      this.#interaction.backTo = undefined;
    }

    protected override context(): OwnContext {
      return ownContext(own, { ...this.gameContext(), interaction: this.#interaction }, this.#input);
    }
  }
  customElements.define(tag, OwnElement);
  return OwnElement;
}
