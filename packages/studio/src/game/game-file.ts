import { partsOf, valuesIn } from '../page/address.ts';
import { puzzleValues } from '../puzzle/puzzle-codec.ts';
import { gameText } from './game-text.ts';
import type { GameState } from './state.ts';

const FORMAT = 'nonet-game';
const VERSION = 1;

/** Writes a game as the content of a file. */
export function gameFile(game: GameState): string {
  const values = Object.fromEntries(valuesIn(partsOf(puzzleValues(game.givens))));
  const file = { format: FORMAT, version: VERSION, ...values, game: gameText(game) };
  return `${JSON.stringify(file, undefined, 2)}\n`;
}

/**
 * The link to the game in a file. Undefined if the text is no such file. What is wrong with the game
 * is wrong with the link.
 */
export function linkInFile(text: string): string | undefined {
  if (!text.trimStart().startsWith('{') || !text.includes(`"${FORMAT}"`)) return undefined;
  try {
    const { format, version, ...values }: Record<string, unknown> = JSON.parse(text);
    if (format !== FORMAT || version !== VERSION) return undefined;
    const texts = Object.entries(values).flatMap(([key, value]) =>
      typeof value === 'string' ? [`${key}=${value}`] : [],
    );
    return ['2', 'room=play', ...texts].join('&');
  } catch {
    return undefined;
  }
}
