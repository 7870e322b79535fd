/** What stands in the place of a game on a page until it comes, and where it cannot come. */
export interface EmbedWords {
  readonly coming: (title: string) => string;
}
