import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { geometry } from '@nonet/engine/grid';
import { type Field, gridIn, notationById, puzzleOf, supportsSize } from '@nonet/engine/notation';
import type { PuzzleRules } from '../../picture/collected.ts';
import { immediate, type Work } from '../work.ts';

/** The version of Nonet. The build sets it. */
declare const NONET_VERSION: string;

interface SavingRequest {
  readonly file: string;
  readonly boxRows: number;
  readonly boxColumns: number;
  /** The cells of each puzzle, as in `PlainPuzzle`. */
  readonly cells: readonly string[];
  /** Their solutions, for the notations that have them. */
  readonly solutions: readonly string[];
  /** What each variant has beside its cells. */
  readonly rules: readonly (PuzzleRules | undefined)[];
  /** What is known of each puzzle besides, for the notations that have fields. */
  readonly facts?: readonly Readonly<Record<string, unknown>>[] | undefined;
  /** The id of a notation, or the JSON texts of the puzzles, which are written with the manifest. */
  readonly as: string | readonly string[];
  /** The seed, or the file from which the puzzles were read. */
  readonly input: { readonly seed: string } | { readonly file: string };
  /** The command that makes the collection, if it was made. */
  readonly command: string | undefined;
}

interface SavedPuzzles {
  readonly text: string;
  /** How the file was made, and how it can be checked, as JSON. */
  readonly manifest: string;
}

/** Writes puzzles. Undefined if the notation does not support their size. */
export function savePuzzles(request: SavingRequest): Work<never, SavedPuzzles | undefined> {
  return immediate(() => saved(request));
}

function saved(request: SavingRequest): SavedPuzzles | undefined {
  const { as, cells, command, file, input } = request;
  const text =
    typeof as === 'string'
      ? written(request, as)
      : `[\n${as.map((one) => `  ${one}`).join(',\n')}\n]`;
  if (text === undefined) return undefined;
  const bytes = utf8ToBytes(text);
  const manifest = {
    nonet: NONET_VERSION,
    command,
    input,
    answers: cells.length,
    output: { file, bytes: bytes.length, sha256: bytesToHex(sha256(bytes)) },
  };
  const manifestText = JSON.stringify(manifest, null, 2);
  if (typeof as === 'string') return { text, manifest: `${manifestText}\n` };
  return { text: `{"manifest": ${manifestText},\n"puzzles": ${text}}\n`, manifest: manifestText };
}

/** @throws RangeError if there is no notation with this id. */
function written(
  { boxColumns, boxRows, cells, facts, rules, solutions }: SavingRequest,
  id: string,
): string | undefined {
  const notation = notationById(id);
  if (!notation) throw new RangeError(`expected the id of a notation, got ${id}`);
  const shape = geometry(boxRows, boxColumns);
  if (!supportsSize(notation, shape.size)) return undefined;
  if (rules.some(Boolean) && !notation.holds.includes('constraints')) return undefined;
  const writer = notation.writer();
  const records = cells.map((one, i) => {
    const puzzle = puzzleOf({ ...(rules[i] ?? { boxRows, boxColumns }), cells: one });
    return writer.record({
      ...puzzle,
      solution: gridIn(solutions[i], puzzle.givens.geometry),
      line: i + 1,
      ...(facts && { fields: fieldsOf(facts[i]) }),
    });
  });
  return records.join('') + writer.end();
}

/** The fields of a record, as `nonet bank query --json` names them. */
function fieldsOf(facts: Readonly<Record<string, unknown>>): readonly Field[] {
  return [
    { name: 'puzzle', json: '', role: 'puzzle' },
    { name: 'solution', json: '', role: 'solution' },
    ...Object.entries(facts).map(([name, value = null]) => {
      return { name, json: JSON.stringify(Array.isArray(value) ? value.join(' ') : value) };
    }),
  ];
}
