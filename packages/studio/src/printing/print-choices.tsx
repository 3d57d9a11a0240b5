import { noteMarks, paperIds, perPageCounts, solutionPlaces } from '@nonet/book';
import type { SheetChoices } from '../picture/printing.ts';
import { Check } from '../widgets/check.tsx';
import { Choice } from '../widgets/choice.tsx';
import { TextField } from '../widgets/text-field.tsx';
import type { PrintWords } from './words.ts';

interface Props {
  readonly choices: SheetChoices;
  readonly words: PrintWords;
  readonly change: (change: Partial<SheetChoices>) => void;
}

export function PrintChoices({ change, choices, words }: Props) {
  return (
    <div class="print-choices">
      <Choice
        label={words.perPage}
        options={perPageCounts}
        chosen={choices.perPage}
        nameOf={String}
        choose={(perPage) => change({ perPage })}
      />
      <Choice
        label={words.paper}
        options={paperIds}
        chosen={choices.paper}
        nameOf={(paper) => words.papers[paper]}
        choose={(paper) => change({ paper })}
      />
      <Choice
        label={words.solutions}
        options={solutionPlaces}
        chosen={choices.solutions}
        nameOf={(place) => words.solutionPlaces[place]}
        choose={(solutions) => change({ solutions })}
      />
      <Choice
        label={words.marks}
        options={noteMarks}
        chosen={choices.marks}
        nameOf={(marks) => words.noteMarks[marks]}
        choose={(marks) => change({ marks })}
      />
      <TextField
        label={words.heading}
        maxLength={200}
        value={choices.heading}
        set={(heading) => change({ heading })}
      />
      <Check
        name={words.nameLine}
        isOn={choices.nameLine}
        turn={(nameLine) => change({ nameLine })}
      />
    </div>
  );
}
