import tab from '@bomb.sh/tab/commander';
import { symmetries } from '@nonet/engine/generate';
import { notations } from '@nonet/engine/notation';
import { strategies } from '@nonet/engine/search';
import type { Command } from 'commander';

/** Adds the command `nonet complete SHELL`, which prints the completion script of a shell. */
export function addCompletion(program: Command): void {
  const completion = tab(program);
  const values: Record<string, readonly { id: string; summary: string }[]> = {
    strategy: strategies,
    from: notations,
    to: notations,
    symmetry: symmetries,
  };
  for (const command of completion.commands.values()) {
    for (const [option, choices] of Object.entries(values)) {
      const known = command.options.get(option);
      if (!known) continue;
      known.handler = (complete) => {
        for (const { id, summary } of choices) complete(id, summary);
      };
    }
  }
}
