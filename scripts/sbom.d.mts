export interface Component {
  readonly purl: string;
  readonly scope: string;
}

export function sbom(date: string): {
  readonly bomFormat: string;
  readonly metadata: { readonly timestamp: string; readonly component: { readonly name: string } };
  readonly components: readonly Component[];
};
