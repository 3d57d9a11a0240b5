import { gameFile, gameFileValues, isGameFile } from '@nonet/engine/game';
import { partsOf } from '../page/address.ts';
import type { GameAsText } from '../picture/reviewing.ts';
import { aboutCodec } from '../puzzle/about-codec.ts';
import { linkedPuzzle } from '../puzzle/puzzle-codec.ts';
import { playedGame } from './game-text.ts';
import { originCodec } from './origin.ts';
import { gameOf, type HasGame } from './state.ts';

/** Writes the game, where its puzzle comes from, and what is said about it. */
export function fileOfGame(state: HasGame): string {
  const more = { ...aboutCodec.write(state), ...originCodec.write(state) };
  return gameFile(playedGame(gameOf(state)), more);
}

/**
 * The link to the game in a file. Undefined if the text is no such file. What is wrong with the game
 * is wrong with the link.
 */
export function linkInFile(text: string): string | undefined {
  const file = isGameFile(text) ? gameFileValues(text) : undefined;
  if (!file?.ok) return undefined;
  return linkOf('play', file.values);
}

export function linkToReview({ game, puzzle }: GameAsText): string {
  return linkOf('review', { ...linkedPuzzle(puzzle), game });
}

function linkOf(room: string, values: Readonly<Record<string, string | undefined>>): string {
  return ['2', ...partsOf({ room, ...values })].join('&');
}
