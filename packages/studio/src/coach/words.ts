import type { Bilingual } from '../words/words.ts';

const en = {
  stages: { back: 'Back in the argument', forward: 'Forward in the argument' },
  stage: (stage: number, stages: number) => `${stage} of ${stages}`,
};

const ko: typeof en = {
  stages: { back: '설명에서 뒤로', forward: '설명에서 앞으로' },
  stage: (stage, stages) => `${stage} / ${stages}`,
};

export const argumentWords: Bilingual<typeof en> = { en, ko };
