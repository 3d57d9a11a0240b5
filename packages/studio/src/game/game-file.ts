import { gameFileValues, isGameFile } from '@nonet/engine/game';

/**
 * The link to the game in a file. Undefined if the text is no such file. What is wrong with the game
 * is wrong with the link.
 */
export function linkInFile(text: string): string | undefined {
  const file = isGameFile(text) ? gameFileValues(text) : undefined;
  if (!file?.ok) return undefined;
  const parts = Object.entries(file.values).map(([key, value]) => `${key}=${value}`);
  return ['2', 'room=play', ...parts].join('&');
}
