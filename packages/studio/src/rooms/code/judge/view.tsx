import { problemById } from '@nonet/judge/problems/all';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../../widgets/button.tsx';
import type { Language } from '../../../words/words.ts';
import { ownProgramOf } from '../slice.ts';
import { codeWords } from '../words.ts';
import { Cases } from './case-table.tsx';
import { Failure, NotCompiledText } from './failure.tsx';
import { isAccepted, isJudging, type Judgement, type JudgeProps } from './slice.ts';
import { judgeWords } from './words.ts';
import './judge.css';

/** Begins and stops the judge. */
export function JudgeButton({ controls, state }: JudgeProps) {
  const own = judgeWords[state.page.language];
  const { judging, running } = controls;
  const begin = (): void => {
    running.stop();
    judging.begin();
  };
  if (isJudging(state)) return <Button onClick={judging.stop}>{own.stop}</Button>;
  return <Button onClick={begin}>{own.judge}</Button>;
}

interface PanelProps extends JudgeProps {
  /** Goes to a line of the program. */
  readonly goTo: (line: number) => void;
}

/** What the judge says of the program: its cases as they run, and why the program fails. */
export function JudgePanel(props: PanelProps) {
  const { state } = props;
  const own = judgeWords[state.page.language];
  const { judgement } = state.judge;
  const program = ownProgramOf(state);
  const statusText = judgement ? statusOf(judgement, state.page.language) : own.intro;
  const panel = useRef<HTMLElement>(null);
  const begun = judgement?.program;
  const report = judgement?.report;
  // On a phone, the panel is below the program, and the verdict comes above the table.
  useEffect(() => {
    if (begun) panel.current?.scrollIntoView({ block: 'start' });
  }, [begun, report]);
  const isChanged =
    judgement &&
    (judgement.program.text !== program.text || judgement.program.problem !== program.problem);
  return (
    <section
      class="judge"
      aria-label={own.label}
      data-judging={isJudging(state) ? '' : undefined}
      ref={panel}
    >
      <h2>{own.label}</h2>
      <p
        role="status"
        class={report && 'judge-result'}
        data-accepted={report?.isAccepted ? '' : undefined}
      >
        {statusText}
      </p>
      {isChanged && !isJudging(state) && <p class="quiet">{own.changed}</p>}
      {judgement && <Result {...props} judgement={judgement} />}
    </section>
  );
}

function statusOf(judgement: Judgement, language: Language): string {
  const { phase, report, table } = judgement;
  const own = judgeWords[language];
  const accepted = table && isAccepted(judgement) ? `${table.accepted[language]} ` : '';
  switch (phase.kind) {
    case 'loading':
      return own.loading(phase.share);
    case 'measuring':
      return own.measuring;
    case 'judging':
      return table ? accepted + caseOf(judgement, table.cases.length, language) : own.preparing;
    case 'ended':
      return report?.verdict[language] ?? '';
    case 'stopped':
      return accepted + own.stopped;
    case 'unreachable':
    case 'uninstalled':
      return codeWords[language].ends[phase.kind]();
    case 'refused':
      return phase.found === undefined ? own.noProblem : own.noFunction(phase.found);
  }
}

/** The case that runs, or that is being explained. Between two cases, the one that has run. */
function caseOf(judgement: Judgement, cases: number, language: Language): string {
  const { isExplaining, results, running } = judgement;
  const own = judgeWords[language];
  const number = (running ?? results.at(-1)?.index ?? 0) + 1;
  if (isExplaining && running !== undefined) return own.explaining(number);
  return (isAccepted(judgement) ? own.runningStress : own.running)(number, cases);
}

function Result({ judgement, ...props }: PanelProps & { readonly judgement: Judgement }) {
  const { language } = props.state.page;
  const own = judgeWords[language];
  const { languages } = codeWords[language];
  const { isServed, program, report, slowness, table } = judgement;
  const { notCompiled } = report ?? {};
  const failures = report?.failures.map((failure) => (
    <Failure key={failure.index} {...props} failure={failure} />
  ));
  const isBegun = table && judgement.results.length > 0;
  const limits =
    slowness === undefined || program.problem === 'free'
      ? undefined
      : own.limits(languages[program.language], slowness, problemById(program.problem).time);
  return (
    <>
      {report && (
        <div class="judge-report">
          {notCompiled && (
            <NotCompiledText goTo={props.goTo} notCompiled={notCompiled} language={language} />
          )}
          {failures}
          {report.summary[language].map((said) => (
            <p key={said}>{said}</p>
          ))}
        </div>
      )}
      {isBegun && (
        <Cases
          judgement={judgement}
          table={table}
          limits={isServed ? own.served : limits}
          language={language}
        />
      )}
    </>
  );
}
