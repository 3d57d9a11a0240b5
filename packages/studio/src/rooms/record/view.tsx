import { levelNames } from '@nonet/engine/explain';
import { useEffect, useState } from 'preact/hooks';
import { MakingStatus, useGameMaking } from '../../game/game-making.tsx';
import { dailySeed, newGameTask } from '../../game/new-game.ts';
import { type KeptRecord, keptRecord } from '../../game/solved-store.ts';
import { dayAt, type LocalMoment, momentOf } from '../../picture/days.ts';
import { levels } from '../../picture/making.ts';
import { type Statistics, solvedDays, statisticsOf } from '../../picture/solved-games.ts';
import { Button } from '../../widgets/button.tsx';
import { Calendar } from './calendar.tsx';
import type { RecordProps } from './controls.ts';
import { Keeping } from './keeping.tsx';
import { Times } from './times.tsx';
import { recordWords } from './words.ts';
import './record.css';

/** What was solved: in figures, as a calendar, and by level. */
export function RecordView(props: RecordProps) {
  const { state, controls } = props;
  const { language } = state.page;
  const own = recordWords[language];
  const [record, setRecord] = useState<KeptRecord>();
  const [isRefused, setRefused] = useState(false);
  const making = useGameMaking(controls.makeGame);
  const now = useNow();
  const load = async (): Promise<void> => {
    try {
      setRecord(await keptRecord());
      setRefused(false);
    } catch {
      setRecord({ games: [], damaged: 0 });
      setRefused(true);
    }
  };
  useEffect(() => void load(), [now]);
  if (!record) return <div class="stage record" />;
  const { games } = record;
  const today = dayAt(now);
  const statistics = statisticsOf(games, now);
  const play = (day: string, level: (typeof levels)[number]): void =>
    making.start(newGameTask(level, dailySeed(day, level)), day);
  return (
    <div class="stage record" data-characters="">
      {games.length > 0 ? (
        <Figures {...props} statistics={statistics} />
      ) : (
        <div class="no-games">
          <p>{own.empty}</p>
          <Button class="main" onClick={() => play(today, levels[0])}>
            {own.playFirst(levelNames[language][levels[0]])}
          </Button>
        </div>
      )}
      <div class="days">
        <Calendar language={language} today={today} solved={solvedDays(games)} play={play} />
        <MakingStatus making={making} language={language} />
      </div>
      <div class="counted">
        {games.length > 0 && <Times language={language} statistics={statistics} />}
        <Keeping language={language} record={record} isRefused={isRefused} load={load} />
      </div>
    </div>
  );
}

/** The moment at which the page last came in sight. */
function useNow(): LocalMoment {
  const [now, setNow] = useState(() => momentOf(new Date()));
  useEffect(() => {
    const onSight = (): void => {
      if (document.visibilityState === 'visible') setNow(momentOf(new Date()));
    };
    document.addEventListener('visibilitychange', onSight);
    return () => document.removeEventListener('visibilitychange', onSight);
  }, []);
  return now;
}

function Figures({ state, statistics }: RecordProps & { statistics: Statistics }) {
  const { days, label, ...names } = recordWords[state.page.language].figures;
  return (
    <dl class="figures" aria-label={label}>
      {(Object.keys(names) as (keyof typeof names)[]).map((key) => (
        <div key={key}>
          <dt>{names[key]}</dt>
          <dd>
            {key === 'current' || key === 'longest' ? days(statistics[key]) : statistics[key]}
          </dd>
        </div>
      ))}
    </dl>
  );
}
