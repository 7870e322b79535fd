/** Wilson's interval of 95 % for a share. */
export function wilson(won: number, games: number): [low: number, high: number] {
  const z = 1.959964;
  const share = won / games;
  const middle = share + z ** 2 / (2 * games);
  const half = z * Math.sqrt((share * (1 - share)) / games + z ** 2 / (4 * games ** 2));
  return [middle - half, middle + half].map((edge) => edge / (1 + z ** 2 / games)) as [number, number];
}
