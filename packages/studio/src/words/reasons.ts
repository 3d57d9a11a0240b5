import { koreanParticle } from '@nonet/engine/explain';
import { englishPlace, grouped, koreanPlace, type Place, shortPlace } from './place.ts';

const { topic } = koreanParticle;

export const reasonsEn = {
  all: (place: Place, reasons: string) =>
    `Why no digit is left for ${englishPlace(place)}: ${reasons}.`,
  blocked: (digit: string, place: Place) => `${digit} is in ${shortPlace(place)}`,
  ruledOut: (digit: string) => `the puzzle does not allow ${digit}`,
  tried: (digit: string, event: number) => `${digit} was tried at event ${grouped(event)}`,
  untried: (digit: string) => `${digit} has not been tried`,
};

export const reasonsKo: typeof reasonsEn = {
  all: (place, reasons) => `${koreanPlace(place)}에 넣을 숫자가 없는 이유: ${reasons}.`,
  blocked: (digit, place) => `${topic(digit)} ${koreanPlace(place)}에`,
  ruledOut: (digit) => `${topic(digit)} 이 퍼즐에서 넣을 수 없음`,
  tried: (digit, event) => `${topic(digit)} 이벤트 ${grouped(event)}번에서 시도함`,
  untried: (digit) => `${topic(digit)} 아직 시도하지 않음`,
};
