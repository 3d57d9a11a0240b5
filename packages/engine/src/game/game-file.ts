import type { Game } from './game.ts';
import { type GameFault, puzzleFault, quoted } from './game-fault.ts';
import { type GameRead, gameText, parseGameText } from './game-text.ts';
import { parsePuzzleValues, puzzleValues } from './puzzle-values.ts';

const FORMAT = 'nonet-game';
const VERSION = 1;

/**
 * Writes a game as the content of a file.
 *
 * @param more What else a link to the game says of it, such as `title` or `level`. Default: nothing.
 */
export function gameFile(
  game: Pick<Game, 'puzzle' | 'journal' | 'played'>,
  more: Readonly<Record<string, string | undefined>> = {},
): string {
  const file = {
    format: FORMAT,
    version: VERSION,
    ...more,
    ...puzzleValues(game.puzzle),
    game: gameText(game),
  };
  return `${JSON.stringify(file, undefined, 2)}\n`;
}

/** Whether a text is meant to be the file of a game. */
export function isGameFile(text: string): boolean {
  return text.trimStart().startsWith('{') && text.includes(`"${FORMAT}"`);
}

type Values =
  | { readonly ok: true; readonly values: Readonly<Record<string, string>> }
  | { readonly ok: false; readonly error: GameFault };

/** The texts in the file of a game, by key, as a link has them: `puzzle`, `game` and others. */
export function gameFileValues(text: string): Values {
  const refused = (part: GameFault['part'], expected: string, found: string): Values => ({
    ok: false,
    error: { part, expected, found },
  });
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return refused('file', 'JSON', quoted(text));
  }
  if (typeof content !== 'object' || content === null) {
    return refused('file', 'an object', quoted(text));
  }
  const { format, version, ...others }: Record<string, unknown> = { ...content };
  if (format !== FORMAT) return refused('format', `"${FORMAT}"`, jsonText(format));
  if (version !== VERSION) return refused('version', `${VERSION}`, jsonText(version));
  const texts = Object.entries(others).filter(([, value]) => typeof value === 'string');
  return { ok: true, values: Object.fromEntries(texts) as Record<string, string> };
}

/** Reads what `gameFile` writes. */
export function parseGameFile(text: string): GameRead {
  const file = gameFileValues(text);
  if (!file.ok) return file;
  const { game, puzzle } = file.values;
  if (puzzle === undefined) return missing('puzzle', 'the cells of a puzzle');
  const read = parsePuzzleValues({ ...file.values, puzzle });
  if (!read.ok) return { ok: false, error: puzzleFault(read.error) };
  if (game === undefined) return missing('game', 'the text of a game');
  return parseGameText(read.value, game);
}

function missing(part: GameFault['part'], expected: string): GameRead {
  return { ok: false, error: { part, expected, found: 'nothing' } };
}

function jsonText(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}
