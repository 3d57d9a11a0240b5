import { parentPort, workerData } from 'node:worker_threads';
import { facts } from './list.mjs';

// A thread that computes chunks of facts: { id, chunk } → { result, seconds }.

const { seed, file } = workerData;

parentPort.on('message', ({ id, chunk }) => {
  const before = performance.now();
  const result = facts.find((fact) => fact.id === id).compute({ seed, chunk, file });
  parentPort.postMessage({ result, seconds: (performance.now() - before) / 1_000 });
});
