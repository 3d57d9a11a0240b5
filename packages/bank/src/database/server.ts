import { failureOf } from './bank-failure.ts';
import { type Connection, PARSERS } from './database.ts';
import { loadPg } from './drivers.ts';

/** Opens a database of a PostgreSQL server. The name in messages leaves out the password. */
export async function openServer(address: string, name: string): Promise<Connection> {
  const { Client, types } = (await loadPg()).default;
  const client = new Client({
    connectionString: address,
    types: {
      getTypeParser: (type, format) => PARSERS[type] ?? types.getTypeParser(type, format),
    },
    application_name: 'nonet',
    connectionTimeoutMillis: 15_000,
  });
  // Without a listener, a lost connection would end the process. The next query reports it.
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    throw failureOf(error, name);
  }
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
}
