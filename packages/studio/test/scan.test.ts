import type { Scan, ScannedCell } from '@nonet/scan';
import { describe, expect, it } from 'vitest';
import { digitsOnBoard, gameOf } from '../src/game/state.ts';
import type { ScannedGrid } from '../src/picture/scanning.ts';
import { withRedo, withUndo } from '../src/puzzle/history.ts';
import { fileKind } from '../src/puzzle/picture-file.ts';
import { SAMPLE, withPuzzleState } from '../src/puzzle/state.ts';
import { type State, withPhotoOpened } from '../src/rooms/all.ts';
import { cameraFault } from '../src/rooms/scan/aiming.ts';
import { isCorrected, withCorrection, withKept } from '../src/rooms/scan/correcting.ts';
import { withScannedGame, writtenCount } from '../src/rooms/scan/playing.ts';
import { withOutcome } from '../src/rooms/scan/reading.ts';
import { scannedContents } from '../src/rooms/scan/scanned-layers.ts';
import { doubtsOf, scanOf, withScan } from '../src/rooms/scan/slice.ts';
import { scanWords } from '../src/rooms/scan/words.ts';
import { initialState, settled } from '../src/studio.ts';
import { scannedGrid } from '../src/workers/scan/scanned-grid.ts';

const CELLS = '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';
const POINT = { x: 0, y: 0 };
const PICTURE = { width: 1, height: 1, data: new Uint8Array(4) };

const SURE: ScannedCell = { kind: 'empty', digit: 0, confidence: 1, alternatives: [] };

/** A scan of the puzzle, in which some cells are different. */
function scanWith(changes: Readonly<Record<number, Partial<ScannedCell>>>): Scan {
  const cells = Array.from(CELLS, (symbol, cell): ScannedCell => {
    const digit = Number(symbol) || 0;
    return { ...SURE, kind: digit > 0 ? 'printed' : 'empty', digit, ...changes[cell] };
  });
  return { size: 9, corners: [POINT, POINT, POINT, POINT], cells, isProper: true };
}

const alternatives = (...digits: number[]) => digits.map((digit) => ({ digit, confidence: 0.1 }));

/** A 2 written by hand, a repaired 7, a doubtful blank. */
const READ = scanWith({
  1: { kind: 'written', digit: 2 },
  5: { read: 1, alternatives: alternatives(1, 9) },
  40: { kind: 'empty', digit: 0, confidence: 0.5, alternatives: alternatives(8, 3, 6, 5) },
});

function scanned(scan: Scan = READ): State {
  const grid = scannedGrid(scan, PICTURE) as ScannedGrid;
  return settled(withOutcome(initialState, { kind: 'read', grid }));
}

const at = (state: State, cell: number): State => settled(withPuzzleState(state, { cell }));

