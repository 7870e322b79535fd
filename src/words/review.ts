/** Why a choice was good or not, in one sentence each, by the codes of `src/review`. */
type Said = (...given: string[]) => string;

export const reviewCodes = [
  'sequence-stop',
  'sequence-keep',
  'sequence-stopped-early',
  'sequence-rolled-on',
  'sequence-keep-none',
  'sequence-keep-better',
  'sequence-nothing',
  'sequence-nothing-named',
  'sequence-claim',
  'sequence-claim-better',
  'sequence-claim-missed',
  'multiplay-best',
  'multiplay-only',
  'multiplay-both',
  'multiplay-leaves',
  'multiplay-more',
  'multiplay-opens',
  'multiplay-later',
  'multiplay-wrong',
  'multiplay-late',
  'plyt-dice',
  'plyt-more-dice',
  'plyt-fewer-dice',
  'plyt-right',
  'plyt-wrong',
  'plyt-late',
  'plyt-time-up',
  'plyt-card',
  'plyt-card-whom',
  'plyt-card-to',
  'pytagora-best',
  'pytagora-crossing',
  'pytagora-signs',
  'pytagora-places',
  'pytagora-longer',
  'pytagora-stuck',
  'pytagora-exchange',
  'pytagora-pass',
  'square-best',
  'square-rarer',
  'square-equal',
  'square-both-ends',
  'tables-right',
  'tables-wrong',
  'tables-wrong-pass',
  'tables-missed',
  'tables-passed',
] as const;

export type ReviewCode = (typeof reviewCodes)[number];
export type ReviewWords = Readonly<Record<ReviewCode, string | Said>>;

const signs: Readonly<Record<string, string>> = { '*': '×', '/': '÷', '-': '−' };

/** A prompt or an equation as one writes it: 7 × ? = 56. */
export const prompt = (text: string): string => String(text).replace(/[-*/+=]/g, (sign) => ` ${signs[sign] ?? sign} `);

/**
 * The sentence for a reason.
 * @param why as `src/review` gives it.
 * @param figure writes a number in the reader's digits, with tenths where there are some.
 */
export function sentenceOf(
  words: ReviewWords,
  why: { readonly code: string; readonly given: readonly (number | string | readonly number[])[] },
  figure: (value: number) => string,
): string {
  const said = words[why.code as ReviewCode];
  if (typeof said === 'string') return said;
  const tenths = (value: number): string => figure(Math.round(value * 10) / 10);
  // A sum and a place have their numbers within: 7*8, E3.
  const within = (text: string): string => text.replace(/\d+/g, (digits) => figure(Number(digits)));
  return said(
    ...why.given.map((one) =>
      typeof one === 'number' ? tenths(one) : typeof one === 'string' ? within(one) : one.map(tenths).join(' '),
    ),
  );
}
