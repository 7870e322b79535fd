import { html, type LitElement } from 'lit';
import type { Hinter, Hints, HintSearch, Marks } from '../../src/hints/hint.js';
import { hintsWith } from '../../src/hints/find-hints.js';
import { say, type Saying, type Sentences } from '../../src/words/say.js';
import { listed } from '../../src/words/notation.js';
import { fire } from './events.js';
import { factWriter } from './fact-writer.js';
import { plain } from '../style/rich-text.js';
import type { GameContext, StudyContext, WithStudyWords } from './context.js';
import { HintCard } from './hint-card.js';
import type { Hinted, HintLadder, HintMarks, HintView, MayHint } from './hint-ladder.js';
import type { GameTypes } from './game-types.js';
import { part } from './part-element.js';

/** A point in a game. */
interface At<S> {
  readonly state: S;
  readonly ply: number;
}

/** The hints for a position, as far as they have been shown. */
export interface Climbed<M> extends Hints<M> {
  /** From 1 to 3. */
  readonly at: number;
}

/** The part of the context that the sentences of a hint are made from. */
type Told<T extends GameTypes> = MayHint<T> &
  WithStudyWords<T> &
  Pick<GameContext<T>, 'figure' | 'match' | 'notation' | 'written'>;

/** The part with which a hint is found, shown and announced. */
type Searched<T extends GameTypes> = Told<T> & Pick<GameContext<T>, 'fault' | 'host' | 'say' | 'table'>;

/** The parts that a game contributes to its hints. */
interface GameHints<T extends GameTypes, S = T['state'], M = T['move']> {
  readonly hinter: Hinter<S, M>;
  /** Returns the sentences of its hints, by code. */
  readonly words: (v: Told<T>) => Sentences;
  readonly options?: (v: Pick<GameContext<T>, 'match' | 'sought'>) => HintSearch<M>;
  /** Returns whether the person to act may get a hint now; hints never reveal covered pieces. */
  readonly may?: (v: MayHint<T>) => boolean;
  /** Returns the text after the sentence of a hint. */
  readonly more?: (v: Told<T>, climbed: Climbed<M>) => readonly Saying[];
  /** Describes the marks for screen readers. */
  readonly aloud?: (v: Told<T>, marks: Marks) => string;
  /** Called when a hint is shown, for further changes on the board. */
  readonly reached?: (v: StudyContext<T>, climbed: Climbed<M>) => void;
}

interface Shown<S, M> extends At<S> {
  /** The hint that is being computed. */
  readonly coming?: Promise<M | undefined>;
  readonly climbed?: Climbed<M>;
  /** The reason why there is no hint. */
  readonly note?: string;
  readonly isOpen: boolean;
  /** Aborts the computation. */
  readonly drop?: () => void;
}

const noMarks = { rung: 0 };

/** Called when a hint is shown. */
type Reached<M> = (climbed: Climbed<M>) => void;