describe('a photograph that was read', () => {
  it('is a puzzle with its printed digits, and says what is doubtful', () => {
    const grid = scannedGrid(READ, PICTURE);
    const cells = CELLS.slice(0, 40) + CELLS.slice(40).replace('8', '.');
    expect(grid?.puzzle).toEqual({ boxRows: 3, boxColumns: 3, cells });
    expect(grid?.written[1]).toBe(2);
    expect(grid?.doubts).toEqual([
      { cell: 5, digit: 7, isWritten: false, others: [1, 9], read: 1 },
      { cell: 40, digit: 0, isWritten: false, others: [8, 3, 6], read: undefined },
    ]);
    expect(scannedGrid({ ...READ, size: 7, cells: [] }, PICTURE)).toBeUndefined();
  });

  it('opens at its first doubtful cell, and names what is doubtful or written', () => {
    const state = scanned();
    expect(state.puzzle.cell).toBe(5);
    expect([...scannedContents(state, scanWords.en)]).toEqual([
      [1, '2, written by hand'],
      [5, 'given 7, to be checked'],
      [40, 'empty, to be checked'],
    ]);
  });

  it('is checked cell by cell', () => {
    const kept = settled(withKept(scanned()));
    expect(kept.puzzle.cell).toBe(40);
    expect(doubtsOf(kept).map(({ cell }) => cell)).toEqual([40]);
    const corrected = settled(withCorrection(kept, 8));
    expect(doubtsOf(corrected)).toEqual([]);
    expect(corrected.puzzle.root.cells).toBe(CELLS);
    const undone = settled({ ...corrected, puzzle: withUndo(corrected.puzzle) });
    expect(undone.puzzle.root.cells[40]).toBe('.');
    expect(scanOf(undone).grid).toBeDefined();
    // Undo goes back to the photograph, and not beyond it.
    expect([corrected, undone].map(({ puzzle }) => isCorrected(puzzle))).toEqual([true, false]);
  });

  it('begins a game with the digits written by hand, except those that were corrected', () => {
    const written = scanWith({
      1: { kind: 'written', digit: 2 },
      2: { kind: 'written', digit: 6 },
      3: { kind: 'written', digit: 8 },
    });
    const corrected = settled(withCorrection(at(scanned(written), 2), 0));
    expect(writtenCount(corrected)).toBe(2);
    const played = settled(withScannedGame(at(corrected, 3), 0));
    expect(played.page.room).toBe('play');
    expect(digitsOnBoard(gameOf(played)).slice(0, 6)).toEqual([1, 2, 0, 8, 0, 7]);
    // A game that has begun goes on.
    expect(gameOf(settled(withScannedGame(played, 0)))).toBe(gameOf(played));
    const without = withScan(corrected, { takesWritten: false });
    expect(gameOf(settled(withScannedGame(without, 0))).journal.entries).toEqual([]);
  });

  it('shows again what was cleared, after undo', () => {
    const state = scanned();
    const undo = (now: State) => settled({ ...now, puzzle: withUndo(now.puzzle) });
    for (const cell of [1, 5]) {
      const cleared = settled(withCorrection(at(state, cell), 0));
      expect(scannedContents(cleared, scanWords.en).has(cell)).toBe(false);
      expect(isCorrected(cleared.puzzle)).toBe(true);
      const undone = undo(cleared);
      expect(scannedContents(undone, scanWords.en)).toEqual(scannedContents(state, scanWords.en));
      const redone = settled({ ...undone, puzzle: withRedo(undone.puzzle) });
      expect(scannedContents(redone, scanWords.en)).toEqual(scannedContents(cleared, scanWords.en));
    }
  });

  it('is forgotten with its puzzle', () => {
    const state = scanned();
    const other = settled({
      ...state,
      puzzle: withPuzzleState(state, { root: SAMPLE, text: SAMPLE }).puzzle,
    });
    expect(scanOf(other).grid).toBeUndefined();
  });

  it('leaves the puzzle as it was if nothing is found', () => {
    const waiting = withPhotoOpened(initialState, new File([], 'photo.jpg'));
    expect(waiting.page.room).toBe('scan');
    const state = settled(withOutcome(waiting, { kind: 'no-grid' }));
    expect(scanOf(state)).toMatchObject({ photo: undefined, fault: 'no-grid' });
    expect(state.puzzle.root).toBe(initialState.puzzle.root);
  });
});

it('a file is a picture by its first bytes', async () => {
  const kinds = ['\x89PNG\r\n', '\xff\xd8\xff\xe0', 'RIFF0000WEBPVP8 ', '%PDF-1.7', '1...'].map(
    (text) => fileKind(new Blob([Uint8Array.from(text, (one) => one.charCodeAt(0))])),
  );
  expect(await Promise.all(kinds)).toEqual(['picture', 'picture', 'picture', 'pdf', 'text']);
});

it('says why the camera did not open', () => {
  const faults = ['NotAllowedError', 'NotFoundError', 'NotReadableError'].map((name) =>
    cameraFault(new DOMException('', name)),
  );
  expect(faults).toEqual(['refused', 'missing', 'busy']);
});
