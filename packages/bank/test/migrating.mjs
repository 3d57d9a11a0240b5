// node migrating.mjs PLACE MIGRATIONS
//   brings the tables of a bank to the version after these, and prints when that begins and ends
import { openDatabase } from '../dist/database/open-database.js';
import { migrate } from '../dist/sql/migrations.js';

const [place, migrations] = process.argv.slice(2);
const database = await openDatabase(place);
await database.query('select');
console.log('begun');
await migrate(database, JSON.parse(migrations));
console.log('done');
await database.close();
