/** The part of libsql that is used, with types: its own say `any`. */
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
    /** `timeout` is how long another's lock is waited for, in ms. */
    constructor(path: string, options: { timeout: number });
    readonly inTransaction: boolean;
    prepare(sql: string): Promise<Statement>;
    /** Runs statements without rows in a thread of libsql's own. */
    exec(sql: string): Promise<void>;
    /** Closes the files only once the garbage collector has taken every statement. */
    close(): void;
  }
}
