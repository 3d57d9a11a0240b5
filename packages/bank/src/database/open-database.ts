import { Database } from './database.ts';
import { openFolder } from './embedded.ts';
import { openServer } from './server.ts';

/**
 * Opens a database: on a PostgreSQL server if the place begins with `postgres://` or `postgresql://`,
 * and in a folder otherwise.
 */
export async function openDatabase(place: string): Promise<Database> {
  const opening = isServer(place) ? openServer(place, withoutPassword(place)) : openFolder(place);
  return new Database(await opening);
}

export function isServer(place: string): boolean {
  return /^postgres(ql)?:\/\//.test(place);
}

export function withoutPassword(address: string): string {
  return address.replace(/^(\w+:\/\/[^:@/]*):[^@/]*@/, '$1@');
}
