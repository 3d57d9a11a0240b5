import type { Bilingual } from '../../words/words.ts';

const en = {
  path: 'The path',
  next: {
    due: (name: string) => `${name} is due again.`,
    new: (name: string) => `Your next technique: ${name}.`,
    ahead: (name: string) => `Nothing is due. ${name} comes next.`,
  },
  toPath: 'All techniques',
  find: (name: string) => `Find: ${name}`,
  how: {
    digits: 'Write a digit, cross candidates out, or select the cells of the pattern. Then check.',
    cells:
      'Choose a cell and press the digits that it loses, or click them in the grid. Then check.',
  },
  paper: {
    digits: 'Choose a cell and write its digit, or select the cells of the pattern and check.',
    cells: 'Select its cells (click, or press Space). Then check.',
  },
  making: 'Making a drill …',
  failed: 'No drill found. Try another technique.',
  check: 'Check',
  checking: 'Checking …',
  right: (name: string) => `Right: ${name}.`,
  hint: { none: 'Where to look', where: 'Show it', whole: 'Show it' },
  another: 'Next drill',
  modes: { label: 'Answer by', cross: 'Crossing out', digit: 'Writing', cells: 'Selecting cells' },
  digits: { cross: 'Cross out in the cell', digit: 'Answer with a digit' },
  play: 'Play a game with it',
  makingGame: 'Making a game …',
  noGame: 'No game found. Try again.',
  box: (box: number) => `box ${box} of 5`,
  learnt: (count: number, all: number) => `${count} of ${all} learnt`,
  here: 'You are here',
  fresh: 'not practiced yet',
  due: 'due',
  later: (day: string) => `again on ${day}`,
  needs: (names: readonly string[]) => `builds on ${names.join(', ')}`,
  counts: (seen: number, alone: number, helped: number, wrong: number) =>
    `${seen} ${seen === 1 ? 'drill' : 'drills'}: ${alone} alone, ${helped} with help, ${wrong} wrong`,
  forget: 'Forget this technique',
  forgotten: 'Forgotten.',
  save: 'Save my progress as a file',
  open: 'Open a progress file',
  refused: 'Not a Nonet practice file. Your progress is unchanged.',
  read: (leftOut: number) =>
    leftOut === 0
      ? 'Progress opened.'
      : leftOut === 1
        ? 'Progress opened, without one damaged entry.'
        : `Progress opened, without ${leftOut} damaged entries.`,
  note: 'Spaced repetition: techniques solved unaided return after 1, 2, 4, 8 and 16 days, missed ones tomorrow. Saved in this browser only.',
};

const ko: typeof en = {
  path: '배우는 길',
  next: {
    due: (name) => `${name}: 다시 할 때가 됐어요.`,
    new: (name) => `${name}: 새로 배울 차례예요.`,
    ahead: (name) => `오늘 복습할 것이 없어요. 다음은 ${name}.`,
  },
  toPath: '모든 기법',
  find: (name) => `찾기: ${name}`,
  how: {
    digits:
      '숫자를 넣거나, 후보를 지우거나, 기법을 이루는 칸들을 고르세요. 그다음 확인을 누르세요.',
    cells: '칸을 고르고 지울 숫자를 누르거나, 판에서 바로 클릭하세요. 그다음 확인을 누르세요.',
  },
  paper: {
    digits: '칸을 골라 숫자를 넣거나, 기법을 이루는 칸들을 고르고 확인을 누르세요.',
    cells: '기법을 이루는 칸들을 고르세요(클릭이나 스페이스). 그다음 확인을 누르세요.',
  },
  making: '문제를 만드는 중 …',
  failed: '문제를 찾지 못했어요. 다음 문제로 넘어가세요.',
  check: '확인',
  checking: '확인하는 중 …',
  right: (name) => `맞아요: ${name}.`,
  hint: { none: '어디를 볼까요?', where: '보여 주세요', whole: '보여 주세요' },
  another: '다음 문제',
  modes: { label: '답하는 방법', cross: '후보 지우기', digit: '숫자 넣기', cells: '칸 고르기' },
  digits: { cross: '고른 칸에서 지울 후보', digit: '숫자로 답하기' },
  play: '이 기법이 나오는 게임 하기',
  makingGame: '게임을 만드는 중 …',
  noGame: '게임을 찾지 못했어요. 다시 해 보세요.',
  box: (box) => `카드함 5개 중 ${box}번째`,
  learnt: (count, all) => `${all}개 중 ${count}개 익힘`,
  here: '지금 여기',
  fresh: '아직 연습하지 않음',
  due: '복습할 때',
  later: (day) => `${day}에 다시`,
  needs: (names) => `먼저 배울 것: ${names.join(', ')}`,
  counts: (seen, alone, helped, wrong) =>
    `${seen}문제: 혼자 ${alone}, 도움 ${helped}, 오답 ${wrong}`,
  forget: '이 기법의 기록 지우기',
  forgotten: '기록을 지웠어요.',
  save: '연습 기록을 파일로 저장',
  open: '연습 기록 파일 열기',
  refused: 'Nonet 연습 파일이 아니에요. 지금까지의 기록은 그대로예요.',
  read: (leftOut) =>
    leftOut === 0 ? '기록을 열었어요.' : `기록을 열었어요. 손상된 항목 ${leftOut}개는 뺐어요.`,
  note: '간격 반복: 혼자 푼 기법은 1, 2, 4, 8, 16일 뒤에, 틀린 기법은 내일 다시 나와요. 기록은 이 브라우저에만 남아요.',
};

export const practiceWords: Bilingual<typeof en> = { en, ko };
