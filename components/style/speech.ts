/** Speech with voices that run on this device only; a network voice would send the text to a server. */
import { html, nothing, type TemplateResult } from 'lit';
import { drawing } from './icons.js';
import { nearest } from '../../src/words/words.js';

/** Returns the voice of a language whose region is nearest; devices write language tags in their own ways, such as `pt_BR`. */
function voiceFor(tag: string): SpeechSynthesisVoice | undefined {
  const voices = globalThis.speechSynthesis?.getVoices().filter(({ localService }) => localService) ?? [];
  const name = nearest(
    voices.map(({ lang }) => lang),
    tag,
  );
  return voices.find(({ lang }) => lang === name);
}

/** Returns whether there is a local voice for a language. Browsers may load their voices only after the first call. */
export const canSpeak = (tag: string): boolean => voiceFor(tag) !== undefined;

function utterance(text: string, tag: string): SpeechSynthesisUtterance | undefined {
  const voice = voiceFor(tag);
  if (!voice) return undefined;
  const said = new SpeechSynthesisUtterance(text);
  said.voice = voice;
  said.lang = voice.lang;
  said.rate = 0.9; // slower, for small children
  return said;
}

/** Speaks a sentence, interrupting the current one. */
export function speak(sentence: string, tag: string): void {
  const said = utterance(sentence, tag);
  if (!said) return;
  speechSynthesis.cancel();
  speechSynthesis.speak(said);
}

/** Speaks texts after the current sentence; `onStart` is called with the index of each as it begins. */
export function speakAfter(texts: readonly string[], tag: string, onStart: (index: number) => void): void {
  for (const [index, text] of texts.entries()) {
    const said = utterance(text, tag);
    if (!said) return;
    said.onstart = () => onStart(index);
    speechSynthesis.speak(said);
  }
}

/** Stops the speech. */
export const hush = (): void => globalThis.speechSynthesis?.cancel();

const ear = 'M4 9v6h4l5 4V5L8 9zM16.5 8.5a5 5 0 0 1 0 7M19 6a9 9 0 0 1 0 12';

/** Renders a button for players who cannot read: it speaks a sentence, if this device has a voice for it. */
export const speakButton = (
  label: string,
  sentence: string,
  tag: string,
  look = 'hear',
): TemplateResult | typeof nothing =>
  canSpeak(tag)
    ? html`<button
        type="button"
        class=${look}
        data-free
        aria-label="${label}: ${sentence}"
        @click=${() => speak(sentence, tag)}
      >
        ${drawing(ear)}
      </button>`
    : nothing;
