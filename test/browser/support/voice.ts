const own = ['speechSynthesis', 'SpeechSynthesisUtterance'].map(
  (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)!] as const,
);

/** The texts that the device has spoken. */
export const heard: string[] = [];

/** Gives the page a voice that only records its texts. */
export function fakeVoice(): void {
  heard.length = 0;
  const synthesis = {
    getVoices: () => ['en-GB', 'it-IT'].map((lang) => ({ lang, localService: true })),
    cancel: () => undefined,
    speak: ({ text }: { text: string }) => void heard.push(text),
  };
  class Utterance {
    constructor(readonly text: string) {}
  }
  for (const [i, value] of [synthesis, Utterance].entries())
    Object.defineProperty(globalThis, own[i][0], { configurable: true, writable: true, value });
}

export function ownVoice(): void {
  for (const [name, descriptor] of own) Object.defineProperty(globalThis, name, descriptor);
}
