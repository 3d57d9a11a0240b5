import { perPageCounts } from '@nonet/book';
import type { ComponentProps } from 'preact';
import type { RangeField, WishValues } from '../../../picture/wishes.ts';
import { Button } from '../../../widgets/button.tsx';
import { Choice } from '../../../widgets/choice.tsx';
import { NumberField } from '../../../widgets/number-field.tsx';
import { WishFields } from '../../../widgets/wish-fields.tsx';
import { wishWords } from '../../../words/making.ts';
import { techniquesFor } from '../collection/slice.ts';
import type { FormProps } from './controls.ts';
import { numberIn, PlanField } from './fields.tsx';
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
export function Sections(props: SectionsProps) {
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

function SectionFields({ at, isWrong, section, state, write, written }: SectionProps) {
  const { language } = state.page;
  const own = bookWords[language];
  const set = (change: Written): void => write(withSection(written, at, change));
  const isKeyWrong = (key: string): boolean => isWrong(`sections[${at}].${key}`);
  const box = shown(section.box ?? '3x3');
  const isClassic = box === '3x3';
  const variant = [section.variant ?? []].flat().filter((one) => typeof one === 'string');
  const kinds = variant.length > 0 ? VARIANT_KINDS : sectionKinds;
  const kind = sectionKinds.find((one) => one in section) ?? 'any';
  const wishes = (asked: Pick<ComponentProps<typeof WishFields>, 'fields' | 'optional'>) => (
    <WishFields
      optional={[]}
      {...asked}
      language={language}
      techniques={techniquesFor(state, variant)}
      values={{
        ...section,
        variant,
        rating: rangeOf(section.rating),
        score: rangeOf(section.score),
      }}
      isWrong={isKeyWrong}
      set={(change) => set({ ...writtenChange(change), ...('variant' in change && asKind('any')) })}
    />
  );
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
      {wishes({ fields: ['variant'] })}
      {(isClassic || variant.length > 0 || kind !== 'any') && (
        <Choice<SectionKind>
          label={wishWords[language].scale}
          options={kinds.includes(kind) ? kinds : [...kinds, kind]}
          chosen={kind}
          nameOf={(one) => wishWords[language][one]}
          choose={(one) => set(asKind(one))}
        />
      )}
      {kind !== 'any' && wishes({ fields: [kind] })}
      <NumberField
        label={own.count}
        value={shown(section.count)}
        isWrong={isKeyWrong('count')}
        set={(count) => set({ count: numberIn(count) })}
      />
      <Choice
        label={own.perPage}
        options={perPageCounts}
        chosen={Number(section.perPage ?? 1)}
        nameOf={String}
        choose={(perPage) => set({ perPage })}
      />
      {wishes({ fields: ['symmetry'], optional: ['symmetry'] })}
      <PlanField
        label={own.heading}
        placeholder={own.optional}
        value={section.title}
        isWrong={isKeyWrong('title')}
        set={(title) => set({ title })}
      />
    </fieldset>
  );
}

/** The ends of a range as they are written: a number is both. */
function rangeOf(value: unknown): RangeField {
  const [from, to]: readonly unknown[] = Array.isArray(value) ? value : [value, value];
  return { from: shown(from), to: shown(to) };
}

/** What is wished of the puzzles of a section. */
const sectionKinds = ['any', 'level', 'score', 'rating', 'technique'] as const;
type SectionKind = (typeof sectionKinds)[number];

const VARIANT_KINDS: readonly SectionKind[] = ['any', 'technique'];

/** The keys of a section for the values of its fields. An empty list is not written. */
function writtenChange(change: Partial<WishValues>): Written {
  const written = Object.entries(change).map(([key, value]) => {
    if (Array.isArray(value)) return [key, value.length > 0 ? value : undefined];
    const isRange = typeof value === 'object' && 'from' in value;
    return [key, isRange ? [numberIn(value.from) ?? null, numberIn(value.to) ?? null] : value];
  });
  return Object.fromEntries(written);
}

/** What a section becomes when another kind is chosen. */
const CHOSEN: Readonly<Record<SectionKind, Written>> = {
  any: {},
  level: { level: 'easy' },
  score: { score: [300, 500] },
  rating: { rating: [2, 3] },
  technique: { technique: 'x-wing' },
};

const NO_WISH: Written = {
  level: undefined,
  score: undefined,
  rating: undefined,
  technique: undefined,
};

/** The change of keys that makes a section one of a kind. */
function asKind(kind: SectionKind): Written {
  return { ...NO_WISH, ...CHOSEN[kind] };
}
