import type { Bilingual } from '../../../words/words.ts';

/** The texts of CodeMirror. They are in English already. */
export const editorPhrases: Bilingual<Readonly<Record<string, string>>> = {
  en: {},
  ko: {
    Find: '찾기',
    next: '다음',
    previous: '이전',
    all: '모두 선택',
    'match case': '대소문자 구분',
    regexp: '정규식',
    'by word': '단어 단위',
    Replace: '바꾸기',
    replace: '바꾸기',
    'replace all': '모두 바꾸기',
    close: '닫기',
    'current match': '지금 찾은 곳',
    'replaced $ matches': '$곳을 바꿨어요',
    'replaced match on line $': '$번째 줄에서 바꿨어요',
    'on line': '줄:',
    'Go to line': '줄로 가기',
    go: '가기',
    'Selection deleted': '선택한 글자를 지웠어요',
    'Control character': '제어 문자',
  },
};
