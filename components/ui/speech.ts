/** Speech with voices that run on this device only; a network voice would send the text to a server. */

const voiceFor = (tag: string): SpeechSynthesisVoice | undefined =>
  globalThis.speechSynthesis
    ?.getVoices()
    .find(({ localService, lang }) => localService && lang.toLowerCase().replace('_', '-').split('-')[0] === tag);

/** Whether there is a local voice for a language. Browsers may load their voices only after the first call. */
export const canSpeak = (tag: string): boolean => voiceFor(tag) !== undefined;

/** Speaks a sentence, interrupting the current one. */
export function speak(sentence: string, tag: string): void {
  const voice = voiceFor(tag);
  if (!voice) return;
  const said = new SpeechSynthesisUtterance(sentence);
  said.voice = voice;
  said.lang = voice.lang;
  said.rate = 0.9; // for small children
  speechSynthesis.cancel();
  speechSynthesis.speak(said);
}
