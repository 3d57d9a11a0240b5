import { cellOf, type Step } from '../../technique/step.ts';
import { object, subject } from '../particle.ts';
import { say } from '../phrase.ts';
import { type Reasons, type Told, told } from './reason.ts';

export const TEMPLATES: Reasons = {
  'template-set': (step, geometry) => {
    const { pattern, placement } = step;
    if (placement === undefined) throw new RangeError('expected a placement');
    const cell = cellOf(placement, geometry);
    const digit = `${pattern.digits[0]}`;
    return told(ways(step), {
      en: (en) => [say`${en.cell(cell)} is ${digit} in each way that is left.`],
      ko: (ko) => [say`남은 어느 방법에서든 ${ko.cell(cell)}에 ${subject(digit)} 들어가요.`],
    });
  },
  'template-delete': (step) =>
    told(ways(step), {
      en: () => [say`No way that is left uses the cells named here.`],
      ko: () => [say`남은 방법 중에 다음 칸에 넣는 방법은 하나도 없어요.`],
    }),
};

function ways({ pattern: { digits } }: Step): Told {
  return {
    en: () => [
      say`List every way to place all the ${digits[0]}s that are still missing.`,
      say`Strike out each way that uses a cell which another digit takes in all of its own ways.`,
    ],
    ko: () => [
      say`아직 없는 ${object(`${digits[0]}`)} 모두 넣는 방법을 전부 적어요.`,
      say`다른 숫자가 그 숫자의 모든 방법에서 차지하는 칸을 쓰는 방법은 지워요.`,
    ],
  };
}
