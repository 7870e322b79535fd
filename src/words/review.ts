/** Why a choice was good or not, in one sentence each, by the codes of `src/review`. */
import type { Sentences } from './say.js';

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
  'multiplay-others-less',
  'multiplay-more',
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
] as const;

export type ReviewCode = (typeof reviewCodes)[number];
export type ReviewWords = Sentences<ReviewCode>;
