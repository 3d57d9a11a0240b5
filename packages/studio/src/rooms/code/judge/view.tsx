import { problemById } from '@nonet/judge/problems/all';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../../widgets/button.tsx';
import { codeWords } from '../words.ts';
import { Cases } from './case-table.tsx';
import { Failure, NotCompiledText } from './failure.tsx';
import { isJudgedBefore, isJudging, type Judgement, type JudgeProps } from './slice.ts';
import { judgementText } from './status.ts';
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
  const panel = useRef<HTMLElement>(null);
  const begun = judgement?.program;
  const report = judgement?.report;
  // On a phone, the panel is below the program, and the verdict comes above the table.
  useEffect(() => {
    if (begun) panel.current?.scrollIntoView({ block: 'start' });
  }, [begun, report]);
  return (
    <section
      class="judge"
      aria-label={own.label}
      data-judging={isJudging(state) ? '' : undefined}
      ref={panel}
    >
      <h2>{own.label}</h2>
      <p class={report && 'judge-result'} data-accepted={report?.isAccepted ? '' : undefined}>
        {judgement ? judgementText(judgement, state.page.language) : own.intro}
      </p>
      {isJudgedBefore(state) && <p class="quiet">{own.changed}</p>}
      {judgement && <Result {...props} judgement={judgement} />}
    </section>
  );
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