/** Creates the hints of one game: shows one after another, renders the card, and provides the marks. */
export function hintsOf<T extends GameTypes & { context: GameContext<T> }>(of: GameHints<T>): HintLadder<T> {
  type S = T['state'];
  type M = T['move'];
  /** The state of the hints in each element of the game. */
  const all = new WeakMap<LitElement, Shown<S, M>>();

  const set = ({ host }: Pick<GameContext<T>, 'host'>, shown: Shown<S, M> | undefined): void => {
    if (shown) all.set(host, shown);
    else all.delete(host);
    host.requestUpdate();
  };

  /** Returns the hints shown for the current position. Those for another position are discarded for good. */
  const now = ({ host, table: { match } }: Pick<GameContext<T>, 'host' | 'table'>): Shown<S, M> | undefined => {
    const shown = all.get(host);
    if (!shown || (shown.state === match?.state && shown.ply === match?.ply)) return shown;
    shown.drop?.();
    all.delete(host);
    return undefined;
  };

  const sentences = (v: Told<T>, climbed: Climbed<M>): string[] => {
    const words = of.words(v);
    const writer = { ...factWriter(v), then: v.words.hints.then };
    const sayings: readonly Saying[] = [climbed.rungs[climbed.at - 1], ...(of.more?.(v, climbed) ?? [])];
    return sayings.map((one) => say(words, one, writer));
  };

  const tell = (v: Told<T> & Pick<GameContext<T>, 'say'>, climbed: Climbed<M>): void => {
    const aloud = of.aloud?.(v, climbed.rungs[climbed.at - 1].marks) ?? '';
    v.say(plain([...sentences(v, climbed), aloud].filter(Boolean).join(' ')));
  };

  const show = (
    v: Told<T> & Pick<GameContext<T>, 'host' | 'say'>,
    shown: Shown<S, M>,
    climbed: Climbed<M>,
    reached: Reached<M>,
    isNew: boolean,
  ): M => {
    set(v, { state: shown.state, ply: shown.ply, climbed, isOpen: true });
    reached(climbed);
    tell(v, climbed);
    const { seat, at } = climbed;
    if (isNew) fire(v.host, 'hint', { game: v.match.game.name, seat, ply: shown.ply, rung: at as 1 | 2 | 3 });
    return climbed.move;
  };

  const find = async (
    v: Searched<T>,
    shown: Shown<S, M>,
    search: HintSearch<M>,
    reached: Reached<M>,
  ): Promise<M | undefined> => {
    const w = v.words.hints;
    const found = await hintsWith(of.hinter, v.match.game, shown.state, search);
    const still = now(v);
    if (still?.coming === undefined || still.state !== shown.state) return undefined;
    if (found.ok) return show(v, shown, { ...found.value, at: 1 }, reached, true);
    const note = found.code === 'none' ? w.none : w.failed;
    set(v, { state: shown.state, ply: shown.ply, note, isOpen: true });
    v.say(note);
    if (found.code === 'failed') v.fault('hint', found.message, { kind: 'noPart', retry: () => void v.host.hint() });
    return undefined;
  };

  const begin = (v: Searched<T>, search: HintSearch<M>, reached: Reached<M>): Promise<M | undefined> => {
    const { match, table } = v;
    const { state, ply } = match;
    const own = new AbortController();
    const drop = (): void => own.abort();
    table.positionSignal.addEventListener('abort', drop, { once: true });
    const shown = { state, ply, isOpen: true, drop };
    // Deferred, so that the state is set before the computation begins.
    const coming = Promise.resolve().then(() => find(v, shown, { ...search, signal: own.signal }, reached));
    set(v, { ...shown, coming });
    return coming;
  };

  const close = (v: Hinted<T>): boolean => {
    const shown = now(v);
    if (!shown?.isOpen) return false;
    shown.drop?.();
    set(v, shown.climbed ? { ...shown, isOpen: false } : undefined);
    return true;
  };

  const marks = (v: Hinted<T>): HintMarks => {
    const shown = now(v);
    const { climbed } = shown ?? {};
    if (!climbed || !shown?.isOpen || of.may?.(v) === false) return noMarks;
    return { ...climbed.rungs[climbed.at - 1].marks, rung: climbed.at };
  };

  return {
    climb(v: StudyContext<T>, asked) {
      if (!v.table.match || asked.aborted) return Promise.resolve(undefined);
      const { turn } = v.match;
      const w = v.words.hints;
      if (turn.kind !== 'seat' || v.match.isBot(turn.seat) || of.may?.(v) === false) {
        v.say(w.none);
        return Promise.resolve(undefined);
      }
      const shown = now(v);
      if (shown?.coming) return shown.coming;
      const reached: Reached<M> = (climbed) => of.reached?.(v, climbed);
      if (!shown?.climbed) return begin(v, { ...of.options?.(v), to: v.sought }, reached);
      const { climbed } = shown;
      const isLast = climbed.at === climbed.rungs.length;
      const next = { ...climbed, at: isLast ? climbed.at : climbed.at + 1 };
      return Promise.resolve(show(v, shown, next, reached, !isLast));
    },
    card(v: HintView<T> & WithStudyWords<T>) {
      const shown = now(v);
      if (!shown?.isOpen || of.may?.(v) === false) return undefined;
      const w = v.words.hints;
      const { climbed, note } = shown;
      const [at, last] = climbed ? [climbed.at, climbed.rungs.length] : [0, 0];
      return html`${part(
        HintCard,
        {
          words: w,
          label: climbed && w.rung(v.figure(at), v.figure(last)),
          at,
          last,
          sentences: climbed ? sentences(v, climbed) : [note ?? w.thinks],
          isBrief: v.sought !== undefined,
        },
        {
          more: () => {
            if (at === last - 1) v.focusOn('.hint-close');
            void v.host.hint();
          },
          close: () => {
            close(v);
            v.focusOn('.icon-button.hint, .tip, .turn .tool, .foot .tool');
          },
        },
      )}`;
    },
    close,
    marks,
    current: (v: Hinted<T> & Pick<StudyContext<T>, 'notation' | 'words'>) => ({
      ...marks(v),
      nameOf: (label) => listed([label, v.words.hints.marked], v.notation),
    }),
  };
}
