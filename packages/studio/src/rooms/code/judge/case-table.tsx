import type { CaseResult, CaseTable } from '@nonet/judge/report/judge-report';
import { grouped } from '../../../words/place.ts';
import type { Language } from '../../../words/words.ts';
import type { Judgement } from './slice.ts';
import { judgeWords } from './words.ts';

interface Props {
  readonly judgement: Judgement;
  readonly table: CaseTable;
  /** What the time limit is here, and why. */
  readonly limits: string | undefined;
  readonly language: Language;
}

/** The cases that have run, and the one that is running. */
export function Cases({ judgement: { results, running }, limits, table, language }: Props) {
  const own = judgeWords[language];
  const { cases, hasPlacements, heads, stress, title } = table;
  const { figure, label, time } = heads[language];
  const shown: readonly (CaseResult | number)[] =
    running === undefined ? results : [...results, running];
  const rows = (isStress: boolean): readonly (CaseResult | number)[] =>
    shown.filter((row) => cases[typeof row === 'number' ? row : row.index].isStress === isStress);
  const row = (shownRow: CaseResult | number) => {
    const ran = typeof shownRow === 'number' ? undefined : shownRow;
    const index = ran?.index ?? (shownRow as number);
    return (
      <tr key={index} data-result={ran?.result}>
        <td>{index + 1}</td>
        <th scope="row">{cases[index].label[language]}</th>
        <td>{grouped(cases[index].figure)}</td>
        <td>{ran ? ran.name[language] : `${own.isRunning} …`}</td>
        <td>{ran && own.time(ran.time)}</td>
      </tr>
    );
  };
  return (
    <table class="judge-cases">
      <caption>
        {title[language]}
        {limits && <p class="quiet">{limits}</p>}
      </caption>
      <thead>
        <tr>
          <th scope="col">{own.number}</th>
          <th scope="col">{label}</th>
          <th scope="col">{hasPlacements ? own.plainSearch(figure) : figure}</th>
          <th scope="col">{own.result}</th>
          <th scope="col">{time}</th>
        </tr>
      </thead>
      <tbody>{rows(false).map(row)}</tbody>
      {rows(true).length > 0 && (
        <tbody>
          <tr class="judge-stress">
            <th scope="rowgroup" colSpan={5}>
              {stress[language]}
            </th>
          </tr>
          {rows(true).map(row)}
        </tbody>
      )}
    </table>
  );
}
