import { isRule } from './aside.ts';

/** A record with gaps between its rows. */
interface GappedRows {
  /** The number of rows so far. */
  readonly rows: number;
  readonly boxRows: number;
  /** The length of a line if the rows have bars. Then borders as long are between the bands. */
  readonly barred: number | undefined;
}

/** Dashes between rows with bars are their border. */
const BORDER = /^[-+|]+$/;

/**
 * The gaps in a record: empty lines, dashes or borders. They belong to the record only if they are
 * between its bands, after every band, and all the same, or if a border follows every row.
 */
export class BandGaps {
  /** The gaps after the first bands. */
  private texts: string[] = [];
  private borders = 0;
  /** The number of those that cannot be below the header of a table. */
  private dashes = 0;
  /** The gaps in earlier records. */
  private readonly known = new Set<string>();

  /** Adds a gap. Returns whether the record may go on after it. */
  add(text: string, { rows, boxRows, barred }: GappedRows): boolean {
    const gap = text.trim();
    if (gap !== '') this.borders++;
    if (isRule(gap) && !/[|\s]/.test(gap)) this.dashes++;
    const isAfterBand = rows === (this.texts.length + 1) * boxRows;
    const isLong = barred === undefined || Math.abs(gap.length - barred) <= 2;
    const isBorder = isLong || (gap !== '' && (!isRule(gap) || gap.includes('|')));
    const isSame = gap === (this.texts[0] ?? gap) && isBorder;
    if (isAfterBand && isSame) this.texts.push(gap);
    if (barred !== undefined && BORDER.test(gap)) this.known.add(gap);
    return (isAfterBand && isSame) || (isBorder && gap !== '' && this.borders >= rows);
  }

  /**
   * The number of rows before the latest gap, if another row shows that this gap is not in the
   * record: a row or a band has no gap after it, or two halves of which nothing parts the next record.
   */
  cutBefore({ rows, boxRows }: Pick<GappedRows, 'rows' | 'boxRows'>): number | undefined {
    const { dashes } = this;
    const { length } = this.texts;
    if (length === 0 && dashes > 0 && rows >= dashes + boxRows) return dashes;
    return length > 0 && rows >= (length + 1) * boxRows ? length * boxRows : undefined;
  }

  /** Whether a full record of two bands may be the ends of two records. */
  isUnsure(bands: number): boolean {
    return bands === 2 && this.texts.length === 1 && !this.known.has(this.texts[0]);
  }

  /** Ends the record. The gaps of a valid record are known from then on. */
  end(isValid: boolean): void {
    if (isValid) for (const text of this.texts) this.known.add(text);
    this.texts = [];
    this.borders = 0;
    this.dashes = 0;
  }
}
