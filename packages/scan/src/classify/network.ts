// Hot: runs for every cell of a photograph.
import { KNOWN, SEEN, SEEN_PIXELS, SEEN_SIDE } from './normalise.ts';

/** The sizes of the network. `train.c` has the same ones. */
const HALF = SEEN_SIDE / 2;
const QUARTER = HALF / 2;
const FIRST = 8;
const SECOND = 32;
const FLAT = QUARTER * QUARTER * SECOND + KNOWN;
const HIDDEN = 64;

/** Empty, 16 printed values, 9 written digits, none of these; and room for a multiple of 8. */
export const ANSWERS = 27;
const OUT = 32;

/** The layers: how many inputs of how many outputs each. Every layer has a bias per output. */
const LAYERS = [
  [9, FIRST],
  [9 * FIRST, SECOND],
  [FLAT, HIDDEN],
  [HIDDEN, OUT],
] as const;

/** The weights are [input][output]: bytes to be multiplied by the scale of their output. */
export interface Weights {
  readonly bytes: Int8Array;
  readonly scales: Float32Array;
  readonly biases: Float32Array;
}

/** Outputs that are computed together. */
const BLOCK = 8;

/** Puts the weights of eight outputs next to one another, as `layer` reads them. */
function arranged(weights: Weights, index: number): { weights: Float64Array; bias: Float64Array } {
  let byte = 0;
  let output = 0;
  for (const [inputs, outputs] of LAYERS.slice(0, index)) {
    byte += inputs * outputs;
    output += outputs;
  }
  const [inputs, outputs] = LAYERS[index];
  const found = new Float64Array(inputs * outputs);
  for (let input = 0; input < inputs; input++) {
    for (let o = 0; o < outputs; o++) {
      const at = (Math.floor(o / BLOCK) * inputs + input) * BLOCK + (o % BLOCK);
      found[at] = weights.bytes[byte + input * outputs + o] * weights.scales[output + o];
    }
  }
  return {
    weights: found,
    bias: Float64Array.from(weights.biases.subarray(output, output + outputs)),
  };
}

/**
 * Computes outputs from the inputs at `from`, in rows of `run` inputs that are `stride` apart.
 * Inputs of 0, about half of all, cost nothing.
 */
function layer(
  input: Float64Array,
  from: number,
  rows: number,
  run: number,
  stride: number,
  weights: Float64Array,
  bias: Float64Array,
  output: Float64Array,
  to: number,
): void {
  let at = 0;
  for (let block = 0; block < bias.length; block += BLOCK) {
    let s0 = bias[block];
    let s1 = bias[block + 1];
    let s2 = bias[block + 2];
    let s3 = bias[block + 3];
    let s4 = bias[block + 4];
    let s5 = bias[block + 5];
    let s6 = bias[block + 6];
    let s7 = bias[block + 7];
    for (let row = 0; row < rows; row++) {
      const start = from + row * stride;
      for (let index = start; index < start + run; index++, at += BLOCK) {
        const value = input[index];
        if (value === 0) continue;
        s0 += value * weights[at];
        s1 += value * weights[at + 1];
        s2 += value * weights[at + 2];
        s3 += value * weights[at + 3];
        s4 += value * weights[at + 4];
        s5 += value * weights[at + 5];
        s6 += value * weights[at + 6];
        s7 += value * weights[at + 7];
      }
    }
    output[to + block] = s0;
    output[to + block + 1] = s1;
    output[to + block + 2] = s2;
    output[to + block + 3] = s3;
    output[to + block + 4] = s4;
    output[to + block + 5] = s5;
    output[to + block + 6] = s6;
    output[to + block + 7] = s7;
  }
}

/** The largest of 2×2, at least 0. The output has a frame of `frame` zeros. */
function pool(
  input: Float64Array,
  side: number,
  channels: number,
  output: Float64Array,
  frame: number,
): void {
  const half = side / 2;
  for (let y = 0; y < half; y++) {
    for (let x = 0; x < half; x++) {
      const at = (2 * y * side + 2 * x) * channels;
      const to = ((y + frame) * (half + 2 * frame) + x + frame) * channels;
      for (let c = 0; c < channels; c++) {
        const upper = Math.max(input[at + c], input[at + channels + c], 0);
        const below = at + side * channels + c;
        output[to + c] = Math.max(upper, input[below], input[below + channels]);
      }
    }
  }
}

/** The network, ready to be asked. */
export class Network {
  private readonly layers: readonly { weights: Float64Array; bias: Float64Array }[];
  private readonly seen = new Float64Array((SEEN_SIDE + 2) ** 2);
  private readonly first = new Float64Array(SEEN_PIXELS * FIRST);
  private readonly firstPooled = new Float64Array((HALF + 2) ** 2 * FIRST);
  private readonly second = new Float64Array(HALF * HALF * SECOND);
  private readonly flat = new Float64Array(FLAT);
  private readonly hidden = new Float64Array(HIDDEN);

  /** The exponents of the last answer's probabilities, up to a constant. */
  readonly answer: Float64Array = new Float64Array(OUT);

  constructor(weights: Weights) {
    this.layers = LAYERS.map((_, index) => arranged(weights, index));
  }

  /** Reads what is seen of a cell into `answer`. */
  read(seen: Uint8Array, from: number): void {
    for (let y = 0; y < SEEN_SIDE; y++) {
      for (let x = 0; x < SEEN_SIDE; x++) {
        this.seen[(y + 1) * (SEEN_SIDE + 2) + x + 1] = seen[from + y * SEEN_SIDE + x] / 255;
      }
    }
    this.convolve(0, this.seen, SEEN_SIDE, 1, this.first, FIRST);
    pool(this.first, SEEN_SIDE, FIRST, this.firstPooled, 1);
    this.convolve(1, this.firstPooled, HALF, FIRST, this.second, SECOND);
    pool(this.second, HALF, SECOND, this.flat, 0);
    for (let k = 0; k < KNOWN; k++) {
      this.flat[FLAT - KNOWN + k] = seen[from + SEEN - KNOWN + k] / 255;
    }
    const [, , third, fourth] = this.layers;
    layer(this.flat, 0, 1, FLAT, 0, third.weights, third.bias, this.hidden, 0);
    for (let k = 0; k < HIDDEN; k++) this.hidden[k] = Math.max(0, this.hidden[k]);
    layer(this.hidden, 0, 1, HIDDEN, 0, fourth.weights, fourth.bias, this.answer, 0);
  }

  private convolve(
    index: number,
    input: Float64Array,
    side: number,
    from: number,
    output: Float64Array,
    to: number,
  ): void {
    const { weights, bias } = this.layers[index];
    const stride = (side + 2) * from;
    for (let y = 0; y < side; y++) {
      for (let x = 0; x < side; x++) {
        const start = y * stride + x * from;
        layer(input, start, 3, 3 * from, stride, weights, bias, output, (y * side + x) * to);
      }
    }
  }
}
