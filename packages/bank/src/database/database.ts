/** What runs statements of SQL. */
export interface Queries {
  /** @throws BankFailure if the database does not answer, or cannot keep what it is given. */
  query<Row extends object>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
}

/** A connection to a database, as its driver has it. */
export interface Connection extends Queries {
  close(): Promise<void>;
}

/** A PostgreSQL database with one connection. What is asked of it at the same time is done in turn. */
export class Database implements Connection {
  private readonly connection: Connection;
  /** Settled when all that was asked is done. */
  private last: Promise<unknown> = Promise.resolve();

  constructor(connection: Connection) {
    this.connection = connection;
  }

  query<Row extends object>(sql: string, values?: readonly unknown[]): Promise<Row[]> {
    return this.inTurn(() => this.connection.query<Row>(sql, values));
  }

  /** Runs statements as one transaction: all of them hold, or none. */
  transaction<T>(run: (queries: Queries) => Promise<T>): Promise<T> {
    const { connection } = this;
    return this.inTurn(async () => {
      await connection.query('begin');
      try {
        const result = await run(connection);
        await connection.query('commit');
        return result;
      } catch (error) {
        // If the connection is lost, the server ends the transaction.
        await connection.query('rollback').catch(() => {});
        throw error;
      }
    });
  }

  close(): Promise<void> {
    return this.inTurn(() => this.connection.close());
  }

  private inTurn<T>(run: () => Promise<T>): Promise<T> {
    const result = this.last.then(run);
    this.last = result.catch(() => {});
    return result;
  }
}

/** Types of PostgreSQL → how their texts are read: int8 and numeric as numbers. */
export const PARSERS: Readonly<Record<number, (text: string) => number>> = {
  20: Number,
  1700: Number,
};
