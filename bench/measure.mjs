// The harness of `nonet bench`, from its build output. The scripts in bench/ and docs/ measure with it.
export { machine } from '../packages/cli/dist/bench/machine.js';
export {
  median,
  processorSeconds,
  secondsPerItem,
  timed,
} from '../packages/cli/dist/bench/stopwatch.js';
export { figure, markdown } from '../packages/cli/dist/bench/table.js';
