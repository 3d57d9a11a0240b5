import { isServer, serverAddress } from './address.ts';
import { Database } from './database.ts';
import { openFolder } from './embedded.ts';
import { openServer } from './server.ts';

/** Opens a database: on a PostgreSQL server if the place is an address, and in a folder otherwise. */
export async function openDatabase(place: string): Promise<Database> {
  return new Database(
    await (isServer(place) ? openServer(serverAddress(place)) : openFolder(place)),
  );
}
