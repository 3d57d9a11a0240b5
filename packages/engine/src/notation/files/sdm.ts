import type { Geometry } from '../../grid/geometry.ts';
import {
  defineNotation,
  type Notation,
  type NotationReader,
  type NotationResult,
  type PuzzleRecord,
} from '../notation.ts';
import { isFault } from '../parts/fault.ts';
import { fieldNamed } from '../parts/fields.ts';
import { textOf } from '../parts/json-node.ts';
import { parseJson } from '../parts/json-text.ts';
import { formatPackedLine, packedLineReader } from '../text/line.ts';

/**
 * One puzzle per line. Lines that start with `#` are comments. The comment lines above a puzzle are
 * stored in its field `heading`.
 */
export const sdm: Notation = defineNotation({
  id: 'sdm',
  summary: 'SadMan and HoDoKu .sdm files: one puzzle per line, # before comments',
  holds: ['comment', 'heading'],
  onePerLine: true,
  reader: sdmReader,
  format: (record) => headingOf(record) + formatPackedLine(record),
});

/** The maximum number of comment lines to keep per puzzle. */
const MAX_HEADING = 1_000;

function sdmReader(geometry: Geometry | undefined, size: number | undefined): NotationReader {
  const lines = packedLineReader(geometry, size);
  let heading: string[] = [];
  const headed = (result: NotationResult | undefined): NotationResult | undefined => {
    if (!result || heading.length === 0) return result;
    const fields = [{ name: 'heading', json: JSON.stringify(heading) }];
    heading = [];
    return result.ok ? { ok: true, record: { ...result.record, fields } } : { ...result, fields };
  };
  return {
    ...lines,
    line(text, number) {
      const start = text.trimStart();
      if (!start.startsWith('#')) return headed(lines.line(text, number));
      if (heading.length < MAX_HEADING) heading.push(start.slice(1).trim());
      return undefined;
    },
  };
}

function headingOf({ fields }: PuzzleRecord): string {
  const text = fieldNamed(fields, 'heading');
  if (!text) return '';
  const list = parseJson(text);
  const isList = !isFault(list) && list.kind === 'array';
  const lines = isList ? list.items.map((item) => textOf(item) ?? '') : text.split('\n');
  return lines.map((line) => `${`# ${line}`.trimEnd()}\n`).join('');
}
