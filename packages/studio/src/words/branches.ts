import { grouped, type Place } from './place.ts';

export const branchesEn = {
  label: 'Runs',
  main: 'The search itself',
  fork: (digit: string, { row, column }: Place, event: number) =>
    `${digit} at row ${row}, column ${column}, from event ${grouped(event)}`,
  remove: (name: string) => `Remove: ${name}`,
  kept: (digit: string) => `${digit}, taken as given`,
  forced: (digit: string) => `${digit}, forced by you`,
};

export const branchesKo: typeof branchesEn = {
  label: '탐색 목록',
  main: '원래 탐색',
  fork: (digit, { row, column }, event) =>
    `${row}행 ${column}열에 ${digit}, 이벤트 ${grouped(event)}번에서`,
  remove: (name) => `지우기: ${name}`,
  kept: (digit) => `${digit}, 주어진 것으로 침`,
  forced: (digit) => `${digit}, 직접 놓음`,
};
