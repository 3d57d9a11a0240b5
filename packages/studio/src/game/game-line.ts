import { clockText } from '@nonet/engine/game';
import type { Language } from '../words/words.ts';
import type { GameRecord } from './game-store.ts';
import { levelName } from './level-words.ts';

type LineOf = Pick<GameRecord, 'about' | 'digits' | 'origin' | 'played' | 'puzzle'>;

/** A kept game in a line: its title or level, the time played, and the share of its blanks that are filled. */
export function gameLine(game: LineOf, language: Language): string {
  const name = game.about?.title ?? levelName(game.origin, language);
  return [name, clockText(game.played), `${progressOf(game)}%`].filter(Boolean).join(' · ');
}

function progressOf({ digits, puzzle }: LineOf): number {
  const blanks = Array.from(puzzle.cells).flatMap((it, cell) => (it === '.' ? [cell] : []));
  const filled = blanks.filter((cell) => digits[cell] > 0);
  return Math.floor((100 * filled.length) / Math.max(1, blanks.length));
}
