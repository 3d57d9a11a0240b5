import type { Command } from 'commander';

/** Formats the rows of a table below a help, wrapped as commander wraps the options. */
export function helpRows(
  command: Command,
  rows: readonly (readonly [term: string, text: string])[],
): string {
  const help = command.createHelp();
  const helpWidth = command.configureOutput().getOutHelpWidth?.();
  help.prepareContext(helpWidth === undefined ? {} : { helpWidth });
  const widest = Math.max(...rows.map(([term]) => term.length));
  return rows.map(([term, text]) => help.formatItem(term, widest, text, help)).join('\n');
}
