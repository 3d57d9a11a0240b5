import { getNodePath, type JSONPath, type Node } from 'jsonc-parser';

/** Why the text of a plan is no plan. */
export interface PlanFault {
  /** Lines and columns are counted from 1. */
  readonly line: number;
  readonly column: number;
  /** Where the fault is in the plan, such as `sections[0].count`. Empty for the plan itself. */
  readonly path: string;
  /** Such as `expected a whole number from 1 to 10,000, got -3`. */
  readonly message: string;
}

interface PlacedFault {
  readonly offset: number;
  readonly path: JSONPath;
  readonly message: string;
}

/** The most characters of the text that a message repeats. */
const MOST_SHOWN = 40;

/** Collects the faults of a text, in any order. */
export class FaultList {
  private readonly text: string;
  private readonly found: PlacedFault[] = [];

  constructor(text: string) {
    this.text = text;
  }

  add(node: Node, message: string): void {
    this.found.push({ offset: node.offset, path: getNodePath(node), message });
  }

  /** Adds that a value is not what was expected. `meant` is what it probably should have been. */
  addWrong(node: Node, expected: string, meant?: string): void {
    const hint = meant === undefined ? '' : `; did you mean ${meant}?`;
    this.add(node, `expected ${expected}, got ${this.shown(node)}${hint}`);
  }

  /** Adds that an object lacks a key. */
  addMissing(node: Node, key: string, expected: string): void {
    const message = `expected ${expected}, got nothing`;
    this.found.push({ offset: node.offset, path: [...getNodePath(node), key], message });
  }

  /** The faults in the order of their positions. */
  sorted(): PlanFault[] {
    const placeAt = placesIn(this.text);
    return this.found
      .toSorted((a, b) => a.offset - b.offset)
      .map(({ message, offset, path }) => ({ ...placeAt(offset), path: pathText(path), message }));
  }

  private shown({ children = [], length, offset, type }: Node): string {
    if (type === 'object') return 'an object';
    const written = this.text.slice(offset, offset + length);
    if (type !== 'array') return shortened(written);
    const isShort = written.length <= MOST_SHOWN && !/[\r\n]/.test(written);
    return isShort ? written : `a list of ${children.length}`;
  }
}

export function shortened(text: string): string {
  if (text.length <= MOST_SHOWN) return text;
  const isHalf = text.codePointAt(MOST_SHOWN - 1)! > 0xffff;
  return `${text.slice(0, isHalf ? MOST_SHOWN - 1 : MOST_SHOWN)}…`;
}

/** Returns a function from offsets to places. The offsets must not decrease from call to call. */
export function placesIn(text: string): (offset: number) => { line: number; column: number } {
  const ends = text.matchAll(/\r\n|\r|\n/g);
  let [line, start] = [1, 0];
  let next = ends.next();
  return (offset) => {
    while (!next.done && next.value.index + next.value[0].length <= offset) {
      line++;
      start = next.value.index + next.value[0].length;
      next = ends.next();
    }
    return { line, column: offset - start + 1 };
  };
}

function pathText(path: JSONPath): string {
  const steps = path.map((step) => {
    if (typeof step === 'number') return `[${step}]`;
    return /^[a-z_$][\w$]*$/i.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`;
  });
  return steps.join('').replace(/^\./, '');
}
