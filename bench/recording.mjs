import { Random } from '@nonet/engine/generate';
import { parsePuzzle } from '@nonet/engine/notation';
import { Recording, strategyById } from '@nonet/engine/search';
import { finish } from '@nonet/engine/work';
import { figure, processorSeconds } from './measure.mjs';

const bitmask = strategyById('bitmask');

/** This puzzle was made to be hard for brute force. `bitmask` needs 138,350,568 events. */
const PUZZLE = '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';
const SEEKS = 2_000;

/** Measures a long recording: its duration, the size of its checkpoints and the time of a seek. */
export function benchRecording() {
  const { record } = parsePuzzle(PUZZLE);
  const recording = new Recording(record, bitmask);
  const seconds = processorSeconds(() => finish(recording));
  const random = new Random('seeks');
  const times = Array.from({ length: SEEKS }, () => {
    const event = random.below(recording.events + 1);
    const before = performance.now();
    const moment = recording.at(event);
    const milliseconds = performance.now() - before;
    const { placements, backs } = moment.counters;
    if (placements + backs !== event) throw new Error(`event ${event} was not reached`);
    return milliseconds;
  }).sort((a, b) => a - b);
  const mean = times.reduce((sum, time) => sum + time, 0) / SEEKS;
  return [
    `${recording.events.toLocaleString('en')} events, recorded in ${figure(seconds)} s`,
    `${recording.checkpointCount.toLocaleString('en')} checkpoints (saved states), which take ${figure(recording.checkpointBytes / 1024)} KB`,
    `${SEEKS.toLocaleString('en')} random events were shown again: mean ${figure(mean)} ms, 95 % within ${figure(times[Math.floor(0.95 * SEEKS)])} ms, worst ${figure(times[SEEKS - 1])} ms`,
  ].join('\n');
}
