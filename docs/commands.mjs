import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { helpBlocks, withHelp } from './commands/help.mjs';

// npm run build && node docs/commands.mjs
//   writes the help of each command into its page in docs/commands

const folder = new URL('commands/', import.meta.url);
const blocks = await helpBlocks();
for (const name of readdirSync(folder).filter((it) => it.endsWith('.md'))) {
  const page = readFileSync(new URL(name, folder), 'utf8');
  writeFileSync(new URL(name, folder), withHelp(page, blocks));
}
