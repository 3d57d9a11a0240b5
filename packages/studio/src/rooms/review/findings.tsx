import { PractiseButton } from '../../coach/lesson/practise-button.tsx';
import { TechniqueName } from '../../coach/technique/technique-name.tsx';
import type { FindingText, TechniqueText } from '../../picture/reviewing.ts';
import { Button } from '../../widgets/button.tsx';
import { signs } from './curve.tsx';
import { moveShown, type ReviewProps, withEasiestStep, withMove } from './slice.ts';
import { reviewWords } from './words.ts';

/** What is worth looking at. Each line goes to its move. */
export function Findings({
  findings,
  state,
  controls,
}: ReviewProps & { findings: readonly FindingText[] }) {
  const { language } = state.page;
  const own = reviewWords[language];
  return (
    <section aria-label={own.findings}>
      <h2>{own.findings}</h2>
      {findings.length === 0 && <p class="quiet">{own.noFindings}</p>}
      <ol class="findings">
        {findings.map(({ kind, move, texts }, i) => (
          <li key={i}>
            <Button
              class="plain"
              aria-current={move === moveShown(state) ? 'step' : undefined}
              onClick={() =>
                controls.update((now) =>
                  kind === 'overlooked' ? withEasiestStep(now, move) : withMove(now, move),
                )
              }
            >
              <span data-kind={kind} aria-hidden="true">
                {signs[kind]}
              </span>
              <span>{texts[language]}</span>
            </Button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** How often each technique was there, used and missed. */
export function TechniqueTable({
  techniques,
  ...props
}: ReviewProps & { techniques: readonly TechniqueText[] }) {
  const { state, controls } = props;
  const { language } = state.page;
  const own = reviewWords[language];
  const isHelped = techniques.some(({ helped }) => helped > 0);
  return (
    <section aria-label={own.techniques}>
      <h2>{own.techniques}</h2>
      <table class="techniques">
        <thead>
          <tr>
            {Object.entries(own.table).map(
              ([key, text]) =>
                (isHelped || key !== 'helped') && (
                  <th key={key} scope="col">
                    {text}
                  </th>
                ),
            )}
          </tr>
        </thead>
        <tbody>
          {techniques.map(({ example, helped, lesson, missed, name, technique, there, used }) => (
            <tr key={technique}>
              <th scope="row">
                <span class="named">
                  <TechniqueName {...props} technique={technique} name={name[language]} />
                  <PractiseButton {...props} lesson={lesson} name={name} />
                </span>
              </th>
              <td>{there}</td>
              <td>{used}</td>
              {isHelped && <td>{helped}</td>}
              <td>{missed}</td>
              <td>
                <Button
                  class="inline"
                  label={own.showMove(name[language], example + 1)}
                  onClick={() => controls.update((now) => withEasiestStep(now, example))}
                >
                  {example + 1}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
