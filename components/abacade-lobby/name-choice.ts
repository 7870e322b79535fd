import type { ReactiveControllerHost, TemplateResult } from 'lit';
import { random } from '../parts/environment.js';
import { NameList } from './names.js';
import { pickScreen, wordWidth } from './screens.js';
import type { LobbyView } from './state.js';

/** A pupil's choice of a name: the names offered on this device, and the one that is chosen and not yet confirmed. */
export class NameChoice {
  #names: NameList | undefined;
  #chosen: number | undefined;
  #isAgain = false;

  constructor(private readonly host: ReactiveControllerHost & HTMLElement) {}

  get chosen(): number | undefined {
    return this.#chosen;
  }

  /** True if the pupil says to have been here before. */
  get isAgain(): boolean {
    return this.#isAgain;
  }

  /** Lets the pupil choose another of the names offered. */
  choose(chosen?: number, isAgain = this.#isAgain): void {
    this.#chosen = chosen;
    this.#isAgain = isAgain;
    this.host.requestUpdate();
  }

  /** Begins anew, for another lesson. */
  clear(): void {
    this.#names = undefined;
    this.choose(undefined, false);
  }

  /** Renders the screen where the name is chosen. `language` is that by which names are sorted. */
  render(v: LobbyView, language: string, join: () => void): TemplateResult {
    const taken = v.state.lobby?.taken ?? [];
    const { compare } = new Intl.Collator(language);
    this.#names ??= new NameList(random, (a, b) => compare(v.name(a), v.name(b)));
    const names = this.#names;
    return pickScreen({
      ...v,
      offer: names.offer(taken),
      ems: wordWidth(this.host.shadowRoot!.querySelector('.frame')!),
      chosen: this.#chosen,
      isAgain: this.#isAgain,
      choose: (chosen) => this.choose(chosen),
      more: () => {
        names.renew(taken);
        this.choose();
      },
      wasHere: (isAgain) => this.choose(undefined, isAgain),
      join,
    });
  }
}
