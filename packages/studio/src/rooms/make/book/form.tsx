import {
  noteMarks,
  paperStocks,
  solutionsPerPageCounts,
  type TrimId,
  trimIds,
  trims,
} from '@nonet/book';
import { levelNames } from '@nonet/engine/explain';
import { drawSeed } from '@nonet/engine/generate';
import type { Level } from '@nonet/engine/rating';
import { levels } from '../../../picture/making.ts';
import { printWords } from '../../../printing/words.ts';
import { Button } from '../../../widgets/button.tsx';
import { Check } from '../../../widgets/check.tsx';
import { Choice } from '../../../widgets/choice.tsx';
import type { FormProps } from './controls.ts';
import { PlanField } from './fields.tsx';
import { ImprintFields } from './imprint-fields.tsx';
import { Sections } from './sections.tsx';
import { bookWords } from './words.ts';
import { shown, type Written, withKeys } from './written-plan.ts';

const primerChoices = ['true', 'false', ...levels.slice(1)];
const languageChoices = ['en', 'ko', 'en ko', 'ko en'] as const;

export function PlanForm(props: FormProps) {
  const { faults, state, write, written } = props;
  const { language } = state.page;
  const own = bookWords[language];
  const print = printWords[language];
  const set = (change: Written): void => write(withKeys(written, change));
  const isWrong = (key: string): boolean => faults.some(({ path }) => path === key);
  const { howToPlay, marks, paper, primer, seed, solutionsPerPage } = written;
  const languages = Array.isArray(written.language)
    ? written.language.join(' ')
    : shown(written.language ?? 'en');
  const nameOfTrim = (id: TrimId): string =>
    `${trims[id].name} · ${own.printers[trims[id].printer]}`;
  return (
    <>
      {(['title', 'subtitle', 'author'] as const).map((key) => (
        <PlanField
          key={key}
          label={own[key]}
          placeholder={key === 'title' ? undefined : own.optional}
          value={written[key]}
          isWrong={isWrong(key)}
          set={(text) => set({ [key]: text })}
        />
      ))}
      <Choice
        label={own.language}
        options={withOther(languageChoices, languages)}
        chosen={languages}
        nameOf={(choice) => own.languages[choice as keyof typeof own.languages] ?? choice}
        choose={(choice) => {
          const list = choice.split(' ');
          set({ language: list.length === 1 ? choice : list });
        }}
      />
      <Choice
        label={own.trim}
        options={withOther(trimIds, written.trim)}
        chosen={shown(written.trim)}
        nameOf={(id) => (id in trims ? nameOfTrim(id as TrimId) : id)}
        choose={(trim) => set({ trim })}
      />
      <Choice
        label={own.paper}
        options={withOther(paperStocks, paper ?? 'white')}
        chosen={shown(paper ?? 'white')}
        nameOf={(stock) => own.papers[stock as keyof typeof own.papers] ?? stock}
        choose={(stock) => set({ paper: stock })}
      />
      <div class="with-button">
        <PlanField
          label={own.seed}
          value={seed}
          isWrong={isWrong('seed')}
          set={(text) => set({ seed: text })}
        />
        <Button onClick={() => set({ seed: drawSeed() })}>{own.newSeed}</Button>
      </div>
      <p class="quiet">{own.seedNote}</p>
      <Choice
        label={print.marks}
        options={withOther(noteMarks, marks ?? 'none')}
        chosen={shown(marks ?? 'none')}
        nameOf={(mark) => print.noteMarks[mark as keyof typeof print.noteMarks] ?? mark}
        choose={(mark) => set({ marks: mark })}
      />
      <Choice
        label={own.solutionsPerPage}
        options={withOther(['', ...solutionsPerPageCounts.map(String)], solutionsPerPage)}
        chosen={shown(solutionsPerPage)}
        nameOf={(count) => count || own.asManyAsFit}
        choose={(count) => set({ solutionsPerPage: count ? Number(count) : undefined })}
      />
      <Check
        name={own.howToPlay}
        isOn={howToPlay !== false}
        turn={(isOn) => set({ howToPlay: isOn ? undefined : false })}
      />
      <Choice
        label={own.primer}
        options={withOther(primerChoices, primer ?? true)}
        chosen={shown(primer ?? true)}
        nameOf={(choice) =>
          own.primerChoices[choice as keyof typeof own.primerChoices] ??
          own.primerFrom(levelNames[language][choice as Level] ?? choice)
        }
        choose={(choice) =>
          set({ primer: choice === 'true' ? undefined : choice === 'false' ? false : choice })
        }
      />
      <ImprintFields {...props} isWrong={isWrong} />
      <Sections {...props} isWrong={isWrong} />
    </>
  );
}

/** The options of a choice, and a value of the plan that is none of them. */
function withOther(options: readonly string[], value: unknown): readonly string[] {
  const text = shown(value);
  return options.includes(text) ? options : [...options, text];
}
