/** Speech with voices that run on this device only; a network voice would send the text to a server. */
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
