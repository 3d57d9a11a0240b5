import { bytesOf } from './base64.ts';
import { CELL_PIXELS, CELL_SIDE } from './cell-size.ts';
import { ANSWERS, Network, type Weights } from './network.ts';
import { normalise, SEEN } from './normalise.ts';
import { BIASES, BYTES, SCALES } from './weights.ts';

/** Empty, 16 printed values, and 9 digits that are written by hand. */
export const CLASSES = 26;

/** The class of a digit written by hand is so much greater than that of a printed one. */
export const WRITTEN = 16;

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
    normalise(cells, cell * CELL_PIXELS, seen, 0);
    network.read(seen, 0);
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

/** Turns each cell a quarter clockwise. */
export function quarterTurned(cells: Uint8Array, count: number): Uint8Array {
  const turned = new Uint8Array(count * CELL_PIXELS);
  for (let cell = 0; cell < count; cell++) {
    for (let y = 0; y < CELL_SIDE; y++) {
      for (let x = 0; x < CELL_SIDE; x++) {
        const from = (CELL_SIDE - 1 - x) * CELL_SIDE + y;
        turned[cell * CELL_PIXELS + y * CELL_SIDE + x] = cells[cell * CELL_PIXELS + from];
      }
    }
  }
  return turned;
}
