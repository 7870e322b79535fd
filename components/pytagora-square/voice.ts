import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { endsFor } from '../../src/rules/up-and-down/index.js';
import { fewestPieces } from '../parts/finish-results.js';
import { canSpeak, speak, speakAfter } from '../style/speech.js';
import type { SquareContext } from './context.js';
import { instruction, isPersonsTurn, nextNumbers, type InstructionView } from './controls.js';
import { gotNow } from './moments.js';

/** A sentence to say now, with a key that changes whenever it should be said anew. */
export interface Spoken {
  readonly key: string;
  readonly sentence: string;
  readonly languageTag: string;
}

/**
 * Says the wanted number to players who cannot read, starting with the first tap: browsers allow speech only then, and players
 * who use the keyboard have a screen reader.
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
    // A click that was made with the keyboard has a `detail` of 0.
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

  /** Says a sentence, except before the first tap. */
  say(sentence: string, languageTag: string): void {
    if (!this.#isAwake) return;
    // The current instruction must not interrupt it.
    this.#said = this.now()?.key ?? '';
    speak(sentence, languageTag);
  }

  /** Forgets the last sentence, so that the same one can be said again. */
  forget(): void {
    this.#said = '';
  }

  /** Says numbers after the current sentence. Returns false if nothing can be said: before the first tap, or without a voice. */
  count(numbers: readonly string[], onNumber: (index: number) => void): boolean {
    const tag = this.#isAwake && this.now()?.languageTag;
    if (!tag || !canSpeak(tag)) return false;
    speakAfter(numbers, tag, onNumber);
    return true;
  }
}

/** Returns the current sentence for players who cannot read: "3. Find 3."; undefined while a computer player acts. */
export function spokenNow(
  v: InstructionView & Pick<SquareContext, 'interaction' | 'languageTag' | 'moment'>,
): Spoken | undefined {
  const { state, ply } = v.match;
  const { gameWords: w, interaction, languageTag } = v;
  const spoken = (what: string, sentence: string): Spoken => ({ key: `${ply} ${what}`, sentence, languageTag });
  if (v.match.turn.kind === 'over') return spoken('over', fewestPieces(v, v.match.game.scores(state)).title);
  const kept = gotNow(v);
  if (kept !== undefined) return spoken('got', w.got(v.figure(kept)));
  if (!isPersonsTurn(v)) return undefined;
  const { held, wrong } = interaction;
  if (held !== undefined && endsFor(state, held).length > 1) return spoken('held', w.whichEnd);
  if (v.sought) return spoken('puzzle', instruction(v));
  const seek = v.aided ? w.seek(nextNumbers(v, state)) : w.find;
  const tapped = wrong && state.hands[state.seat][wrong.index];
  if (tapped !== undefined) return spoken(`wrong ${wrong!.times}`, w.notThis(v.figure(tapped), seek));
  return spoken('next', state.phase === 'draw' ? `${seek} ${w.draw}.` : seek);
}
