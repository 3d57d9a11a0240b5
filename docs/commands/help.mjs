import { Writable } from 'node:stream';
import { createProgram } from '../../packages/cli/dist/commands/program.js';
import { runnableCommands } from '../../packages/cli/dist/core/command.js';
import { fillIn } from '../kernel/markers.mjs';

const WIDTH = 80;

/** Command → its help, as a block of Markdown. */
export async function helpBlocks() {
  const ignored = new Writable({ write: (_chunk, _encoding, done) => done() });
  const streams = { answers: ignored, messages: ignored, notes: ignored };
  const commands = runnableCommands(await createProgram(streams, () => {}));
  return Object.fromEntries(commands.map(([name, command]) => [name, helpOf(command)]));
}

function helpOf(command) {
  let text = '';
  const width = () => WIDTH;
  const writeOut = (part) => (text += part);
  command.configureOutput({ writeOut, getOutHelpWidth: width, getOutHasColors: () => false });
  command.outputHelp();
  return `\`\`\`\n${text.trimEnd()}\n\`\`\``;
}

/** The commands whose help is on a page, in order. */
export function commandsOn(page) {
  return [...page.matchAll(/^<!-- help (.+) -->$/gm)].map(([, name]) => name);
}

/** Writes the help of each command between its markers. */
export function withHelp(page, blocks) {
  return fillIn(page, 'help', Object.fromEntries(commandsOn(page).map((it) => [it, blocks[it]])));
}
