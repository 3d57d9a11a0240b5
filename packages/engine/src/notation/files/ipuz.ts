import { defineNotation, type Notation } from '../notation.ts';
import { formatIpuz, IPUZ_PARTS, kindsWithoutIpuz } from '../objects/ipuz-writer.ts';
import { jsonReader } from '../text/json.ts';

/** Whether a line begins as `ipuz` writes it. Other JSON of ipuz.org is read by `json`. */
export function isIpuzLine(text: string): boolean {
  return text.startsWith('{"version":"http://ipuz.org/v2"');
}

/** Files of ipuz.org, one object on each line. */
export const ipuz: Notation = defineNotation({
  id: 'ipuz',
  summary: 'JSON of ipuz.org: Sudoku, killer, diagonal and jigsaw',
  holds: IPUZ_PARTS,
  lostKinds: kindsWithoutIpuz,
  onePerLine: true,
  reader: jsonReader,
  format: (record) => `${formatIpuz(record)}\n`,
});
