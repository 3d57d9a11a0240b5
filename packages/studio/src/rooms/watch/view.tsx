import { shapeOf } from '@nonet/engine/notation';
import { useMemo } from 'preact/hooks';
import { Board } from '../../board/board.tsx';
import { CellReasons } from '../../board/reasons.tsx';
import { Share } from '../../page/share.tsx';
import { withPage } from '../../page/state.ts';
import { Print } from '../../printing/print-dialog.tsx';
import { withPuzzleState } from '../../puzzle/state.ts';
import { Verdict } from '../../puzzle/verdict.tsx';
import { Code } from '../../run/code/code.tsx';
import { Counters } from '../../run/counters.tsx';
import { useIsEased } from '../../run/eased.ts';
import { Export } from '../../run/export/export.tsx';
import { RunMessage } from '../../run/message.tsx';
import { PanelTabs } from '../../run/panel-tabs.tsx';
import { Story } from '../../run/story.tsx';
import { Transport } from '../../run/transport.tsx';
import { Depths } from '../../run/tree/depths.tsx';
import { Waveform } from '../../run/waveform.tsx';
import { leftOutOfLink, programShown } from '../../search/searches.ts';
import { Icon } from '../../widgets/button.tsx';
import { isAtStop, type Part, stops } from './guide.ts';
import { isPredicting, question, withMask } from './predict.ts';
import { Prediction } from './prediction.tsx';
import { explainedAt, pointedDigit } from './reasons-list.tsx';
import { Runs } from './runs.tsx';
import { Side } from './side.tsx';
import { type WatchProps, watchOf, withWatch } from './slice.ts';
import { StrategyChoice } from './strategy.tsx';
import { Tour, TourStart } from './tour.tsx';
import { watchedContents, watchedLayers } from './watched-layers.ts';
import { WhyNotPanel } from './why-not-panel.tsx';
import './watch.css';
import './small.css';
import './embedded.css';

/** The panel that has this part of the page. */
const PANELS: Readonly<Record<Part, 'grid' | 'tree' | 'counters' | 'code' | undefined>> = {
  grid: 'grid',
  list: 'tree',
  stack: 'tree',
  tree: 'tree',
  counters: 'counters',
  code: 'code',
  waveform: undefined,
};

export function WatchView({ state: whole, ...rest }: WatchProps) {
  const asked = question(whole);
  const state = withMask(whole);
  const props = { ...rest, state };
  const { words, controls } = rest;
  const isTourOpen = watchOf(state).guide.isOpen;
  const isAtTour = isTourOpen && isAtStop(state);
  const isTourShown = isAtTour && !state.run.whyNot;
  const lit = isAtTour ? stops[watchOf(state).guide.stop].part : undefined;
  const predicts = isPredicting(state);
  const { puzzle, run, page, watch } = state;
  const { picture, recorded, strategy, ownProgram, tree, code } = run;
  const isPlaying = run.player.playing;
  const isEased = useIsEased(run);
  // An event changes the player first, and then the moment. Each part is drawn again only if the data
  // that it shows have changed.
  const grid = useMemo(
    () => <WatchedGrid {...props} isEased={isEased} />,
    [
      puzzle,
      page,
      watch,
      picture,
      run.whyNot,
      run.reasons,
      run.showsCandidates,
      isEased,
      isPlaying,
    ],
  );
  const depths = useMemo(
    () => <Depths {...props} isEased={isEased} />,
    [puzzle.text, page, picture, tree, isEased, isPlaying],
  );
  const drawer = useMemo(
    () => (
      <div class="drawer">
        <Counters {...props} />
        <Code {...props} />
      </div>
    ),
    [page, picture, recorded, strategy, ownProgram, code],
  );
  const choices = useMemo(
    () => (
      <>
        <Verdict {...props} />
        <TourStart {...props} />
        <Runs {...props} />
        <StrategyChoice {...props} />
      </>
    ),
    [puzzle, page, watch, strategy, ownProgram, run.findsAll, run.showsCandidates],
  );
  const side = useMemo(
    () => (
      <Side>
        {!predicts && !isTourShown && <WhyNotPanel {...props} />}
        {choices}
      </Side>
    ),
    [choices, picture, run.whyNot, run.reasons, isTourShown],
  );
  if (page.embedded) return <Embedded {...props} isEased={isEased} />;
  return (
    <div
      class="stage watch"
      style={{ '--size': shapeOf(puzzle.text).size }}
      data-lesson={predicts ? 'predict' : isTourOpen ? 'tour' : undefined}
      data-source={code.open && programShown(run)?.source.length ? '' : undefined}
      data-focused={predicts || isAtTour ? '' : undefined}
      data-lit={lit}
    >
      <PanelTabs words={words} show={lit && PANELS[lit]} />
      <div class="swipe">
        {grid}
        <div class="panels">
          {depths}
          {drawer}
          {side}
        </div>
      </div>
      <div class="narration">
        <Story {...props} />
        {predicts ? <Prediction {...props} asked={asked} /> : <Tour {...props} />}
      </div>
      <div class="deck" role="group" aria-label={words.transport.label} data-characters="">
        <RunMessage {...props} />
        <Waveform {...props} />
        <Transport {...props} search={controls} isAsked={asked !== undefined}>
          <Share
            words={words}
            address={() => controls.addressOf(state)}
            framed={() => framed(props)}
            note={leftOutOfLink(strategy, words, run)}
          />
          <Export {...props} />
          <Print
            puzzles={() => [puzzle.root]}
            language={page.language}
            printing={controls.printing}
          />
        </Transport>
      </div>
    </div>
  );
}

