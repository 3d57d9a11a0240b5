import { levelNames } from '@nonet/engine/explain';
import type { Bilingual, Language } from '../words/words.ts';
import type { GameOrigin } from './state.ts';

const en = {
  today: (date: string) => `Today, ${date}`,
  newGame: 'A new game',
  solved: 'solved',
  making: 'Making a puzzle …',
  failed: 'No puzzle found with these settings:',
};

const ko: typeof en = {
  today: (date) => `오늘의 퍼즐, ${date}`,
  newGame: '새 게임',
  solved: '풀었음',
  making: '퍼즐을 만드는 중이에요 …',
  failed: '이 설정에 맞는 퍼즐을 찾지 못했어요:',
};

export const levelWords: Bilingual<typeof en> = { en, ko };

/** The level of a game. Undefined if its puzzle was not made to a level. */
export function levelName(origin: GameOrigin | undefined, language: Language): string | undefined {
  return origin?.level && levelNames[language][origin.level];
}
