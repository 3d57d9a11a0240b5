import type { NotationReader, NotationResult } from '../notation.ts';
import type { NotationError } from '../notation-error.ts';
import { verbatim } from '../phrase.ts';
import { errorOf, type Fault, failure, faultAt, isFault, placedError } from './fault.ts';
import { type RecordContent, recordAt } from './line-records.ts';

/** At most this many characters of an element are kept. HoDoKu's largest have about 40,000. */
const LONGEST = 1 << 19;

interface Element {
  /** The name of the element that holds a puzzle. */
  readonly name: string;
  /** Whether the elements after the first one are ignored. */
  readonly isOnlyFirst?: boolean;
  /** Reads the text of an element, from `<` to `>`. */
  read(text: string): RecordContent | Fault;
}

/** Reads files in which each puzzle is an XML element. Elements of this name may be nested. */
export class XmlRecords implements NotationReader {
  private readonly element: Element;
  private readonly tags: RegExp;
  /** The open element so far. Empty between elements. */
  private text = '';
  /** The number of elements that are open, one inside another. */
  private depth = 0;
  /** Whether an element has been read. */
  private hasRead = false;
  private place = { line: 1, column: 1 };
  /** The results of the latest line that `more` has not returned yet. */
  private readonly results: NotationResult[] = [];

  constructor(element: Element) {
    this.element = element;
    this.tags = new RegExp(`<(/?)${element.name}(?:\\s[^<>]*?)?(/?)>`, 'g');
  }

  line(text: string, number: number): NotationResult | undefined {
    if (this.hasRead && this.element.isOnlyFirst) return undefined;
    if (this.depth > 0) this.text += '\n';
    let from = 0;
    for (const { 0: tag, 1: isEnd, 2: isEmpty, index } of text.matchAll(this.tags)) {
      if (this.depth === 0) {
        if (isEnd) continue;
        this.place = { line: number, column: index + 1 };
        from = index;
      }
      if (!isEmpty) this.depth += isEnd ? -1 : 1;
      if (this.depth > 0) continue;
      const to = index + tag.length;
      this.text += text.slice(from, to);
      from = to;
      this.close();
    }
    if (this.depth > 0) this.text += text.slice(from);
    if (this.text.length > LONGEST) this.results.push(this.unclosed());
    return this.more();
  }

  more(): NotationResult | undefined {
    return this.results.shift();
  }

  broken(error: NotationError): NotationResult {
    this.forget();
    return failure(error);
  }

  end(): NotationResult | undefined {
    return this.depth > 0 ? this.unclosed() : undefined;
  }

  private close(): void {
    const { text, place } = this;
    this.forget();
    const content = this.element.read(text);
    if (!isFault(content)) {
      const result = recordAt(place.line, content);
      const { refusal: error } = result;
      this.results.push(
        error ? { ...result, refusal: placedError({ ...error, line: 1 }, text, place) } : result,
      );
      return;
    }
    const result = faultAt(1, content);
    if (!result.ok) this.results.push(failure(placedError(result.error, text, place)));
  }

  private unclosed(): NotationResult {
    this.forget();
    const { line, column } = this.place;
    const expected = verbatim(`</${this.element.name}>`);
    return failure(errorOf('structure', line, column, expected, { id: 'unclosed-tag' }));
  }

  private forget(): void {
    this.hasRead = true;
    this.text = '';
    this.depth = 0;
  }
}

/** The text inside the first element of this name. Undefined if there is none. */
export function elementIn(
  xml: string,
  name: string,
): { readonly text: string; readonly index: number } | undefined {
  const found = new RegExp(`<${name}(?:\\s[^<>]*)?>([^<]*)</${name}>`).exec(xml);
  if (!found) return undefined;
  const [whole, text] = found;
  return { text, index: found.index + whole.lastIndexOf('</') - text.length };
}
