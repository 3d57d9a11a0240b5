import { levelNames } from '@nonet/engine/explain';
import { symmetries, variantKinds } from '@nonet/engine/generate';
import { symmetryNames, variantKindNames } from '@nonet/engine/making';
import type { TechniqueChoice } from '../picture/coaching.ts';
import { levels } from '../picture/making.ts';
import {
  ANY_RANGE,
  type RangeField,
  type WishValues,
  wishScales,
  wishSizes,
} from '../picture/wishes.ts';
import { wishWords } from '../words/making.ts';
import type { Language } from '../words/words.ts';
import { Check } from './check.tsx';
import { Choice } from './choice.tsx';
import { NumberField } from './number-field.tsx';
import { TextField } from './text-field.tsx';

export type WishField = Exclude<keyof WishValues, 'pattern'>;

interface WishFieldsProps {
  /** What the form asks for, in its order. */
  readonly fields: readonly WishField[];
  readonly language: Language;
  readonly techniques?: readonly TechniqueChoice[];
  /** Values that are none of the choices are shown as they are. */
  readonly values: Partial<Readonly<Record<WishField, unknown>>>;
  /** The choices that can be empty. Default: level and technique. */
  readonly optional?: readonly WishField[];
  /** Other names of fields. */
  readonly labels?: Partial<Readonly<Record<WishField, string>>>;
  readonly isWrong?: (field: WishField) => boolean;
  readonly set: (change: Partial<WishValues>) => void;
}

/** The fields in which people say how hard puzzles should be. */
export function difficultyFields({
  scale,
  size,
  variant,
}: Pick<WishValues, 'scale' | 'size' | 'variant'>): readonly WishField[] {
  if (variant.length > 0) return ['technique'];
  if (size !== 9) return [];
  if (scale === 'any') return ['scale'];
  return ['scale', ...(scale === 'se' ? RATED : SCORED)];
}

const RATED: readonly WishField[] = ['rating'];
const SCORED: readonly WishField[] = ['level', 'score', 'technique', 'without'];

/** Fields in which people say what puzzles should be like. Each form chooses some. */
export function WishFields(props: WishFieldsProps) {
  return (
    <>
      {props.fields.map((field) => (
        <Field key={field} {...props} field={field} />
      ))}
    </>
  );
}

function Field(props: WishFieldsProps & { readonly field: WishField }) {
  const { field, isWrong, labels, language, set, techniques = [], values } = props;
  const words = wishWords[language];
  const label = labels?.[field] ?? words[field];
  const change = (value: unknown): void => set({ [field]: value } as Partial<WishValues>);
  if (field === 'givens' || field === 'score' || field === 'rating') {
    const range = (values[field] ?? ANY_RANGE) as RangeField;
    return (
      <fieldset class="range">
        <legend>{label}</legend>
        {(['from', 'to'] as const).map((end) => (
          <NumberField
            key={end}
            label={words[end]}
            isWrong={isWrong?.(field) ?? false}
            value={range[end]}
            set={(text) => change({ ...range, [end]: text })}
          />
        ))}
      </fieldset>
    );
  }
  if (field === 'minimal')
    return <Check name={label} isOn={values[field] === true} turn={change} />;
  if (field === 'seed') {
    return (
      <TextField
        label={label}
        maxLength={80}
        size={8}
        placeholder={words.random}
        value={String(values[field])}
        set={change}
      />
    );
  }
  const names = namesOf(field, techniques, language);
  if (field === 'without' || field === 'variant') {
    const chosen = values[field] as readonly (string | number)[];
    return (
      <details>
        <summary>
          {label}
          {chosen.length > 0 && ` (${chosen.length})`}
        </summary>
        {Array.from(names, ([id, name]) => (
          <Check
            key={id}
            name={name}
            isOn={chosen.includes(id)}
            // The list has its order, so the same choice is the same command.
            turn={(isOn) =>
              change([...names.keys()].filter((it) => (it === id ? isOn : chosen.includes(it))))
            }
          />
        ))}
      </details>
    );
  }
  const { optional = ['level', 'technique'] } = props;
  const value = (values[field] ?? '') as string | number;
  const options = [...(optional.includes(field) ? [''] : []), ...names.keys()];
  return (
    <Choice
      label={label}
      options={options.includes(value) ? options : [...options, value]}
      chosen={value}
      nameOf={(one) => names.get(one) ?? (one === '' ? words.any : String(one))}
      choose={change}
    />
  );
}

/** The choices of a field, and their names. */
function namesOf(
  field: 'level' | 'scale' | 'size' | 'symmetry' | 'technique' | 'variant' | 'without',
  techniques: readonly TechniqueChoice[],
  language: Language,
): ReadonlyMap<string | number, string> {
  switch (field) {
    case 'size':
      return new Map(wishSizes.map((size) => [size, `${size} × ${size}`]));
    case 'scale':
      return new Map(wishScales.map((scale) => [scale, wishWords[language].scales[scale]]));
    case 'level':
      return new Map(levels.map((level) => [level, levelNames[language][level]]));
    case 'variant':
      return new Map(variantKinds.map(({ id }) => [id, variantKindNames[id][language]]));
    case 'symmetry':
      return new Map(symmetries.map(({ id }) => [id, symmetryNames[language][id]]));
    default:
      return new Map(techniques.map(({ id, name }) => [id, name[language]]));
  }
}
