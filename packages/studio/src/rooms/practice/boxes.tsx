import type { Language } from '../../words/words.ts';
import { practiceWords } from './words.ts';

const COUNT = 5;

/** In which of Leitner's boxes a technique is. */
export function Boxes({ box, language }: { box: number; language: Language }) {
  return (
    <span class="boxes" role="img" aria-label={practiceWords[language].box(box)}>
      <span aria-hidden="true">{'●'.repeat(box) + '○'.repeat(COUNT - box)}</span>
    </span>
  );
}
