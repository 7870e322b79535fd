/** Reads aloud, with a voice of this device alone: one that comes over the network would send away what is said. */

const voiceFor = (tag: string): SpeechSynthesisVoice | undefined =>
  globalThis.speechSynthesis
    ?.getVoices()
    .find(({ localService, lang }) => localService && lang.toLowerCase().replace('_', '-').split('-')[0] === tag);

/** Whether there is a voice for that language. A browser may know its voices only some time after it was first asked. */
export const canSpeak = (tag: string): boolean => voiceFor(tag) !== undefined;

/** Says a sentence instead of what is being said. */
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
