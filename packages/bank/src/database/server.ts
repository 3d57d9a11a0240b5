import type { Address } from './address.ts';
import { connectFailureOf, failureOf } from './bank-failure.ts';
import { type Connection, PARSERS } from './database.ts';
import { loadPg } from './drivers.ts';

/** Opens a database of a PostgreSQL server. */
export async function openServer({ name, url }: Address): Promise<Connection> {
  const { Client, types } = (await loadPg()).default;
  try {
    const client = new Client({
      connectionString: url,
      types: {
        getTypeParser: (type, format) => PARSERS[type] ?? types.getTypeParser(type, format),
      },
      application_name: 'nonet',
      connectionTimeoutMillis: 15_000,
    });
    await client.connect();
    return {
      async query<Row extends object>(sql: string, values: readonly unknown[] = []) {
        try {
          return (await client.query<Row>(sql, [...values])).rows;
        } catch (error) {
          throw failureOf(error, name);
        }
      },
      close: () => client.end(),
    };
  } catch (error) {
    throw connectFailureOf(error, name);
  }
}
