import { lessonWords } from '../../coach/lesson/words.ts';
import { pageOf } from '../../coach/technique/pages.ts';
import { TechniqueName } from '../../coach/technique/technique-name.tsx';
import type { LearnerText, LessonText } from '../../picture/practising.ts';
import { Button } from '../../widgets/button.tsx';
import { OpenFile } from '../../widgets/open-file.tsx';
import { SaveJson } from '../../widgets/save-json.tsx';
import { Boxes } from './boxes.tsx';
import { GroupPicture } from './group-picture.tsx';
import { type PracticeProps, practiceOf } from './slice.ts';
import { type TechniqueGroup, techniqueGroups } from './technique-groups.ts';
import { practiceWords } from './words.ts';

function isIn({ pages }: TechniqueGroup, { page }: LessonText): boolean {
  return pages.includes(pageOf.get(page) ?? '');
}

/** The path through the techniques: what is next, what is due, and what each is built on. */
export function PathList({
  learner: { lessons, next, text },
  ...props
}: PracticeProps & { learner: LearnerText }) {
  const { state, controls } = props;
  const { language } = state.page;
  const { notice } = practiceOf(state);
  const own = { ...practiceWords[language], ...lessonWords[language] };
  const nameOf = (technique: LessonText['technique']): string =>
    lessons.find((it) => it.technique === technique)?.name[language] ?? technique;
  return (
    <>
      <p class="asked">{own.next[next.why](nameOf(next.technique))}</p>
      <div class="buttons">
        <Button class="main" onClick={() => controls.practise(next.technique)}>
          {own.practiseIt(nameOf(next.technique))}
        </Button>
      </div>
      <section class="path" aria-label={own.path}>
        <h2>{own.path}</h2>
        {techniqueGroups.map((group) => {
          const inGroup = lessons.filter((it) => isIn(group, it));
          const learnt = inGroup.filter(({ entry }) => (entry?.box ?? 1) > 1).length;
          const isHere = inGroup.some(({ technique }) => technique === next.technique);
          return (
            <details
              key={group.name.en}
              aria-label={group.name[language]}
              aria-current={isHere ? 'step' : undefined}
              open={isHere}
            >
              <summary>
                <GroupPicture picture={group.picture} />
                <h3>{group.name[language]}</h3>
                <span class="quiet">{own.learnt(learnt, inGroup.length)}</span>
                {isHere && <span class="here">{own.here}</span>}
              </summary>
              <ol class="lessons">
                {inGroup.map(({ entry, isDue, isReady, name, needs, page, technique }) => (
                  <li
                    key={technique}
                    aria-current={technique === next.technique ? 'step' : undefined}
                  >
                    <span>
                      <TechniqueName {...props} technique={page} name={name[language]} />
                      <small class="quiet">
                        {entry && <Boxes box={entry.box} language={language} />}{' '}
                        {[
                          entry ? (isDue ? own.due : own.later(entry.due)) : own.fresh,
                          !isReady && own.needs(needs.map(nameOf)),
                        ]
                          .filter(Boolean)
                          .join(' · ')}
                      </small>
                    </span>
                    <Button
                      label={own.practiseIt(name[language])}
                      onClick={() => controls.practise(technique)}
                    >
                      {own.practise}
                    </Button>
                  </li>
                ))}
              </ol>
            </details>
          );
        })}
      </section>
      <div class="buttons">
        <SaveJson file="nonet-learner.json" label={own.save} text={text} />
        <OpenFile accept=".json" label={own.open} open={controls.openLearner} />
      </div>
      <div class="buttons">
        <span role="status">
          {notice?.kind === 'refused' && own.refused}
          {notice?.kind === 'read' && own.read(notice.leftOut)}
        </span>
        {notice?.kind === 'read' && (
          <Button class="plain" onClick={() => controls.restore(notice.before)}>
            {props.words.history.undo}
          </Button>
        )}
      </div>
      <p class="quiet">{own.note}</p>
    </>
  );
}
