/** The part of libsql's API that is used here, with types: its own declarations use `any`. */
declare module 'libsql/promise' {
  type Value = string | number | null;
  type Row = Record<string, unknown>;

  export interface Statement {
    /** Runs in this thread. Throws a SqliteError. */
    run(...values: Value[]): unknown;
    /** Returns the first row, in this thread. Throws a SqliteError. */
    get(...values: Value[]): Row | undefined;
    all(...values: Value[]): Promise<Row[]>;
  }

  export default class Database {
    /** `timeout` is the maximum wait for a lock of another connection, in ms. */
    constructor(path: string, options: { timeout: number });
    readonly inTransaction: boolean;
    prepare(sql: string): Promise<Statement>;
    /** Runs statements that return no rows, in a thread of libsql. */
    exec(sql: string): Promise<void>;
    /** Closes the files only once the garbage collector has collected all statements. */
    close(): void;
  }
}
