import { levelNames } from '@nonet/engine/explain';
import { clockText } from '@nonet/engine/game';
import { useEffect, useState } from 'preact/hooks';
import { TechniqueName } from '../../coach/technique/technique-name.tsx';
import { MakingStatus, useGameMaking } from '../../game/game-making.tsx';
import { dailySeed, newGameTask } from '../../game/new-game.ts';
import { keptRecord, RECORD } from '../../game/solved-store.ts';
import { solvedGame } from '../../game/solving.ts';
import { gameOf } from '../../game/state.ts';
import { withRoom } from '../../page/state.ts';
import { levels } from '../../picture/making.ts';
import type { ReviewText } from '../../picture/reviewing.ts';
import { type SolvedGame, type Standing, standingOf } from '../../picture/solved-games.ts';
import { hasRules } from '../../puzzle/has-rules.ts';
import { Button } from '../../widgets/button.tsx';
import { dayText } from '../../words/dates.ts';
import { ignoreFailure } from '../../workers/client.ts';
import { finishedWords } from './finished-words.ts';
import { ShareResult } from './share-result.tsx';
import type { PlayProps } from './slice.ts';
import { playWords } from './words.ts';
import './finished.css';

/** What is said of a game that is solved, in the place of the coach. */
export function Finished(props: PlayProps) {
  const { state, controls } = props;
  const { update } = controls;
  const { language } = state.page;
  const own = finishedWords[language];
  const game = gameOf(state);
  const { journal } = game;
  const solved = solvedGame(game, new Date());
  const [standing, setStanding] = useState<Standing>();
  const [review, setReview] = useState<ReviewText>();
  useEffect(() => {
    const asking = new AbortController();
    setStanding(undefined);
    setReview(undefined);
    void keptRecord()
      .catch(() => ({ games: [] }))
      .then(({ games }) => asking.signal.aborted || setStanding(standingOf(solved, games)));
    void controls.lookBack(asking.signal).then(setReview, ignoreFailure);
    return () => asking.abort();
  }, [journal.entries, journal.now]);
  return (
    <div class="after-game">
      <div class="solved" role="status">
        <h2>{own.solved}</h2>
        <p>
          {own.took} <strong>{clockText(solved.time)}</strong>
        </p>
      </div>
      <Onward {...props} solved={solved} />
      <Facts {...props} solved={solved} standing={standing} review={review} />
      {standing?.before !== undefined && (
        <p class="quiet">{own.before(clockText(standing.before))}</p>
      )}
      {state.page.unkept.includes(RECORD) && <p role="status">{own.unkept}</p>}
      <div class="buttons">
        {!hasRules(game.givens) && (
          <Button onClick={() => update((now) => withRoom(now, 'review'))}>
            {playWords[language].review}
          </Button>
        )}
        <ShareResult {...props} solved={solved} />
        <Button onClick={() => update((now) => withRoom(now, 'record'))}>{own.record}</Button>
      </div>
    </div>
  );
}

function Facts({
  review,
  solved,
  standing,
  ...props
}: PlayProps & {
  solved: SolvedGame;
  standing: Standing | undefined;
  review: ReviewText | undefined;
}) {
  const { language } = props.state.page;
  const own = finishedWords[language];
  const { daily, level } = solved;
  const { best, hardest, moves } = { ...(review?.kind === 'reviewed' && review) };
  const reason = best === undefined ? undefined : moves?.[best]?.reason;
  return (
    <dl class="facts">
      <dt>{own.level}</dt>
      <dd>
        {level ? levelNames[language][level] : own.noLevel}
        {daily && `, ${dayText(daily, language)}`}
      </dd>
      {!hasRules(gameOf(props.state).givens) && (
        <>
          <dt>{own.hardest}</dt>
          <dd>
            {hardest ? (
              <TechniqueName
                {...props}
                technique={hardest.technique}
                name={hardest.name[language]}
              />
            ) : review ? (
              own.none
            ) : (
              <span class="quiet">{own.looking}</span>
            )}
          </dd>
        </>
      )}
      {best !== undefined && typeof reason === 'object' && (
        <>
          <dt>{own.bestMove}</dt>
          <dd>{own.move(reason.name[language], best + 1)}</dd>
        </>
      )}
      <dt>{own.help}</dt>
      <dd>{own.helps(solved)}</dd>
      <dt>{own.wrong}</dt>
      <dd>{solved.wrong > 0 ? solved.wrong : own.none}</dd>
      {standing && level && (
        <>
          <dt>{own.best}</dt>
          <dd class={standing.isBest ? 'right' : undefined}>{bestText(standing, own)}</dd>
        </>
      )}
    </dl>
  );
}

function bestText({ best, isBest }: Standing, own: (typeof finishedWords)['en']): string {
  if (isBest) return best === undefined ? own.isFirst : own.isBest(clockText(best));
  return best === undefined ? own.noBest : own.bestOf(clockText(best));
}

/** Makes the next game: of the same level, or of the one above. */
function Onward({ solved, state, controls }: PlayProps & { solved: SolvedGame }) {
  const { language } = state.page;
  const own = finishedWords[language];
  const making = useGameMaking(controls.makeGame);
  const { daily, level } = solved;
  if (!level) return null;
  const harder = levels[levels.indexOf(level) + 1];
  return (
    <div>
      <div class="buttons">
        <Button class="main" onClick={() => making.start(newGameTask(level))}>
          {own.next}
        </Button>
        {harder && (
          <Button
            onClick={() =>
              making.start(newGameTask(harder, daily && dailySeed(daily, harder)), daily)
            }
          >
            {own.harder(levelNames[language][harder])}
          </Button>
        )}
      </div>
      <MakingStatus making={making} language={language} />
    </div>
  );
}
