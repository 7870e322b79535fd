export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

export function shared(address: string): Readonly<Record<string, string>>;
export function answer(folder: string, address: string): Promise<Answer>;
