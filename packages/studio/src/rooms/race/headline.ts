import { shapeOf } from '@nonet/engine/notation';
import type { Picture } from '../../picture/picture.ts';
import { storyOf } from '../../picture/story.ts';
import { hasRules } from '../../puzzle/has-rules.ts';
import { isFollowing } from '../../search/player.ts';
import { canSearch, searchName } from '../../search/searches.ts';
import { failureParts } from '../../words/sentence.ts';
import type { Language, Words } from '../../words/words.ts';
import { laneEvent, laneRunOf, raceTime } from './race.ts';
import { type HasRace, hasFailed } from './slice.ts';
import { raceWords } from './words.ts';

/** Says how the race stands at the event shown. Stopped recordings do not count at the finish. */
export function headline(state: HasRace, words: Words): string {
  const race = state.race;
  const { language } = state.page;
  const own = raceWords[language];
  const { player } = state.run;
  if (state.puzzle.check.kind === 'conflict') return words.transport.noSearch;
  const runs = race.lanes
    .filter((lane) => canSearch(lane, state.puzzle.text, state.run))
    .map((lane) => ({
      name: searchName(lane, words, state.run),
      event: laneEvent(race, lane, player.event),
      hasFailed: hasFailed(state, lane),
      ...laneRunOf(race, lane),
    }));
  if (runs.length === 0)
    return words.unavailable[hasRules(state.puzzle.text) ? 'rules' : 'pencilmarks'];
  if (state.page.workers.search.failed) return words.failures.search;
  const { events, end } = raceTime(race);
  if (!end && isFollowing(player, events)) return own.follows;
  if (!end && player.event === 0) return own.underWay;
  const going = runs.filter((run) => run.end !== 'stopped' || run.hasFailed);
  const done = going.filter((run) => !run.hasFailed);
  if (done.length === 0) return own.stopped;
  if (player.event === 0) return own.ready(runs.length);
  const namesWith = (value: (run: (typeof runs)[number]) => number, wanted: number): string =>
    namesIn(
      language,
      done.filter((run) => value(run) === wanted).map(({ name }) => name),
    );
  const eventsOf = (run: (typeof runs)[number]): number => run.events;
  const lengths = done.map(eventsOf);
  const [least, most] = [Math.min(...lengths), Math.max(...lengths)];
  if (end && player.event >= events) {
    const failed = runs
      .filter((run) => run.hasFailed)
      .flatMap(({ name, picture }) => [own.failedLane(name), whyFailed(state, picture, words)]);
    const outcome =
      least === most
        ? done.length === 1
          ? own.alone(done[0].name, least)
          : own.even(least)
        : own.outcome(namesWith(eventsOf, least), least, namesWith(eventsOf, most), most);
    return [...failed, outcome].filter(Boolean).join(' ');
  }
  if (done.some((run) => run.end && run.events === least && run.event === least)) {
    return own.finishedFirst(namesWith(eventsOf, least), least);
  }
  const filledBy = ({ picture }: (typeof runs)[number]): number => picture?.depth ?? 0;
  const searching = going.filter((run) => !run.hasFailed || run.event < run.events);
  const filled = searching.map(filledBy);
  const furthest = Math.max(...filled);
  const blanks = searching[0].picture?.ruler.length ?? 0;
  if (searching.length === 1) return own.grid(searching[0].name, furthest, blanks);
  if (furthest === Math.min(...filled)) return own.level(furthest, blanks);
  const leading = searching.filter((run) => filledBy(run) === furthest).map(({ name }) => name);
  return own.leads(namesIn(language, leading), furthest, blanks);
}

/** What is wrong with the last grid of the user's program. Empty until its picture is there. */
function whyFailed(
  { puzzle: { text }, run: { ownProgram } }: HasRace,
  picture: Picture | undefined,
  { ownProgram: own }: Words,
): string {
  const story = ownProgram && picture && storyOf(picture, 'stopped', ownProgram);
  return story?.kind === 'trace-failed' ? failureParts(story, shapeOf(text), own) : '';
}

function namesIn(language: Language, names: readonly string[]): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}
