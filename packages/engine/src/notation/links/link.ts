import { CLASSIC, type Geometry } from '../../grid/geometry.ts';
import type { Grid } from '../../grid/grid.ts';
import type { NotationReader, PuzzleRecord } from '../notation.ts';
import { type Fault, faultAt, isFault } from '../parts/fault.ts';
import { cellsStart, commentAfter, isAside, lineReader } from '../parts/line-records.ts';
import { packedCells, packedFault, packedGrid } from '../parts/packed.ts';

/** The content of a link, which is a record without a line number. */
export type LinkContent = Omit<PuzzleRecord, 'line'>;

/** The form of a site's links. A link is the first word of a line. A comment may follow the link. */
export interface LinkForm {
  /**
   * Matches the start of a link, which is the scheme and the host. Links without scheme and host may
   * match too.
   */
  readonly start: RegExp;
  /**
   * Matches the rest of a link. The group `data` is the data. The group `id` is a name that only the
   * site can look up. The group `kind` is needed if the site has several kinds of data. The flag d is
   * required.
   */
  readonly rest: RegExp;
  /** An example of a link, shown in errors. */
  readonly example: string;
  /** Reads the data. The indexes of faults count from the start of the data. */
  read(data: string, geometry: Geometry | undefined, kind: string): LinkContent | Fault;
}

/** Whether a line begins with a link of this form. */
export function isLink({ start }: LinkForm, text: string): boolean {
  return start.test(text.trimStart());
}

/** Reads a link from every line that is not empty and does not start with `#`. */
export function linkReader(form: LinkForm, geometry: Geometry | undefined): NotationReader {
  return lineReader((text, number) => {
    const from = cellsStart(text);
    if (isAside(text, from)) return undefined;
    const length = text.slice(from).search(/[ \t]/);
    const to = length < 0 ? text.length : from + length;
    const content = readLink(form, text.slice(from, to), geometry);
    if (isFault(content)) return faultAt(number, { ...content, index: from + content.index });
    return { ok: true, record: { ...content, ...commentAfter(text, to), line: number } };
  });
}

function readLink(
  form: LinkForm,
  link: string,
  geometry: Geometry | undefined,
): LinkContent | Fault {
  const expected = `a link such as ${form.example}`;
  const start = form.start.exec(link)?.[0];
  if (start === undefined) return { code: 'structure', index: 0, expected, found: 'other text' };
  const match = form.rest.exec(link.slice(start.length));
  const { data, id, kind = '' } = match?.groups ?? {};
  const [from] = match?.indices?.groups?.[data === undefined ? 'id' : 'data'] ?? [0];
  const index = start.length + from;
  if (id)
    return {
      code: 'structure',
      index,
      expected: WITH_PUZZLE,
      found: `the short id "${shortened(id)}"`,
    };
  if (!data) return { code: 'structure', index, expected, found: 'a link without a puzzle' };
  const content = form.read(data, geometry, kind.toLowerCase());
  return isFault(content) ? { ...content, index: index + content.index } : content;
}

const WITH_PUZZLE = 'a link that contains the puzzle (a short id must be looked up on the network)';

function shortened(id: string): string {
  return id.length > 20 ? `${id.slice(0, 20)}…` : id;
}

/** Reads packed cells. The grid is 9×9 unless another geometry is given. */
export function readCells(data: string, geometry: Geometry = CLASSIC): LinkContent | Fault {
  const givens = packedGrid(data, 0, data.length, geometry);
  return givens ? { givens } : packedFault(data, 0, data.length, geometry);
}

/** Packed cells as these sites write them, with 0 for a blank. */
export function zeroCells(grid: Grid): string {
  return packedCells(grid).replaceAll('.', '0');
}

/** Decodes %-escapes. Also turns spaces back into +, because browsers turn + into a space. */
export function unescaped(data: string): string {
  return data
    .replace(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(' ', '+');
}
