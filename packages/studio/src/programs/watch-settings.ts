import { puzzlesIn, settingsOf } from '@nonet/tracer/settings';
import type { ProgramRequest } from './program.ts';

/** The settings of the tracer: which file it watches, and the puzzles for whose grid it looks. */
export function settingsFor({ name, input, watch }: ProgramRequest): string | undefined {
  if (!watch) return undefined;
  const puzzles = watch.puzzles ?? puzzlesIn(new TextEncoder().encode(input));
  return settingsOf({ program: name, events: watch.events, puzzles });
}
