import type { PatternNode } from '../../technique/pattern.ts';
import type { English } from '../english.ts';
import type { Korean } from '../korean.ts';
import { is, subject, topic } from '../particle.ts';
import { joined, Phrase, say } from '../phrase.ts';

/** A part of the sentence that tells a chain. It can be said by itself. */
export interface Clause {
  readonly text: Phrase;
  /** The index of the last node that is said. */
  readonly node: number;
}

/** The sentence that tells a chain, clause by clause. */
export class ChainSentence extends Phrase {
  readonly nodes: readonly PatternNode[];
  readonly clauses: readonly Clause[];

  constructor(nodes: readonly PatternNode[], clauses: readonly Clause[]) {
    const { cells, houses, text } = joined(
      clauses.map((it) => it.text),
      ' ',
    );
    super(text, cells, houses);
    this.nodes = nodes;
    this.clauses = clauses;
  }
}

/**
 * What follows from the first node of a chain: "If r1c1 is not 5, then r1c7 is 5, so r6c7 is not 5."
 * In a net, a node can follow from several earlier ones. No sentence if nothing follows.
 */
export function consequences(
  nodes: readonly PatternNode[],
  en: English,
  saysAll = false,
): readonly ChainSentence[] {
  return told(nodes, clauses(nodes, en, saysAll));
}

function clauses(nodes: readonly PatternNode[], en: English, saysAll: boolean): readonly Clause[] {
  const [, ...rest] = saysAll ? [...nodes.keys()] : spoken(nodes);
  const isNet = nodes.some(({ parents }) => parents);
  const last = rest.length - 1;
  return rest.map((node, i) => {
    const said = say`${statement(nodes[node], en)}${i < last ? ',' : '.'}`;
    if (i > 0) return { text: isNet ? said : say`so ${said}`, node };
    const then = isNet ? 'then one after another:' : 'then';
    return { text: say`If ${statement(nodes[0], en)}, ${then} ${said}`, node };
  });
}

function told(nodes: readonly PatternNode[], all: readonly Clause[]): readonly ChainSentence[] {
  return all.length > 0 ? [new ChainSentence(nodes, all)] : [];
}

export function statement({ cells, digit, on }: PatternNode, en: English): Phrase {
  if (on) return say`${en.anyCell(cells)} is ${digit}`;
  if (cells.length === 1) return say`${en.cells(cells)} is not ${digit}`;
  if (cells.length > 2) return say`none of ${en.cells(cells)} is ${digit}`;
  return say`neither ${en.cell(cells[0])} nor ${en.cell(cells[1])} is ${digit}`;
}

/** `r1c1이 5가 아니면 r1c7이 5이고, r6c7은 5가 아니에요.` */
export function consequencesKorean(
  nodes: readonly PatternNode[],
  ko: Korean,
  saysAll = false,
): readonly ChainSentence[] {
  return told(nodes, clausesKorean(nodes, ko, saysAll));
}

function clausesKorean(
  nodes: readonly PatternNode[],
  ko: Korean,
  saysAll: boolean,
): readonly Clause[] {
  const [, ...rest] = saysAll ? [...nodes.keys()] : spoken(nodes);
  const last = rest.length - 1;
  return rest.map((node, i) => {
    const said = (i < last ? linkedKorean : endedKorean)(nodes[node], ko);
    return { text: i > 0 ? said : say`${conditionKorean(nodes[0], ko)} ${said}`, node };
  });
}

/** `r1c1이 5이면`, `r1c1이 5가 아니면` */
export function conditionKorean({ cells, digit, on }: PatternNode, ko: Korean): Phrase {
  const number = `${digit}`;
  if (!on && cells.length > 1) return say`${ko.cells(cells)}에 ${subject(number)} 없으면`;
  const names = subject(namesKorean(cells, ko));
  return on ? say`${names} ${number}이면` : say`${names} ${subject(number)} 아니면`;
}

function linkedKorean({ cells, digit, on }: PatternNode, ko: Korean): Phrase {
  const number = `${digit}`;
  if (on) return say`${subject(namesKorean(cells, ko))} ${number}이고,`;
  if (cells.length > 1) return say`${ko.cells(cells)}에는 ${subject(number)} 없고,`;
  return say`${topic(ko.cells(cells))} ${subject(number)} 아니고,`;
}

export function endedKorean({ cells, digit, on }: PatternNode, ko: Korean): Phrase {
  const number = `${digit}`;
  if (on) return say`${subject(namesKorean(cells, ko))} ${is(number)}.`;
  if (cells.length > 1) return say`${ko.cells(cells)}에는 ${subject(number)} 없어요.`;
  return say`${topic(ko.cells(cells))} ${subject(number)} 아니에요.`;
}

function namesKorean(cells: readonly number[], ko: Korean): Phrase {
  return cells.length > 1 ? say`${ko.cells(cells)} 중 하나` : ko.cells(cells);
}

/**
 * The indexes of the nodes that a sentence names. The sentence does not say that a cell lacks a digit
 * if the next node says which digit the cell has. It always names the first node.
 */
function spoken(nodes: readonly PatternNode[]): readonly number[] {
  return [...nodes.keys()].filter((i) => {
    const [node, next] = [nodes[i], nodes[i + 1]];
    const isObvious =
      !node.on && next?.on && !next.parents && next.cells.join() === node.cells.join();
    return i === 0 || !isObvious;
  });
}
