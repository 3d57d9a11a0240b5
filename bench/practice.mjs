import { BulkSolver } from '@nonet/engine/bulk';
import { StepListing } from '@nonet/engine/explain';
import {
  DrillMaking,
  drillPuzzle,
  JudgingAnswer,
  lessonName,
  lessons,
} from '@nonet/engine/practice';
import { producersOf } from '@nonet/engine/rating';
import { machine, markdown, processorSeconds } from './measure.mjs';

// npm run bench:practice            times how long it takes to make drills, and to judge answers
// npm run bench:practice -- DRILLS  changes the number of drills of each technique (default 40)

const count = Number(process.argv[2] ?? 40);
const tools = { producers: producersOf('hodoku'), solver: new BulkSolver() };

const rows = lessons.flatMap(({ isOnPaper, needsNotes, technique }) => {
  const kinds = [needsNotes, ...(isOnPaper ? [!needsNotes] : [])];
  return kinds.map((hasNotes) => {
    const made = [];
    const judged = [];
    for (let number = 0; number < count; number++) {
      const wish = { technique, seed: 'bench', number, hasNotes };
      const making = timed(new DrillMaking(wish, tools));
      made.push(making);
      if (making.result.kind !== 'made') throw new Error(`no drill ${number} of ${technique}`);
      const { drill } = making.result;
      const puzzle = drillPuzzle(drill);
      const { result } = timed(new StepListing(puzzle, technique, tools));
      const [{ before, eliminations, placement }] = result.steps;
      const gone = new Set([...eliminations, placement]);
      // Something that no step of the technique gives: this takes longest to judge.
      const other = candidatesOf(before).find((it) => !gone.has(it));
      const answer = { kind: 'elimination', candidates: [other] };
      judged.push(timed(new JudgingAnswer(drill, answer, { ...tools, steps: result.steps })));
    }
    return [
      lessonName(technique, 'en'),
      hasNotes ? 'yes' : 'no',
      ...figures(made),
      at(judged, 0.95),
    ];
  });
});

const head = ['drill', 'notes', 'p50', 'p95', 'max', 'longest slice', 'to judge, p95'];
console.log(
  `${markdown(head, rows)}\n\n${count} drills each, in milliseconds of processor time. Measured on ${machine()}.`,
);

/** Times a task, and the longest of its slices. */
function timed(work) {
  let [result, total, slice] = [undefined, 0, 0];
  while (!result) {
    const seconds = processorSeconds(() => {
      result = work.advance();
    });
    total += seconds;
    slice = Math.max(slice, seconds);
  }
  return { result, total, slice };
}

function figures(all) {
  return [at(all, 0.5), at(all, 0.95), at(all, 1), at(all, 1, 'slice')];
}

function at(all, share, key = 'total') {
  const sorted = all.map((it) => 1000 * it[key]).sort((a, b) => a - b);
  return sorted[Math.ceil((sorted.length - 1) * share)].toFixed(0);
}

function candidatesOf({ candidates }) {
  return [...candidates].flatMap((set, cell) =>
    [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((i) => (set >> i) & 1).map((i) => 9 * cell + i),
  );
}
