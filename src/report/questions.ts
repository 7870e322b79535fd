/** Converts the ids of questions, which `questionId` of `src/results/values.ts` writes, back to questions. */

const signs: Readonly<Record<string, string>> = { x: '*', over: '/', plus: '+', minus: '-', eq: '=', what: '?' };

const idOfOurs = /^(?:\d{1,5}|what)(?:_(?:x|plus|minus|over|eq|what|\d{1,5})){0,40}$/;

/** Returns the question of an id, `7_x_8_eq_what` → `7*8=?`; undefined if the id is not that of a question about numbers. */
export const promptFromId = (id: string): string | undefined =>
  idOfOurs.test(id)
    ? id
        .split('_')
        .map((part) => signs[part] ?? part)
        .join('')
    : undefined;

/** Calculates the answer to a question of one operation, `7*8`, `7*8=?`, `7*?=56`; undefined for any other question. */
export function answerTo(prompt: string): number | undefined {
  const open = /^(\d+)([*+])\?=(\d+)$/.exec(prompt);
  if (open) {
    const [one, all] = [Number(open[1]), Number(open[3])];
    const other = open[2] === '*' ? all / one : all - one;
    return Number.isInteger(other) ? other : undefined;
  }
  const sum = /^(\d+(?:([*+])\d+(?:\2\d+)*)?)(?:=\?)?$/.exec(prompt);
  if (!sum) return undefined;
  const isProduct = sum[2] === '*';
  return sum[1]
    .split(sum[2] ?? ' ')
    .map(Number)
    .reduce((all, next) => (isProduct ? all * next : all + next));
}
