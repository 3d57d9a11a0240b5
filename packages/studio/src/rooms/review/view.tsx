import { useState } from 'preact/hooks';
import { Board } from '../../board/board.tsx';
import { openPageOf } from '../../coach/technique/slice.ts';
import { TechniquePage } from '../../coach/technique/technique-page.tsx';
import { Turning } from '../../coach/turning.tsx';
import { linkToGame } from '../../game/game-codec.ts';
import { fileOfGame } from '../../game/game-file.ts';
import { gameOf, geometryOf } from '../../game/state.ts';
import { download } from '../../page/export/download.ts';
import { Share } from '../../page/share.tsx';
import { withRoom } from '../../page/state.ts';
import type { ReviewText } from '../../picture/reviewing.ts';
import { Button } from '../../widgets/button.tsx';
import { SaveJson } from '../../widgets/save-json.tsx';
import { Curve } from './curve.tsx';
import { Findings, TechniqueTable } from './findings.tsx';
import { Move } from './move-text.tsx';
import { reviewedLayers } from './reviewed-layers.ts';
import { moveShown, type ReviewProps, reviewOf, withPosition } from './slice.ts';
import { reviewWords } from './words.ts';
import './review.css';

export function ReviewView(props: ReviewProps) {
  const { state, words, controls } = props;
  const own = reviewWords[state.page.language];
  const game = gameOf(state);
  const review = reviewOf(state);
  const isEmpty = game.journal.entries.length === 0;
  return (
    <div class="stage review" data-characters="">
      <div class="heart">
        <Board
          geometry={geometryOf(game)}
          words={words}
          language={state.page.language}
          layers={reviewedLayers(state)}
          at={state.puzzle.cell}
          isReadOnly={true}
          isEased={false}
          onFocus={(cell) => controls.updatePuzzle((now) => ({ ...now, cell }))}
        />
      </div>
      <div class="told" hidden={openPageOf(state) !== undefined}>
        {isEmpty ? (
          <>
            <p>{own.nothing}</p>
            <div class="buttons">
              <Button class="main" onClick={() => controls.update((now) => withRoom(now, 'play'))}>
                {own.toPlay}
              </Button>
            </div>
          </>
        ) : review ? (
          <Told {...props} review={review} />
        ) : (
          <p role="status">{own.working}</p>
        )}
      </div>
      <TechniquePage {...props} />
    </div>
  );
}

function Told({ review, ...props }: ReviewProps & { review: ReviewText }) {
  const { state, words, controls } = props;
  const { language } = state.page;
  const own = reviewWords[language];
  if (review.kind !== 'reviewed') return <p>{own.refused[review.kind]}</p>;
  const { findings, moves, summary, techniques } = review;
  const at = moveShown(state);
  const move = moves.at(at);
  return (
    <>
      <p class="summary">{summary[language]}</p>
      <Curve {...props} moves={moves} findings={findings} />
      <Turning
        at={at}
        count={moves.length + 1}
        names={{ back: own.back, forward: own.forward }}
        text={own.moveOf(at, moves.length)}
        turn={(to) => controls.update((now) => withPosition(now, to))}
      />
      {move && at < moves.length && <Move {...props} move={move} />}
      <Findings {...props} findings={findings} />
      <TechniqueTable {...props} techniques={techniques} />
      <div class="buttons">
        <Share
          words={words}
          address={() => linkToGame(controls.addressOf(state), state)}
          note={own.linkNote}
        />
        <SaveJson file="nonet-game.json" label={own.save} text={fileOfGame(state)} />
        <Animation {...props} />
      </div>
    </>
  );
}

function Animation({ state, controls }: ReviewProps) {
  const own = reviewWords[state.page.language];
  const [said, say] = useState<'making' | 'saved' | 'failed'>();
  const save = async (): Promise<void> => {
    say('making');
    try {
      download(await controls.animation(), 'nonet-game.gif');
      say('saved');
    } catch {
      say('failed');
    }
  };
  return (
    <>
      <Button off={said === 'making'} onClick={() => void save()}>
        {own.animation}
      </Button>
      <span role="status">{said && own[said]}</span>
    </>
  );
}
