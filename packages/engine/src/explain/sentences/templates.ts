import type { Geometry } from '../../grid/geometry.ts';
import { cellOf, type Step } from '../../technique/step.ts';
import { object, subject } from '../particle.ts';
import type { Reasons } from './reason.ts';

export const TEMPLATES: Reasons = {
  'template-set': {
    en: (step, en) =>
      `List every way to place all the ${step.pattern.digits[0]}s that are still missing. ${en.cell(placed(step, en.geometry))} is ${step.pattern.digits[0]} in each of them.`,
    ko: (step, ko) => {
      const digit = `${step.pattern.digits[0]}`;
      return `아직 없는 ${object(digit)} 모두 넣는 방법을 전부 적어 보면, 어느 방법에서든 ${ko.cell(placed(step, ko.geometry))}에 ${subject(digit)} 들어가요.`;
    },
  },
  'template-delete': {
    en: ({ pattern: { digits } }) =>
      `List every way to place all the ${digits[0]}s that are still missing. None of them uses the cells named here.`,
    ko: ({ pattern: { digits } }) =>
      `아직 없는 ${object(`${digits[0]}`)} 모두 넣는 방법을 전부 적어 보면, 다음 칸에 넣는 방법은 하나도 없어요.`,
  },
};

function placed({ placement }: Step, geometry: Geometry): number {
  if (placement === undefined) throw new RangeError('expected a placement');
  return cellOf(placement, geometry);
}
