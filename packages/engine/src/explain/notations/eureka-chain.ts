import { digitIn, type PatternNode, type Step } from '../../technique/step.ts';
import { blocks } from './cells.ts';

/** A statement of a chain: some cells have one of the digits (on), or none of them (off). */
interface Term {
  readonly digits: string;
  readonly cells: readonly number[];
  readonly on: boolean;
}

/**
 * An alternating chain: `(8=9)r3c8 - (9)r7c8 = (9-3)r7c1 = (3)r2c1`. The text starts and ends with
 * a strong link: if a discontinuous loop has weak links to its first cell, they are left out.
 */
export function eurekaChain(step: Step): string {
  const terms = termsOf(step);
  const from = terms[0].on ? 1 : 0;
  const to = terms[terms.length - 1].on ? terms.length : -1;
  return chainText(terms.slice(from, to));
}

/** A continuous loop: the last term has a weak link to the first one. */
export function eurekaLoop(step: Step): string {
  const terms = termsOf(step);
  const [first] = terms;
  const last = terms[terms.length - 1];
  const isClosed = first.on === last.on && first.digits === last.digits;
  const loop = isClosed ? terms.slice(0, -1) : terms;
  return `${chainText(first.on ? [...loop.slice(1), first] : loop)} - loop`;
}

/** A chain of almost locked sets: `(1=5)r2c13 - (5=8)r4c1 - (8=1)r4c79`. */
export function eurekaSets({ eliminations, pattern }: Step): string {
  const { commons = [], sets = [] } = pattern;
  const removed = [...new Set(eliminations.map((it) => digitIn(it)))].sort((a, b) => a - b);
  const digits = [removed, ...commons, removed].map((all) => all.join(''));
  return sets.map(({ cells }, i) => `(${digits[i]}=${digits[i + 1]})${blocks(cells)}`).join(' - ');
}

/** The nodes of a chain as terms that are alternately off and on. */
function termsOf({ pattern: { chains = [] } }: Step): Term[] {
  const [nodes] = chains;
  return nodes.flatMap((node, i) => [termOf(node), ...otherDigits(node, nodes[i + 1])]);
}

function termOf({ cells, digit, on, set }: PatternNode): Term {
  return { digits: `${digit}`, cells: set?.cells ?? cells, on };
}

/**
 * The terms after a node with an almost locked set. Such a node says that the set lacks a digit, so
 * the set has all its other digits. If the next node is off, there is one term: the set has the
 * digit of the next node. If the next node is on, there are two terms: the set has its other
 * digits, and the next cell lacks these digits. So a single candidate is left in the next cell.
 */
function otherDigits({ digit, set }: PatternNode, next: PatternNode | undefined): Term[] {
  if (!set || !next) return [];
  if (!next.on) return [{ digits: `${next.digit}`, cells: set.cells, on: true }];
  const digits = set.digits.filter((it) => it !== digit).join('');
  return [
    { digits, cells: set.cells, on: true },
    { digits, cells: next.cells, on: false },
  ];
}

/** Writes the chain. Consecutive terms with the same cells share one pair of parentheses. */
function chainText(terms: readonly Term[]): string {
  let text = '';
  for (const [i, { cells, digits, on }] of terms.entries()) {
    const isNew = blocks(cells) !== blocks(terms[i - 1]?.cells ?? []);
    const link = on ? '=' : '-';
    if (isNew) text += `${i > 0 ? ` ${link} ` : ''}(`;
    else text += link;
    const isEnd = blocks(cells) !== blocks(terms[i + 1]?.cells ?? []);
    text += isEnd ? `${digits})${blocks(cells)}` : digits;
  }
  return text;
}
