export interface Picture {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

export function pictureOf(name: string, title?: string): Picture;
