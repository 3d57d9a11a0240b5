// The stopwatch and the tables of `nonet bench`, for the scripts in bench/ and docs/.
export { machine } from '../packages/cli/dist/bench/machine.js';
export {
  median,
  processorSeconds,
  secondsPerItem,
  timed,
} from '../packages/cli/dist/bench/stopwatch.js';
export { figure, markdown } from '../packages/cli/dist/bench/table.js';
