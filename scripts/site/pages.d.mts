import type { Picture } from './pictures.mjs';

export interface PageOfSite {
  readonly path: string;
  readonly title: string;
  readonly about: string;
  readonly picture: Picture;
  readonly isOne: boolean;
  readonly oembed: string;
}

export function gamePage(game: string, title: string): string;
export function finished(html: string, page: PageOfSite, url: string | undefined): string;
export function docPage(path: string, page: { title: string; body: string }): string;
