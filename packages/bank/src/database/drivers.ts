import { BankFailure } from './bank-failure.ts';

// The drivers are large, so each is installed only where it is needed. These are the parts of them that
// the bank uses.

/** The package `@electric-sql/pglite`. */
interface PglitePackage {
  readonly PGlite: {
    create(options: {
      readonly dataDir?: string;
      readonly loadDataDir?: Blob;
      readonly parsers?: Readonly<Record<number, (text: string) => unknown>>;
    }): Promise<Pglite>;
  };
}

export interface Pglite {
  query<Row>(sql: string, values: unknown[]): Promise<{ readonly rows: Row[] }>;
  close(): Promise<void>;
}

/** The package `pg`. */
interface PgPackage {
  readonly default: {
    readonly Client: new (options: {
      readonly connectionString: string;
      readonly application_name: string;
      readonly connectionTimeoutMillis: number;
      readonly types: TypeParsers;
    }) => PgClient;
    readonly types: TypeParsers;
  };
}

interface TypeParsers {
  getTypeParser(type: number, format?: 'text' | 'binary'): (text: string) => unknown;
}

interface PgClient {
  connect(): Promise<void>;
  end(): Promise<void>;
  on(event: 'error', listener: (error: Error) => void): unknown;
  query<Row>(sql: string, values: unknown[]): Promise<{ readonly rows: Row[] }>;
}

export const loadPglite = (): Promise<PglitePackage> =>
  load('@electric-sql/pglite', 'a bank in a folder');
export const loadPg = (): Promise<PgPackage> => load('pg', 'a bank on a server');

async function load<Package>(name: string, what: string): Promise<Package> {
  try {
    return (await import(name)) as Package;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new BankFailure(`${what} needs the package ${name}: npm install ${name}`);
  }
}
