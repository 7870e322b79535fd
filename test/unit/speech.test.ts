import { afterEach, describe, expect, it, vi } from 'vitest';
import { canSpeak, speak } from '../../components/style/speech.js';

afterEach(() => vi.unstubAllGlobals());

/** Gives the device these voices; returns what each has spoken. */
function voices(...all: readonly (readonly [lang: string, localService?: boolean])[]): string[] {
  const said: string[] = [];
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => all.map(([lang, localService = true]) => ({ lang, localService })),
    cancel: () => undefined,
    speak: ({ lang }: { lang: string }) => void said.push(lang),
  });
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      constructor(readonly text: string) {}
    },
  );
  return said;
}

describe('The voice of a language', () => {
  it.each([
    ['it', 'it-IT'],
    ['pt-BR', 'pt_BR'],
    ['zh-Hans', 'zh-CN'],
    ['id', 'in_ID'],
  ])('of %s is the one that its device calls %s', (tag, lang) => {
    const said = voices(['en-GB'], ['pt-PT'], ['zh-HK'], ['it-IT'], ['pt_BR'], ['zh-CN'], ['in_ID']);
    speak('1', tag);
    expect(said).toEqual([lang]);
  });

  it('is one of another region where there is no other, and never one of a network', () => {
    const said = voices(['', true], ['pt-BR', false], ['pt-PT']);
    expect(canSpeak('pt-BR')).toBe(true);
    speak('1', 'pt-BR');
    expect(said).toEqual(['pt-PT']);
    expect(canSpeak('it')).toBe(false);
  });
});
