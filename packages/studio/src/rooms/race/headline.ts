import { isFollowing } from '../../search/player.ts';
import { canSearch, searchName } from '../../search/searches.ts';
import type { Language, Words } from '../../words/words.ts';
import { laneEvent, laneRunOf, raceTime } from './race.ts';
import type { HasRace } from './slice.ts';
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
      ...laneRunOf(race, lane),
    }));
  if (runs.length === 0) return own.unavailable;
  if (state.page.workers.search.failed) return words.failures.search;
  const { events, end } = raceTime(race);
  if (!end && isFollowing(player, events)) return own.follows;
  if (!end && player.event === 0) return own.underWay;
  const done = runs.filter((run) => run.end !== 'stopped');
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
    if (least === most) return own.even(least);
    return own.outcome(namesWith(eventsOf, least), least, namesWith(eventsOf, most), most);
  }
  if (done.some((run) => run.end && run.events === least && run.event === least)) {
    return own.finishedFirst(namesWith(eventsOf, least), least);
  }
  const filledBy = ({ picture }: (typeof runs)[number]): number => picture?.depth ?? 0;
  const filled = done.map(filledBy);
  const furthest = Math.max(...filled);
  const blanks = done[0].picture?.ruler.length ?? 0;
  if (furthest === Math.min(...filled)) return own.level(furthest, blanks);
  return own.leads(namesWith(filledBy, furthest), furthest, blanks);
}

function namesIn(language: Language, names: readonly string[]): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}
