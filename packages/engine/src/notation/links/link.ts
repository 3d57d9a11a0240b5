import { CLASSIC, type Geometry } from '../../grid/geometry.ts';
import { defineNotation, type Notation, type Part, type PuzzleRecord } from '../notation.ts';
import { variant } from '../objects/object-fault.ts';
import { type AddressRule, ruleInAddress } from '../parts/address-rule.ts';
import { type Fault, isFault } from '../parts/fault.ts';
import {
  commentedLine,
  lineReader,
  movedFault,
  type RecordContent,
  readCommented,
} from '../parts/line-records.ts';
import { readPacked } from '../parts/packed.ts';

/** A site, and what its links look like. */
export interface LinkSite extends Pick<Notation, 'lostKinds' | 'id' | 'summary' | 'sizes'> {
  /** What a link can contain besides the givens. Default: nothing. */
  readonly holds?: readonly Part[];
  /** Matches the start of a link, usually the scheme and the host. */
  readonly start: RegExp;
  /**
   * Matches the rest of a link. The group `data` is the puzzle. The group `id` is a short id: only
   * the site knows which puzzle it means. The group `kind` is passed to `read`. The regular
   * expression must have the flag `d`.
   */
  readonly rest: RegExp;
  /** The beginning of a link, shown in errors. */
  readonly address: string;
  /** The number of digits that follow the address, if the data are digits. */
  readonly digits?: number;
  /** The rule that a link of this site adds, if its path or its parameters do not name it. */
  rule?(link: string): AddressRule | undefined;
  /** Reads the data of a link. The index of a fault counts from the start of the data. */
  read(data: string, geometry: Geometry | undefined, kind: string): RecordContent | Fault;
  /** Writes a record as a link, without its comment. */
  write(record: PuzzleRecord): string;
}

/** A notation with a link on each line. A comment may follow the link. */
export interface LinkNotation extends Notation {
  /** Whether a line begins with a link of this site. */
  isLink(text: string): boolean;
}

export function linkNotation(site: LinkSite): LinkNotation {
  const { lostKinds, id, summary, sizes, holds = [] } = site;
  const notation = defineNotation({
    id,
    summary,
    ...(sizes && { sizes }),
    ...(lostKinds && { lostKinds }),
    holds: [...holds, 'comment'],
    onePerLine: true,
    reader: (geometry) =>
      lineReader((text) => {
        const read = (from: number, to: number): RecordContent | Fault => {
          const content = readLink(site, text.slice(from, to), geometry);
          return movedFault(content, (at) => from + at);
        };
        return readCommented(text, read, linkEnd);
      }),
    format: (record) => commentedLine(site.write(record), record.comment),
  });
  return { ...notation, isLink: (text) => site.start.test(text.trimStart()) };
}

/** The index of the first space or tab from `from` on. If there is none, the length of the text. */
function linkEnd(text: string, from: number): number {
  const length = text.slice(from).search(/[ \t]/);
  return length < 0 ? text.length : from + length;
}

function readLink(
  site: LinkSite,
  link: string,
  geometry: Geometry | undefined,
): RecordContent | Fault {
  const { address, digits } = site;
  const expected = { id: 'link', address, ...(digits && { digits }) } as const;
  const from = site.start.exec(link)?.[0].length;
  if (from === undefined) {
    return { code: 'structure', index: 0, expected, found: { id: 'other-text' } };
  }
  const rule = ruleInAddress(link) ?? site.rule?.(link);
  if (rule) return variant(rule.phrase, rule.index);
  const match = site.rest.exec(link.slice(from));
  const { data, id, kind = '' } = match?.groups ?? {};
  const [at] = match?.indices?.groups?.[data === undefined ? 'id' : 'data'] ?? [0];
  const index = from + at;
  if (id) {
    const text = id.length > 20 ? `${id.slice(0, 20)}…` : id;
    const found = { id: 'short-id', text } as const;
    return { code: 'structure', index, expected: { id: 'link-with-puzzle' }, found };
  }
  if (!data) return { code: 'structure', index, expected, found: { id: 'link-without-puzzle' } };
  const content = site.read(data, geometry, kind.toLowerCase());
  return movedFault(content, (at) => index + at);
}

/** Reads packed cells. The default is a 9×9 grid. */
export function readCells(data: string, geometry: Geometry = CLASSIC): RecordContent | Fault {
  const givens = readPacked(data, 0, data.length, geometry);
  return isFault(givens) ? givens : { givens };
}

/** Decodes escapes such as `%2B`. A space becomes `+`, because browsers decode `+` as a space. */
export function unescaped(data: string): string {
  return data
    .replace(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(' ', '+');
}
