import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { endsFor } from '../../src/rules/up-and-down/index.js';
import { canSpeak, speak, speakAfter } from '../ui/speech.js';
import type { SquareContext } from './context.js';
import { instruction, isPersonsTurn, nextNumbers } from './controls.js';
import { finish } from './finish.js';
import { gotNow } from './moments.js';

/** What is to be said now, and what tells it from what was said before. */
export interface Spoken {
  readonly key: string;
  readonly sentence: string;
  readonly languageTag: string;
}

/**
 * Says what is looked for to those who cannot read, from the first tap on: a browser speaks only then, and those who play
 * by keys have a screen reader.
 */
export class Voice implements ReactiveController {
  #isAwake = false;
  #said = '';

  constructor(
    private readonly host: ReactiveControllerHost & HTMLElement,
    private readonly now: () => Spoken | undefined,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    this.host.addEventListener('click', this, true);
  }

  hostDisconnected(): void {
    this.host.removeEventListener('click', this, true);
  }

  handleEvent({ detail }: MouseEvent): void {
    // A click by a key has no count.
    if (this.#isAwake || !detail) return;
    this.#isAwake = true;
    this.host.requestUpdate();
  }

  hostUpdated(): void {
    const spoken = this.now();
    if (!this.#isAwake || !spoken || spoken.key === this.#said) return;
    this.#said = spoken.key;
    speak(spoken.sentence, spoken.languageTag);
  }

  /** Says a sentence; nothing before the first tap. */
  say(sentence: string, languageTag: string): void {
    if (!this.#isAwake) return;
    // What is to be said now would interrupt it.
    this.#said = this.now()?.key ?? '';
    speak(sentence, languageTag);
  }

  /** Forgets what was said: the same may be said anew. */
  forget(): void {
    this.#said = '';
  }

  /** Says numbers after the current sentence. Returns false if nothing is said: before the first tap, or without a voice. */
  count(numbers: readonly string[], onNumber: (index: number) => void): boolean {
    const tag = this.#isAwake && this.now()?.languageTag;
    if (!tag || !canSpeak(tag)) return false;
    speakAfter(numbers, tag, onNumber);
    return true;
  }
}

/** What is said to those who cannot read: "3. Find 3."; undefined while a computer player acts. */
export function spokenNow(v: SquareContext): Spoken | undefined {
  const { state, ply } = v.match;
  const { gameWords: w, interaction, languageTag } = v;
  const told = (what: string, sentence: string): Spoken => ({ key: `${ply} ${what}`, sentence, languageTag });
  if (state.phase === 'over') return told('over', finish(v).title);
  const kept = gotNow(v);
  if (kept !== undefined) return told('got', w.got(v.figure(kept)));
  if (!isPersonsTurn(v)) return undefined;
  const { held, wrong } = interaction;
  if (held !== undefined && endsFor(state, held).length > 1) return told('held', w.whichEnd);
  if (v.sought) return told('puzzle', instruction(v));
  const seek = v.aided ? w.seek(nextNumbers(v, state)) : w.find;
  const tapped = wrong && state.hands[state.seat][wrong.index];
  if (tapped !== undefined) return told(`wrong ${wrong!.times}`, w.notThis(v.figure(tapped), seek));
  return told('next', state.phase === 'draw' ? `${seek} ${w.draw}.` : seek);
}
