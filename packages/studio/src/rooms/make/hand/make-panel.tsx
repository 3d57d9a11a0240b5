import { withRoom } from '../../../page/state.ts';
import { Print } from '../../../printing/print-dialog.tsx';
import { withSample } from '../../../puzzle/editing.ts';
import { ReadingResult } from '../../../puzzle/reading-result.tsx';
import { RecordList } from '../../../puzzle/record-list.tsx';
import { withSolutions } from '../../../puzzle/solutions.ts';
import { Solutions } from '../../../puzzle/solutions.tsx';
import { isTextBroken, withPuzzleState } from '../../../puzzle/state.ts';
import { Verdict } from '../../../puzzle/verdict.tsx';
import { Button } from '../../../widgets/button.tsx';
import { OpenFile } from '../../../widgets/open-file.tsx';
import { SharePuzzle } from '../share-puzzle.tsx';
import { AboutFields } from './about-fields.tsx';
import { Changes } from './changes.tsx';
import { CopyAs } from './copy-as.tsx';
import { Core } from './core.tsx';
import { Findings } from './findings.tsx';
import { Gallery } from './gallery.tsx';
import { Rules } from './rules.tsx';
import type { HasMake, MakeProps } from './slice.ts';
import { makeWords } from './words.ts';

/** Opens Play with the puzzle, even if it is the sample. */
function played<S extends HasMake>(state: S): S {
  return withRoom(withPuzzleState(state, { isOpened: true }), 'play');
}

/** Everything known about the puzzle, its changes, and a box for pasted, dropped or typed text. */
export function MakePanel(props: MakeProps) {
  const { state, controls } = props;
  const { update, updatePuzzle } = controls;
  const own = makeWords[state.page.language];
  const { box, reading } = state.puzzle;
  const isBroken = isTextBroken(state.puzzle);
  return (
    <section class="make-panel" aria-label={own.label}>
      <div class="make-verdict">
        <Verdict
          {...props}
          stale={isBroken ? 'before' : reading.kind === 'waiting' ? 'busy' : undefined}
        />
        <Core {...props} />
        <div class="buttons">
          <Button class="main" onClick={() => update(played)}>
            {own.play}
          </Button>
          <Button onClick={() => update((now) => withRoom(now, 'watch'))}>{own.watch}</Button>
          <SharePuzzle
            puzzle={state.puzzle.root}
            about={state.puzzle.about}
            write={controls.write}
            language={state.page.language}
            words={props.words}
            address={() => controls.addressOf(played(state))}
          />
          <SolutionSwitch {...props} />
          <Print
            puzzles={() => [state.puzzle.root]}
            language={state.page.language}
            printing={controls.printing}
          />
        </div>
      </div>
      <Rules {...props} />
      <div class="make-findings">
        <Findings {...props} />
        <Changes {...props} />
      </div>
      <div class="make-text">
        <label class="box">
          <span>{own.text}</span>
          <textarea
            data-puzzle-box=""
            rows={6}
            spellcheck={false}
            autocomplete="off"
            value={box}
            aria-invalid={isBroken}
            aria-describedby="reading"
            onInput={({ currentTarget: { value } }) => controls.reading.type(value)}
          />
        </label>
        <ReadingResult {...props} />
        <RecordList {...props} />
        <div class="buttons">
          <OpenFile label={own.open} open={controls.reading.open} />
          <Button onClick={() => updatePuzzle(withSample)}>{own.sample}</Button>
        </div>
        <AboutFields {...props} />
        <CopyAs {...props} />
        <Gallery {...props} />
      </div>
      <div class="make-more">
        <Solutions
          {...props}
          watch={(sought) =>
            update((now) => ({
              ...withRoom(now, 'watch'),
              puzzle: withSolutions(now.puzzle, { sought }),
            }))
          }
        />
      </div>
    </section>
  );
}

/** Shows or hides the solution of a puzzle that has exactly one. */
function SolutionSwitch({ state, controls }: MakeProps) {
  const { check, solutions } = state.puzzle;
  const own = makeWords[state.page.language];
  if (check.kind !== 'proper') return null;
  const isShown = solutions.view === 'solution';
  return (
    <Button
      data-shown={isShown ? '' : undefined}
      onClick={() =>
        controls.updatePuzzle((now) =>
          withSolutions(now, {
            view: isShown ? 'givens' : 'solution',
            listing: { ...now.solutions.listing, at: 0 },
          }),
        )
      }
    >
      {own.solution[isShown ? 'hide' : 'show']}
    </Button>
  );
}
