import { review, type Review } from '../../../src/review/index.js';

export const seats = (count: number) =>
  ['Ada', 'Ben', 'Cleo', 'Dino'].slice(0, count).map((name, colour) => ({ name, bot: 0, colour }));

/** Returns the review of a record, which must be readable. */
export async function looked(given: unknown): Promise<Review> {
  const result = await review(given);
  if (!result.ok) throw new Error(result.message);
  return result.value;
}
