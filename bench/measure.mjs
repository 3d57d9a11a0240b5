// Exports the harness of `nonet bench` from the build output. The scripts in bench/ and docs/ use it.
export { machine } from '../packages/cli/dist/bench/machine.js';
export {
  median,
  processorSeconds,
  secondsPerItem,
  timed,
} from '../packages/cli/dist/bench/stopwatch.js';
export { figure, markdown } from '../packages/cli/dist/bench/table.js';
