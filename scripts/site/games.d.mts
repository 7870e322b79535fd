export interface GameOfSite {
  readonly name: string;
  readonly title: string;
  readonly about: string;
}

export const games: readonly GameOfSite[];
