import { afterEach, describe, expect, it, vi } from 'vitest';
import { canSpeak, speak } from '../../components/style/speech.js';

const voice = (lang: string, localService: boolean) => ({ lang, localService, name: `${lang} ${localService}` });

function device(...voices: ReturnType<typeof voice>[]): { spoken: { text: string; lang: string; voice: unknown }[] } {
  const spoken: { text: string; lang: string; voice: unknown }[] = [];
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => voices,
    cancel: () => void (spoken.length = 0),
    speak: (said: (typeof spoken)[number]) => void spoken.push(said),
  });
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      constructor(readonly text: string) {}
    },
  );
  return { spoken };
}

describe('reading aloud', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is there where the device has a voice for the language', () => {
    device(voice('en-GB', true), voice('it_IT', true));
    expect(['en', 'it', 'de'].map(canSpeak)).toEqual([true, true, false]);
  });

  it('never goes through a voice of the network', () => {
    const { spoken } = device(voice('en-US', false));
    expect(canSpeak('en')).toBe(false);
    speak('3 comes next.', 'en');
    expect(spoken).toEqual([]);
  });

  it('is not there where the browser cannot speak', () => {
    vi.stubGlobal('speechSynthesis', undefined);
    expect(canSpeak('en')).toBe(false);
    expect(() => speak('3 comes next.', 'en')).not.toThrow();
  });

  it('says the new sentence instead of the one before', () => {
    const { spoken } = device(voice('en-US', false), voice('en-GB', true));
    speak('3 comes next.', 'en');
    speak('4 comes next.', 'en');
    expect(spoken).toMatchObject([{ text: '4 comes next.', lang: 'en-GB' }]);
  });
});
