import type { Geometry } from '../../grid/geometry.ts';
import { cellOf, type Step } from '../../technique/step.ts';
import { object, subject } from '../particle.ts';
import { type Phrase, say } from '../phrase.ts';
import type { Reasons } from './reason.ts';

export const TEMPLATES: Reasons = {
  'template-set': {
    en: (step, en) => [
      ...ways(step),
      say`${en.cell(placed(step, en.geometry))} is ${step.pattern.digits[0]} in each way that is left.`,
    ],
    ko: (step, ko) => {
      const digit = `${step.pattern.digits[0]}`;
      return [
        ...waysKorean(step),
        say`남은 어느 방법에서든 ${ko.cell(placed(step, ko.geometry))}에 ${subject(digit)} 들어가요.`,
      ];
    },
  },
  'template-delete': {
    en: (step) => [...ways(step), say`No way that is left uses the cells named here.`],
    ko: (step) => [...waysKorean(step), say`남은 방법 중에 다음 칸에 넣는 방법은 하나도 없어요.`],
  },
};

function ways({ pattern: { digits } }: Step): readonly Phrase[] {
  return [
    say`List every way to place all the ${digits[0]}s that are still missing.`,
    say`Strike out each way that uses a cell which another digit takes in all of its own ways.`,
  ];
}

function waysKorean({ pattern: { digits } }: Step): readonly Phrase[] {
  return [
    say`아직 없는 ${object(`${digits[0]}`)} 모두 넣는 방법을 전부 적어요.`,
    say`다른 숫자가 그 숫자의 모든 방법에서 차지하는 칸을 쓰는 방법은 지워요.`,
  ];
}

function placed({ placement }: Step, geometry: Geometry): number {
  if (placement === undefined) throw new RangeError('expected a placement');
  return cellOf(placement, geometry);
}
