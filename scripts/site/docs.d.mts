export interface DocPage {
  readonly title: string;
  readonly body: string;
}

export function docsPages(): ReadonlyMap<string, DocPage>;
