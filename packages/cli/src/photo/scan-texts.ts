import { counted } from '@nonet/engine/explain';
import { formatCell, type Geometry } from '@nonet/engine/grid';
import { isDoubtful, type Scan, type ScannedCell } from '@nonet/scan';

/** What a person should look at: doubtful cells, and digits by hand. One sentence each. */
export function scanNotes({ cells }: Scan, geometry: Geometry): readonly string[] {
  const doubtful = cells.flatMap((cell, at) =>
    isDoubtful(cell) ? [`${formatCell(geometry, at)} ${doubtText(cell)}`] : [],
  );
  const written = cells.filter(({ kind }) => kind === 'written').length;
  return [
    ...(doubtful.length > 0 ? [`check ${doubtful.join(', ')}`] : []),
    ...(written > 0 ? [`left out ${counted(written, 'digit')} written by hand`] : []),
  ];
}

/** Such as `7 (or 1)`, or `8 (read as 6)` if the repair changed the digit. */
function doubtText({ digit, read, alternatives }: ScannedCell): string {
  if (read !== undefined) return `${digitText(digit)} (read as ${digitText(read)})`;
  const other = alternatives.find((each) => each.digit !== digit);
  return other ? `${digitText(digit)} (or ${digitText(other.digit)})` : digitText(digit);
}

function digitText(digit: number): string {
  return digit === 0 ? 'empty' : String(digit);
}

/** The members of a JSON answer. */
export function scanResults({ cells, corners, isProper }: Scan, geometry: Geometry): object {
  return {
    isProper,
    corners: corners.map(({ x, y }) => ({ x: rounded(x, 1), y: rounded(y, 1) })),
    cells: cells.map((cell, at) => ({
      cell: formatCell(geometry, at),
      kind: cell.kind,
      digit: cell.digit,
      confidence: rounded(cell.confidence, 3),
      isDoubtful: isDoubtful(cell),
      read: cell.read,
      alternatives: cell.alternatives.map(({ digit, confidence }) => ({
        digit,
        confidence: rounded(confidence, 3),
      })),
    })),
  };
}

function rounded(value: number, places: number): number {
  return Number(value.toFixed(places));
}
