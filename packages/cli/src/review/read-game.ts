import {
  type Game,
  type GameFault,
  gameFaultText,
  isGameFile,
  listedGame,
  parseGameFile,
  parseMoveList,
} from '@nonet/engine/game';
import type { NotationError } from '@nonet/engine/notation';
import { FileError, nameOf } from '../pipeline/read-files.ts';
import { readText } from '../pipeline/read-text.ts';
import type { AnswerError } from '../report/refusal.ts';
import type { Ends } from '../report/report.ts';

interface ReadOptions extends Ends {
  /** Called if the file has no game, after the error has been reported. */
  readonly onError: (error: AnswerError) => void;
}

/** Reads a game, or a list of moves. If it cannot be read, reports the error. */
export async function readGame(
  file: string,
  { report, streams, onError }: ReadOptions,
): Promise<Game | undefined> {
  const name = nameOf(file);
  const text = await readText(file, { report, streams });
  if (text === undefined) return undefined;
  if (isGameFile(text)) {
    const read = parseGameFile(text);
    if (read.ok) return read.game;
    report.error(new FileError(`${name}: ${gameFaultText(read.error)}`));
    onError(errorOf(read.error));
    return undefined;
  }
  const read = parseMoveList(text);
  if (read.ok) return listedGame(read.list);
  report.badRecord(name, read.error);
  onError(read.error);
  return undefined;
}

/** The fault of a game as an error. The text of a game is in one line. */
function errorOf({ entry, expected, found, part }: GameFault): NotationError {
  const place = entry === undefined ? part : `${part}, entry ${entry}`;
  const wanted = `${expected} (${place})`;
  return {
    code: 'structure',
    line: 1,
    column: 1,
    expected: wanted,
    found,
    phrases: {
      expected: { id: 'verbatim', text: wanted },
      found: { id: 'verbatim', text: found },
    },
  };
}
