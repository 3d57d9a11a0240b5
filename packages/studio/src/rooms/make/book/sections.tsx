import { perPageCounts } from '@nonet/book';
import { levelNames } from '@nonet/engine/explain';
import { symmetries } from '@nonet/engine/generate';
import { symmetryNames } from '@nonet/engine/making';
import type { JSX } from 'preact';
import { levels } from '../../../picture/making.ts';
import { Button } from '../../../widgets/button.tsx';
import { Choice } from '../../../widgets/choice.tsx';
import { NumberField, TextField } from './fields.tsx';
import type { FormProps } from './form-props.ts';
import { asKind, kindOfSection, type SectionKind, sectionKinds } from './section-kind.ts';
import { bookWords } from './words.ts';
import {
  sectionsIn,
  shown,
  type Written,
  withMovedSection,
  withNewSection,
  withoutSection,
  withSection,
} from './written-plan.ts';

/** Boxes, and the sizes of their grids. */
const SIZES: Readonly<Record<string, string>> = {
  '2x2': '4 × 4',
  '2x3': '6 × 6',
  '2x4': '8 × 8',
  '3x3': '9 × 9',
  '3x4': '12 × 12',
  '4x4': '16 × 16',
};

interface SectionsProps extends FormProps {
  readonly isWrong: (path: string) => boolean;
}

/** The sections of a plan, a row each. */
export function Sections(props: SectionsProps): JSX.Element {
  const { state, write, written } = props;
  const own = bookWords[state.page.language];
  const sections = sectionsIn(written);
  return (
    <section class="sections" aria-label={own.sections}>
      <h2>{own.sections}</h2>
      <ol>
        {sections.map((section, at) => (
          <li key={at}>
            <SectionFields {...props} section={section} at={at} />
            <div class="buttons">
              <Button
                off={at === 0}
                aria-label={own.ofSection(own.up, at + 1)}
                onClick={() => write(withMovedSection(written, at, -1))}
              >
                {own.up}
              </Button>
              <Button
                off={at === sections.length - 1}
                aria-label={own.ofSection(own.down, at + 1)}
                onClick={() => write(withMovedSection(written, at, 1))}
              >
                {own.down}
              </Button>
              <Button
                off={sections.length === 1}
                aria-label={own.ofSection(own.remove, at + 1)}
                onClick={() => write(withoutSection(written, at))}
              >
                {own.remove}
              </Button>
            </div>
          </li>
        ))}
      </ol>
      <div class="buttons">
        <Button off={sections.length === 50} onClick={() => write(withNewSection(written))}>
          {own.add}
        </Button>
      </div>
    </section>
  );
}

interface SectionProps extends SectionsProps {
  readonly section: Written;
  /** Its position, counted from 0. */
  readonly at: number;
}

function SectionFields(props: SectionProps): JSX.Element {
  const { at, isWrong, section, state, write, written } = props;
  const { language } = state.page;
  const own = bookWords[language];
  const set = (change: Written): void => write(withSection(written, at, change));
  const isKeyWrong = (key: string): boolean => isWrong(`sections[${at}].${key}`);
  const box = shown(section.box ?? '3x3');
  const isClassic = box === '3x3';
  const kind = kindOfSection(section);
  return (
    <fieldset>
      <legend>{own.section(at + 1)}</legend>
      <Choice
        label={own.size}
        options={box in SIZES ? Object.keys(SIZES) : [...Object.keys(SIZES), box]}
        chosen={box}
        nameOf={(one) => SIZES[one] ?? one}
        choose={(one) =>
          set({ box: one === '3x3' ? undefined : one, ...(one !== '3x3' && asKind('any')) })
        }
      />
      {(isClassic || kind !== 'any') && (
        <Choice<SectionKind>
          label={own.kind}
          options={sectionKinds}
          chosen={kind}
          nameOf={(one) => own.kinds[one]}
          choose={(one) => set(asKind(one))}
        />
      )}
      <KindFields {...props} kind={kind} set={set} />
      <NumberField
        label={own.count}
        value={section.count}
        isWrong={isKeyWrong('count')}
        set={(count) => set({ count })}
      />
      <Choice
        label={own.perPage}
        options={perPageCounts}
        chosen={Number(section.perPage ?? 1)}
        nameOf={String}
        choose={(perPage) => set({ perPage })}
      />
      <Choice
        label={own.symmetry}
        options={['', ...symmetries.map(({ id }) => id)] as const}
        chosen={symmetries.find(({ id }) => id === section.symmetry)?.id ?? ''}
        nameOf={(id) => (id === '' ? own.any : symmetryNames[language][id])}
        choose={(symmetry) => set({ symmetry })}
      />
      <TextField
        label={own.heading}
        placeholder={own.optional}
        value={section.title}
        isWrong={isKeyWrong('title')}
        set={(title) => set({ title })}
      />
    </fieldset>
  );
}

/** The fields of what is wished of the puzzles. */
function KindFields({
  at,
  isWrong,
  kind,
  section,
  set,
  state,
}: SectionProps & { kind: SectionKind; set: (change: Written) => void }): JSX.Element | null {
  const { language } = state.page;
  const own = bookWords[language];
  if (kind === 'level') {
    return (
      <Choice
        label={own.level}
        options={levels}
        chosen={levels.find((level) => level === section.level) ?? levels[0]}
        nameOf={(level) => levelNames[language][level]}
        choose={(level) => set({ level })}
      />
    );
  }
  if (kind === 'technique') {
    const { techniques } = state.collections;
    const written = shown(section.technique);
    const ids: readonly string[] = techniques.map(({ id }) => id);
    return (
      <Choice
        label={own.technique}
        options={ids.includes(written) ? ids : [...ids, written]}
        chosen={written}
        nameOf={(id) => techniques.find((one) => one.id === id)?.name[language] ?? id}
        choose={(technique) => set({ technique })}
      />
    );
  }
  if (kind === 'any') return null;
  const value = section[kind];
  const range: readonly unknown[] = Array.isArray(value) ? value : [value, value];
  return (
    <div class="range" role="group" aria-label={own.kinds[kind]}>
      {(['from', 'to'] as const).map((end, i) => (
        <NumberField
          key={end}
          label={own[end]}
          value={range[i] ?? undefined}
          isWrong={isWrong(`sections[${at}].${kind}`)}
          set={(number) =>
            set({ [kind]: [0, 1].map((j) => (j === i ? (number ?? null) : range[j])) })
          }
        />
      ))}
    </div>
  );
}
