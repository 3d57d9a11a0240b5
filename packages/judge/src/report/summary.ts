import type { JudgeWords } from '../words/words.ts';
import type { Entry } from './reporter.ts';

/** What is said of the stress cases, and of the speed on many puzzles. */
export function summarySentences(entries: readonly Entry[], words: JudgeWords): readonly string[] {
  const stress = entries.filter(({ tested }) => tested.isStress);
  const passed = stress.filter(({ ran }) => ran.result === 'AC').length;
  const many = entries.find(({ tested }) => tested.purpose === 'many-puzzles');
  return [
    ...(stress.length > 0 ? [words.stressResult(passed, stress.length)] : []),
    ...(many?.ran.result === 'AC'
      ? [words.throughput((1_000 * many.puzzles.length) / many.ran.run.wall)]
      : []),
  ];
}
