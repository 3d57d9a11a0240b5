import type { JSX } from 'preact';
import type { PartProps } from '../state/controls.ts';
import { eventOf } from '../state/player.ts';
import {
  changedLane,
  FEWEST_LANES,
  type LaneRun,
  laneEvent,
  laneRunOf,
  laneSpan,
  raceTime,
  withoutLane,
} from '../state/race.ts';
import { type StrategyId, strategyIds } from '../state/state.ts';
import { atEvent, canSearch, withRace } from '../state/transitions.ts';
import { grouped } from '../words/place.ts';
import { Button } from './button.tsx';
import { COUNTED } from './counters.tsx';
import { Icon } from './icon.tsx';
import { RaceGrid } from './race-grid.tsx';
import { Track } from './track.tsx';

/** One strategy of the race: its grid, its counters, and a slider over its run. */
export function RaceLane({ lane, ...props }: PartProps & { lane: StrategyId }): JSX.Element {
  const { state, words, controls } = props;
  const { race, puzzle, player } = state;
  const run = laneRunOf(race, lane);
  const { picture } = run;
  const event = laneEvent(race, lane, eventOf(player));
  const blanks = picture?.ruler.length ?? 0;
  const { name } = words.strategies[lane];
  const isRefused = !canSearch(lane, puzzle);
  return (
    <li class="lane" data-lane={lane} data-end={run.end}>
      <RaceGrid
        puzzle={puzzle}
        picture={picture}
        label={words.race.grid(name, picture?.depth ?? 0, blanks)}
      />
      <div class="lane-head">
        <LaneChoice lane={lane} {...props} />
        {isRefused ? (
          <p class="quiet refused">{words.race.unavailable}</p>
        ) : (
          <>
            <Progress lane={lane} run={run} event={event} {...props} />
            <dl class="lane-counters">
              {COUNTED.map((counter) => (
                <div key={counter}>
                  <dt>{words.counters[counter]}</dt>
                  <dd data-lane-counter={counter}>{grouped(picture?.counters[counter] ?? 0)}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </div>
      {!isRefused && (
        <Track
          label={words.race.position(name)}
          text={words.transport.positionText(event, run.events)}
          event={event}
          events={run.events}
          blanks={blanks}
          waveform={run.waveform}
          span={laneSpan(race, lane)}
          seek={(share) =>
            controls.update((now) => atEvent(now, Math.round(share * raceTime(now.race).events)))
          }
        />
      )}
    </li>
  );
}

function LaneChoice({ lane, state, words, controls }: PartProps & { lane: StrategyId }) {
  const { lanes } = state.race;
  const others = strategyIds.filter((id) => id === lane || !lanes.includes(id));
  return (
    <div class="lane-choice">
      <select
        aria-label={words.race.lane(lanes.indexOf(lane) + 1)}
        value={lane}
        onChange={({ currentTarget }) => {
          const chosen = others[currentTarget.selectedIndex];
          controls.update((now) => withRace(now, (race) => changedLane(race, lane, chosen)));
        }}
      >
        {others.map((id) => {
          const isRefused = !canSearch(id, state.puzzle);
          const { name: other } = words.strategies[id];
          return (
            <option value={id} key={id} disabled={isRefused}>
              {isRefused ? words.race.takesNone(other) : other}
            </option>
          );
        })}
      </select>
      <Button
        class="plain remove"
        label={words.race.remove(words.strategies[lane].name)}
        off={lanes.length <= FEWEST_LANES}
        onClick={() => controls.update((now) => withRace(now, (race) => withoutLane(race, lane)))}
      >
        <Icon path="M5 5l10 10M15 5L5 15" />
      </Button>
    </div>
  );
}

interface ProgressProps extends PartProps {
  readonly lane: StrategyId;
  readonly run: LaneRun;
  readonly event: number;
}

function Progress({ lane, run, event, words, controls }: ProgressProps): JSX.Element {
  const { race, strategies } = words;
  if (!run.end) {
    return (
      <p class="progress">
        <span>{race.recording(run.events)}</span>
        <Button
          aria-label={race.stopLane(strategies[lane].name)}
          onClick={() => controls.racing.stop(lane)}
        >
          {race.stop}
        </Button>
      </p>
    );
  }
  const isOver = event >= run.events;
  const solved = run.counters.solutions > 0;
  const outcome = run.end === 'stopped' ? race.stopped : solved ? race.solved : race.finished;
  return (
    <p class="progress" data-outcome={isOver ? (solved ? 'solved' : 'over') : undefined}>
      <b data-lane-event={event}>{grouped(event)}</b>{' '}
      <span>{words.counters.of(grouped(run.events))}</span>
      {isOver && (
        <em>
          {solved && <span aria-hidden="true">✓ </span>}
          {outcome}
        </em>
      )}
    </p>
  );
}
