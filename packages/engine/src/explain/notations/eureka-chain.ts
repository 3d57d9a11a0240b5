import type { PatternNode } from '../../technique/pattern.ts';
import { digitIn, patternAs, type Step } from '../../technique/step.ts';
import { blocks } from './cells.ts';
import { nodesOf } from './chains.ts';

/**
 * An alternating chain: `(8=9)r3c8 - (9)r7c8 = (9-3)r7c1 = (3)r2c1`. The text starts and ends with
 * a strong link: if a discontinuous loop has weak links to its first cell, they are left out.
 */
export function eurekaChain(step: Step): string {
  const nodes = nodesOf(step);
  const from = nodes[0].on ? 1 : 0;
  const to = nodes[nodes.length - 1].on ? nodes.length : -1;
  return chainText(nodes.slice(from, to));
}

/** A continuous loop: the last node has a weak link to the first one. */
export function eurekaLoop(step: Step): string {
  const nodes = nodesOf(step);
  const [first] = nodes;
  const last = nodes[nodes.length - 1];
  const isClosed = first.on === last.on && first.digit === last.digit;
  const loop = isClosed ? nodes.slice(0, -1) : nodes;
  return `${chainText(first.on ? [...loop.slice(1), first] : loop)} - loop`;
}

/** A chain of almost locked sets: `(1=5)r2c13 - (5=8)r4c1 - (8=1)r4c79`. */
export function eurekaSets(step: Step): string {
  const { commons, sets } = patternAs(step, 'sets');
  const removed = [...new Set(step.eliminations.map((it) => digitIn(it)))].sort((a, b) => a - b);
  const digits = [removed, ...commons, removed].map((all) => all.join(''));
  return sets.map(({ cells }, i) => `(${digits[i]}=${digits[i + 1]})${blocks(cells)}`).join(' - ');
}

/** Writes the chain. Consecutive nodes with the same cells share one pair of parentheses. */
function chainText(nodes: readonly PatternNode[]): string {
  let text = '';
  for (const [i, { cells, digit, on }] of nodes.entries()) {
    const isNew = blocks(cells) !== blocks(nodes[i - 1]?.cells ?? []);
    const link = on ? '=' : '-';
    if (isNew) text += `${i > 0 ? ` ${link} ` : ''}(`;
    else text += link;
    const isEnd = blocks(cells) !== blocks(nodes[i + 1]?.cells ?? []);
    text += isEnd ? `${digit})${blocks(cells)}` : digit;
  }
  return text;
}
