import { digitsIn, shapeOf } from '@nonet/engine/notation';
import { SmallGrid } from '../../board/small-grid.tsx';
import { momentLayers } from '../../picture/moment-layers.ts';
import { repeatedCells } from '../../picture/repeated.ts';
import { COUNTED, countIn } from '../../run/counters.tsx';
import { Track } from '../../run/track.tsx';
import { searchIds, searchName, searchRefusal } from '../../search/searches.ts';
import type { SearchId } from '../../search/state.ts';
import { Button, Icon } from '../../widgets/button.tsx';
import { grouped } from '../../words/place.ts';
import {
  FEWEST_LANES,
  type LaneRun,
  laneEvent,
  laneRunOf,
  laneSpan,
  type Race,
  raceTime,
  withOtherLane,
  withoutLane,
} from './race.ts';
import { type HasRace, hasFailed, type RaceProps, withRace } from './slice.ts';
import { raceWords } from './words.ts';

/** Counter → the largest total of the strategies. Its bar is the longest. */
type Totals = Readonly<Record<(typeof COUNTED)[number], number>>;

/** Returns undefined until every strategy is recorded. */
export function totalsOf({ race, run: { ownProgram } }: HasRace): Totals | undefined {
  const runs = race.lanes.map((lane) => ({ lane, ...laneRunOf(race, lane) }));
  if (runs.some(({ end }) => end === undefined)) return undefined;
  const most = (name: (typeof COUNTED)[number]): number =>
    Math.max(
      ...runs.map(
        ({ counters, lane }) =>
          countIn(counters, name, lane === 'own' ? ownProgram : undefined) ?? 0,
      ),
    );
  return Object.fromEntries(COUNTED.map((name) => [name, most(name)])) as Totals;
}

/** The length of the longest count, so that the counters of all strategies are equally wide. */
export function longestCount(race: Race): number {
  const counts = race.lanes.flatMap((lane) => {
    const { counters } = laneRunOf(race, lane);
    return COUNTED.map((name) => grouped(counters[name]).length);
  });
  return Math.max(...counts);
}

interface LaneProps extends RaceProps {
  readonly lane: SearchId;
  readonly totals: Totals | undefined;
}

/** One strategy of the race: its grid, its counters, and a slider over its run. */
export function RaceLane({ lane, totals, ...props }: LaneProps) {
  const { state, words, controls } = props;
  const race = state.race;
  const own = raceWords[state.page.language];
  const { text } = state.puzzle;
  const run = laneRunOf(race, lane);
  const { picture } = run;
  const event = laneEvent(race, lane, state.run.player.event);
  const blanks = picture?.ruler.length ?? 0;
  const name = searchName(lane, words, state.run);
  const program = lane === 'own' ? state.run.ownProgram : undefined;
  const refusal = searchRefusal(lane, text, state.run);
  const isRefused = refusal !== undefined;
  const isInConflict = state.puzzle.check.kind === 'conflict';
  const repeated = repeatedCells(text, picture?.digits ?? digitsIn(text.cells));
  return (
    <li class="lane" data-end={run.end}>
      <div class="lane-card">
        <LaneChoice lane={lane} {...props} />
        <SmallGrid
          geometry={shapeOf(text)}
          layers={[
            ...momentLayers(text, picture, { showsCandidates: false }),
            { kind: 'cells', cells: [...repeated], look: 'invalid' },
          ]}
          label={
            isInConflict
              ? own.conflict(name, repeated.size)
              : own.grid(name, picture?.depth ?? 0, blanks)
          }
        />
        {isRefused && (
          <p class="quiet refused">
            {words.unavailable[refusal === 'rules' ? refusal : 'pencilmarks']}
          </p>
        )}
        {!isRefused && !isInConflict && <Progress lane={lane} run={run} event={event} {...props} />}
      </div>
      {!isRefused && !isInConflict && (
        <div class="lane-run">
          <b aria-hidden="true">{name}</b>
          <dl class="lane-counters" aria-label={words.counters.label}>
            {COUNTED.map((counter) => {
              const count = countIn(picture?.counters, counter, program);
              return (
                <div key={counter}>
                  <dt>{words.counters[counter]}</dt>
                  <dd>
                    {count === undefined ? '–' : grouped(count)}
                    {totals && count !== undefined && (
                      <span class="bar" aria-hidden="true">
                        <i style={{ width: `${(100 * count) / Math.max(1, totals[counter])}%` }} />
                      </span>
                    )}
                  </dd>
                </div>
              );
            })}
          </dl>
          <Track
            label={own.position(name)}
            text={words.transport.positionText(event, run.events)}
            event={event}
            events={run.events}
            blanks={blanks}
            waveform={run.waveform}
            span={laneSpan(race, lane)}
            seek={(share) => controls.playback.seek(Math.round(share * raceTime(race).events))}
          />
        </div>
      )}
    </li>
  );
}

function LaneChoice({ lane, state, words, controls }: RaceProps & { lane: SearchId }) {
  const { lanes } = state.race;
  const own = raceWords[state.page.language];
  const offered = searchIds(state.puzzle.text, state.run);
  const others = offered.filter((id) => id === lane || !lanes.includes(id));
  return (
    <div class="lane-choice">
      <select
        aria-label={own.lane(lanes.indexOf(lane) + 1)}
        value={lane}
        onChange={({ currentTarget }) => {
          const chosen = others[currentTarget.selectedIndex];
          controls.update((now) => withRace(now, (race) => withOtherLane(race, lane, chosen)));
        }}
      >
        {others.map((id) => {
          const refused = searchRefusal(id, state.puzzle.text, state.run);
          const other = searchName(id, words, state.run);
          return (
            <option value={id} key={id} disabled={refused !== undefined}>
              {refused ? own.takesNone(other, refused === 'rules') : other}
            </option>
          );
        })}
      </select>
      <Button
        class="plain remove"
        label={own.remove(searchName(lane, words, state.run))}
        off={lanes.length <= FEWEST_LANES}
        onClick={() => controls.update((now) => withRace(now, (race) => withoutLane(race, lane)))}
      >
        <Icon path="M5 5l10 10M15 5L5 15" />
      </Button>
    </div>
  );
}

interface ProgressProps extends RaceProps {
  readonly lane: SearchId;
  readonly run: LaneRun;
  readonly event: number;
}

function Progress({ lane, run, event, state, words, controls }: ProgressProps) {
  const race = raceWords[state.page.language];
  if (!run.end) {
    if (state.page.workers.search.failed) return <p class="progress" />;
    return (
      <p class="progress">
        <span>{race.recording(run.events)}</span>
        <Button
          class="inline"
          aria-label={race.stopLane(searchName(lane, words, state.run))}
          onClick={() => controls.lanes.stop(lane)}
        >
          {race.stop}
        </Button>
      </p>
    );
  }
  const isOver = event >= run.events;
  const solved = run.counters.solutions > 0;
  const failed = hasFailed(state, lane);
  const unsolved = failed ? race.failed : race.finished;
  const isStopped = run.end === 'stopped' && !failed;
  const outcome = isStopped ? race.stopped : solved ? race.solved : unsolved;
  const kind = solved ? 'solved' : failed ? 'failed' : 'over';
  return (
    <p class="progress" data-outcome={isOver ? kind : undefined}>
      <b>{grouped(event)}</b>
      {!isOver && <span>{words.counters.of(grouped(run.events))}</span>}
      {isOver && (
        <em>
          {solved && <span aria-hidden="true">✓ </span>}
          {failed && <span aria-hidden="true">× </span>}
          {outcome}
        </em>
      )}
    </p>
  );
}