function WatchedGrid({ state, words, controls, isEased }: WatchProps & { isEased: boolean }) {
  const { text, cell } = state.puzzle;
  const { player, picture } = state.run;
  // While the user predicts, a click on a candidate answers the question. So only the current cell
  // takes clicks.
  const takesClicks = !isPredicting(state) || cell === picture?.current;
  const why = explainedAt(state, words);
  return (
    <div class="heart" data-panel="grid">
      <Board
        geometry={shapeOf(text)}
        words={words}
        language={state.page.language}
        layers={watchedLayers(state)}
        contents={watchedContents(state, words)}
        at={cell}
        isReadOnly={true}
        isEased={isEased}
        onFocus={(to) => controls.update((now) => withPuzzleState(now, { cell: to }))}
        {...(takesClicks && { onCandidate: controls.pressDigit })}
      >
        {why && (
          <CellReasons
            {...why}
            size={shapeOf(text).size}
            columns={text.boxColumns}
            pointed={pointedDigit.value}
          />
        )}
      </Board>
      <p class="hidden" role="status">
        {player.playing ? '' : why?.sentence}
      </p>
    </div>
  );
}

/**
 * The address of this moment for an iframe. It leaves out the tour, which an iframe does not show.
 */
function framed({ state, controls }: WatchProps): string {
  const guide = { ...watchOf(state).guide, isOpen: false };
  return controls.addressOf(withPage(withWatch(state, { guide }), { embedded: true }));
}

function Embedded({ isEased, ...props }: WatchProps & { isEased: boolean }) {
  const { state, words, controls } = props;
  const full = `#${controls.addressOf(withPage(state, { embedded: false }))}`;
  return (
    <div class="stage watch embedded">
      <WatchedGrid {...props} isEased={isEased} />
      <div class="narration">
        <Story {...props} />
        <a href={full} target="_blank" rel="noreferrer" title={words.share.full}>
          <span class="hidden">{words.share.full}</span>
          <Icon path="M8 4H4v12h12v-4M11 3.5h5.5V9M16 4l-7 7" />
        </a>
      </div>
      <div class="deck" role="group" aria-label={words.transport.label} data-characters="">
        <Waveform {...props} />
        <Transport {...props} search={controls} />
      </div>
    </div>
  );
}
