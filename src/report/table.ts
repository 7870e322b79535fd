import { limits, Refusal } from './refusal.js';

/** Rows of texts, of different lengths; missing cells are empty. */
export type Table = readonly (readonly string[])[];

/** Builds a table cell by cell, and rejects anything beyond the limits before it uses memory. */
export class TableBuilder {
  readonly rows: string[][] = [];
  #cells = 0;

  newRow(): void {
    this.#count(1);
    this.rows.push([]);
  }

  /** Puts a text into a column of the last row. Empty texts at the end of a row are not stored. */
  put(column: number, text: string): void {
    if (text === '') return;
    if (column >= limits.columns) throw new Refusal('columns');
    const row = this.rows.at(-1);
    if (!row) return;
    this.#count(column - row.length + 1);
    while (row.length < column) row.push('');
    row[column] = text.slice(0, limits.cell);
  }

  #count(more: number): void {
    this.#cells += Math.max(0, more);
    if (this.#cells > limits.cells) throw new Refusal('large');
  }
}
