/**
 * Writes the weights of `train` as a module: bytes, with a scale for each output.
 * Use: node write-weights.mjs WEIGHTS ../src/classify/weights.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';

const LAYERS = [
  [9, 8],
  [9 * 8, 32],
  [25 * 32 + 8, 64],
  [64, 32],
];

const [from, to] = process.argv.slice(2);
const file = readFileSync(from);
const weights = new Float32Array(file.buffer, file.byteOffset, file.length / 4);
const bytes = [];
const scales = [];
const biases = [];
let at = 0;
for (const [inputs, outputs] of LAYERS) {
  const most = new Float32Array(outputs);
  for (let k = 0; k < inputs * outputs; k++) {
    most[k % outputs] = Math.max(most[k % outputs], Math.abs(weights[at + k]));
  }
  const layerScales = most.map((value) => (value === 0 ? 1 : value / 127));
  for (let k = 0; k < inputs * outputs; k++) {
    bytes.push(Math.round(weights[at + k] / layerScales[k % outputs]));
  }
  at += inputs * outputs;
  scales.push(...layerScales);
  biases.push(...weights.subarray(at, at + outputs));
  at += outputs;
}

const text = (array) =>
  Buffer.from(array.buffer, array.byteOffset, array.byteLength).toString('base64');
writeFileSync(
  to,
  `// Written by training/write-weights.mjs.

/** The weights of all layers, one signed byte each, as Base64. */
export const BYTES: string =
  '${text(Int8Array.from(bytes))}';

/** What the weights of each output are multiplied by: floats, as Base64. */
export const SCALES: string =
  '${text(Float32Array.from(scales))}';

/** What is added to each output: floats, as Base64. */
export const BIASES: string =
  '${text(Float32Array.from(biases))}';
`,
);
