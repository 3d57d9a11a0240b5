import { levelNames } from '@nonet/engine/explain';
import { clockText } from '@nonet/engine/game';
import type { Level } from '@nonet/engine/rating';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import {
  type Day,
  daysAfter,
  daysOf,
  type Month,
  monthOf,
  monthsAfter,
} from '../../picture/days.ts';
import { levels } from '../../picture/making.ts';
import { isCoached, type SolvedDays, type SolvedGame } from '../../picture/solved-games.ts';
import { Button, Icon } from '../../widgets/button.tsx';
import { dateText, dayText, monthText, weekdayTexts } from '../../words/dates.ts';
import type { Language } from '../../words/words.ts';
import { recordWords } from './words.ts';

interface CalendarProps {
  readonly language: Language;
  readonly today: Day;
  readonly solved: SolvedDays;
  readonly play: (day: Day, level: Level) => void;
}

/** A month of puzzles of the day, and the five puzzles of the chosen day. */
export function Calendar({ language, play, solved, today }: CalendarProps) {
  const own = recordWords[language].calendar;
  const [chosen, setChosen] = useState<Day>();
  const day = chosen ?? today;
  const month = monthOf(day);
  const { days, weekday } = daysOf(month);
  const dayButtons = useRef<HTMLDivElement>(null);
  const isMoving = useRef(false);
  /** Chooses a day, or today if it is still to come. */
  const choose = (to: Day): void => setChosen(to < today ? to : undefined);
  const turn = (to: Month): void => {
    const last = daysOf(to).days.length;
    choose(`${to}-${String(Math.min(Number(day.slice(8)), last)).padStart(2, '0')}`);
  };
  const onKey = (event: KeyboardEvent): void => {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    const go = moves[key];
    if (!go || shiftKey || ctrlKey || metaKey || altKey) return;
    event.preventDefault();
    isMoving.current = true;
    const to = go(day);
    if (typeof to === 'string') choose(to);
    else turn(monthsAfter(month, to));
  };
  useLayoutEffect(() => {
    if (isMoving.current) dayButtons.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    isMoving.current = false;
  });
  return (
    <section aria-label={own.label}>
      <div class="month-head">
        <h2>{monthText(month, language)}</h2>
        <Button class="icon" label={own.back} onClick={() => turn(monthsAfter(month, -1))}>
          <Icon path="M12 5l-5 5 5 5" />
        </Button>
        <Button
          class="icon"
          label={own.forward}
          off={month >= monthOf(today)}
          onClick={() => turn(monthsAfter(month, 1))}
        >
          <Icon path="M8 5l5 5-5 5" />
        </Button>
      </div>
      <div
        class="month"
        role="group"
        aria-label={monthText(month, language)}
        ref={dayButtons}
        onKeyDown={onKey}
      >
        {weekdayTexts(language).map((name) => (
          <span key={name} class="weekday" aria-hidden="true">
            {name}
          </span>
        ))}
        {days.map((one, i) => {
          const done = solved.get(one);
          const text = dayText(one, language);
          const isAhead = one > today;
          return (
            <Button
              key={one}
              class="day"
              tabIndex={one === day ? 0 : -1}
              off={isAhead}
              aria-pressed={one === day}
              aria-current={one === today ? 'date' : undefined}
              data-all={done?.size === levels.length ? '' : undefined}
              style={i === 0 ? { gridColumnStart: String(weekday + 1) } : undefined}
              onClick={() => choose(one)}
            >
              <span class="hidden">
                {isAhead ? own.ahead(text) : dayName(text, [...(done?.values() ?? [])], own)}
              </span>
              <span aria-hidden="true">{i + 1}</span>
              {!isAhead && (
                <span class="levels-done" aria-hidden="true">
                  {levels.map((level) => (
                    <i key={level} data-solved={solvedHow(done?.get(level))} />
                  ))}
                </span>
              )}
            </Button>
          );
        })}
      </div>
      <p class="quiet">{own.legend}</p>
      <h3>{own.levels(dateText(day, language))}</h3>
      <ul class="day-levels">
        {levels.map((level) => {
          const game = solved.get(day)?.get(level);
          const name = levelNames[language][level];
          const time = game && clockText(game.time);
          return (
            <li key={level}>
              <Button
                label={time === undefined ? own.play(name) : undefined}
                data-solved={time === undefined ? undefined : ''}
                onClick={() => play(day, level)}
              >
                <span>
                  {name}
                  {time !== undefined && <span class="hidden">{own.solvedIn(time)}</span>}
                </span>
                <small aria-hidden="true">{time === undefined ? '▸' : `✓ ${time}`}</small>
                {game && isCoached(game) && <small>{own.coached}</small>}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** How the bar of a level shows its game. */
function solvedHow(game: SolvedGame | undefined): 'coached' | '' | undefined {
  if (!game) return undefined;
  return isCoached(game) ? 'coached' : '';
}

function dayName(
  date: string,
  games: readonly SolvedGame[],
  own: (typeof recordWords)[Language]['calendar'],
): string {
  return own.day(date, games.length, levels.length, games.filter(isCoached).length);
}

/** Key → the day to which it goes, or by how many months. */
const moves: Readonly<Record<string, (day: Day) => Day | number>> = {
  ArrowLeft: (day) => daysAfter(day, -1),
  ArrowRight: (day) => daysAfter(day, 1),
  ArrowUp: (day) => daysAfter(day, -7),
  ArrowDown: (day) => daysAfter(day, 7),
  Home: (day) => daysOf(monthOf(day)).days[0],
  End: (day) => daysAfter(`${monthsAfter(monthOf(day), 1)}-01`, -1),
  PageUp: () => -1,
  PageDown: () => 1,
};
