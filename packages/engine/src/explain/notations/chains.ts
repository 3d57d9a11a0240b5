import type { PatternNode } from '../../technique/pattern.ts';
import { digitIn, patternAs, type Step } from '../../technique/step.ts';
import { blocks, conclusion, removals } from './cells.ts';
import type { Detail, Details } from './detail.ts';

/** `r1c2 =3= r1c5 -4- r7c5` */
const CHAIN: Detail = (step) => line(step, links(nodesOf(step)));

/** `3- r1c2 -4- r7c2 -3`: the digits at the ends are those of the first and the last node. */
const OPEN_CHAIN: Detail = (step) => {
  const nodes = nodesOf(step);
  return line(step, `${nodes[0].digit}- ${links(nodes)} -${nodes[nodes.length - 1].digit}`);
};

/** `3= r1c2 =4= r7c2 -4- … =3= r1c2 =4`: the digits at the ends are those of the last and first link. */
const LOOP: Detail = (step) => {
  const nodes = closed(nodesOf(step));
  const [cell] = nodes[0].cells;
  const [lastCell] = nodes[nodes.length - 1].cells;
  const first = nodes.find(({ cells }) => cells[0] !== cell);
  const last = nodes[nodes.findLastIndex(({ cells }) => cells[0] !== lastCell) + 1];
  return line(step, `${last.digit}= ${links(nodes)} =${first?.digit}`);
};

export const CHAINS: Details = {
  'turbot-fish': CHAIN,
  'x-chain': CHAIN,
  'xy-chain': OPEN_CHAIN,
  aic: OPEN_CHAIN,
  'grouped-aic': OPEN_CHAIN,
  'continuous-nice-loop': LOOP,
  'grouped-continuous-nice-loop': LOOP,
  'discontinuous-nice-loop': CHAIN,
  'grouped-discontinuous-nice-loop': CHAIN,
  'remote-pair': (step) =>
    `: ${step.pattern.digits.join('/')} ${links(nodesOf(step))}${removals(step.eliminations)}`,
};

/**
 * Writes a chain as cells, with a link before each cell except the first. A node in the same cell
 * as the previous node is left out.
 */
export function links(nodes: readonly PatternNode[]): string {
  let text = '';
  let before = -1;
  for (const { cells, digit, on } of nodes) {
    if (cells[0] === before) continue;
    const link = on ? ` =${digit}= ` : ` -${digit}- `;
    text += `${before < 0 ? '' : link}${blocks(cells)}`;
    before = cells[0];
  }
  return text;
}

/** The nodes of a continuous loop. The last one is in the cell of the first one. */
function closed(nodes: readonly PatternNode[]): readonly PatternNode[] {
  const [first] = nodes;
  const last = nodes[nodes.length - 1];
  return last.cells[0] === first.cells[0] ? nodes : [...nodes, { ...first, on: !last.on }];
}

function line(step: Step, chain: string): string {
  const { eliminations, placement } = step;
  const all = placement === undefined ? eliminations : [placement];
  const digits = [...new Set(all.map((it) => digitIn(it)))].sort((a, b) => a - b);
  return `: ${digits.join('/')} ${chain}${conclusion(step)}`;
}

export function nodesOf(step: Step): readonly PatternNode[] {
  return patternAs(step, 'chains').chains[0];
}
