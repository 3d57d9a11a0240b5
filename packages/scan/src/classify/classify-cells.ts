import { bytesOf } from './base64.ts';
import { CELL_PIXELS } from './cell-size.ts';
import { ANSWERS, Network, type Weights } from './network.ts';
import { mark, normalise, SEEN, SEEN_PIXELS } from './normalise.ts';
import { withoutShadow } from './shadow.ts';
import { BIASES, BYTES, SCALES } from './weights.ts';

/** Empty, 16 printed values, and 9 digits that are written by hand. */
export const CLASSES = 26;

/** The class of a digit written by hand is so much greater than that of a printed one. */
export const WRITTEN = 16;

/** How probably a cell without a mark is empty. The network isn't asked then. */
const UNMARKED_IS_EMPTY = 0.99;

/** The least contrast of a digit on the edge of a shadow, twice in levels of gray. */
const CLEAR = 56;

let network: Network | undefined;
const seen = new Uint8Array(SEEN);

function shippedWeights(): Weights {
  return {
    bytes: new Int8Array(bytesOf(BYTES)),
    scales: new Float32Array(bytesOf(SCALES)),
    biases: new Float32Array(bytesOf(BIASES)),
  };
}

function isPossible(answer: number, size: number): boolean {
  if (answer === 0 || answer === ANSWERS - 1) return true;
  return answer <= WRITTEN ? answer <= size : answer - WRITTEN <= size;
}

/**
 * Classifies cells of 32×32 gray pixels, cut at the centers of the grid's lines. Returns, for each
 * cell, the probabilities of empty, of each printed value (1 to 16) and of each digit written by
 * hand (1 to 9). What is missing to 1 is the probability of something else.
 */
export function classifyCells(cells: Uint8Array, count: number, size: number): Float32Array {
  network ??= new Network(shippedWeights());
  const found = new Float32Array(count * CLASSES);
  const { answer } = network;
  for (let cell = 0; cell < count; cell++) {
    if (!isRead(cells, cell * CELL_PIXELS, network)) {
      found[cell * CLASSES] = UNMARKED_IS_EMPTY;
      continue;
    }
    let most = Number.NEGATIVE_INFINITY;
    for (let k = 0; k < ANSWERS; k++) if (isPossible(k, size)) most = Math.max(most, answer[k]);
    let sum = 0;
    for (let k = 0; k < ANSWERS; k++) {
      answer[k] = isPossible(k, size) ? Math.exp(answer[k] - most) : 0;
      sum += answer[k];
    }
    for (let k = 0; k < CLASSES; k++) found[cell * CLASSES + k] = answer[k] / sum;
  }
  return found;
}

/** Asks the network. Returns false if the cell has no mark, or only the edge of a shadow. */
function isRead(cells: Uint8Array, from: number, asked: Network): boolean {
  normalise(cells, from, seen, 0);
  if (seen[SEEN_PIXELS] === 0) return false;
  const lit = withoutShadow(cells, from, mark);
  if (lit) normalise(lit, 0, seen, 0);
  if (lit && (seen[SEEN_PIXELS] === 0 || seen[SEEN_PIXELS + 1] < CLEAR)) return false;
  asked.read(seen, 0);
  return true;
}
