import type { Bilingual } from '../../words/words.ts';
export const guideEn = {
  label: 'Tour',
  progress: (stop: number, stops: number) => `${stop} of ${stops}`,
  next: 'Next',
  previous: 'Previous',
  leave: 'Leave the tour',
  back: 'Back to this stop',
  begin: 'Start the tour',
  resume: (stop: number, stops: number) => `Resume the tour (${stop} of ${stops})`,
  make: 'Enter a puzzle',
  stops: {
    list: {
      title: 'The list of blanks',
      text: 'The search lists the 51 blanks of Baekjoon 2239 row by row, as above, and fills them in that order. To watch your own puzzle, paste it.',
    },
    firstPlacement: {
      title: 'The first placement',
      text: 'The first blank is row 1, column 2. 1, 2 and 3 are already in its row, column or box, so the first digit that fits is 4.',
    },
    pointer: {
      title: 'The pointer',
      text: 'The pointer has moved one entry to the right. Entry i of the list is depth i of the search: everything left of the pointer is filled, everything right of it is blank.',
    },
    try: {
      title: 'What a try is',
      text: 'Row 1, column 6 took 8 tries: 1 to 7 do not fit, 8 does. A failed try leaves no trace; only a placement counts as a step.',
    },
    stack: {
      title: 'The call stack',
      text: 'The boxes below the list are the call stack. 10 calls have placed a digit, and each waits for the next one to return. The last box is the call that is running now.',
    },
    deadEnd: {
      title: 'The first dead end',
      text: 'No digit is left for row 3, column 3: its row, column and box contain all nine. An earlier digit is wrong, but the search cannot know which.',
    },
    back: {
      title: 'The first backtrack',
      text: 'So the search backtracks: it goes back one step. The call returns, and the latest digit, the 8 in row 3, column 2, is removed. Everything else stays.',
    },
    nextDigit: {
      title: 'The next digit',
      text: 'The loop continues after 8, and 9 fits. Go back one step, then try the next digit: that is all there is to backtracking.',
    },
    firstWrong: {
      title: 'The first wrong digit',
      text: 'If you know the solution, you can see the mistake a little earlier: the 6 in row 3, column 1 should be a 9. Everything the search does on top of it is wasted.',
    },
    retreat: {
      title: 'The longest backtrack',
      text: 'It took 141 events to find that out. In the longest backtrack of this search, 11 digits are removed in a row, and the last of them is the wrong 6.',
    },
    solution: {
      title: 'The solution',
      text: 'Solved: 187 digits were placed, and 136 of them were later removed. The remaining 51 are the solution.',
    },
    fewest: {
      title: 'Fewest candidates first',
      text: 'The same puzzle, but always filling the blank with the fewest candidates (MRV): 51 placements, and the search never goes back. Only the order has changed.',
    },
  },
};

export const guideKo: typeof guideEn = {
  label: '둘러보기',
  progress: (stop, stops) => `${stop}/${stops}`,
  next: '다음',
  previous: '이전',
  leave: '둘러보기 끝내기',
  back: '이 단계로 돌아가기',
  begin: '둘러보기 시작',
  resume: (stop, stops) => `둘러보기 계속하기 (${stop}/${stops})`,
  make: '퍼즐 입력하기',
  stops: {
    list: {
      title: '빈칸 목록',
      text: '백준 2239번 예제에는 빈칸이 51개 있어요. 탐색은 빈칸을 행 순서대로 위의 목록에 담고, 그 순서대로 채워요. 내 퍼즐을 보려면 붙여 넣으세요.',
    },
    firstPlacement: {
      title: '첫 숫자 넣기',
      text: '첫 빈칸은 1행 2열이에요. 1, 2, 3은 같은 행, 열, 상자에 이미 있으니 처음으로 들어갈 수 있는 숫자는 4예요.',
    },
    pointer: {
      title: '포인터',
      text: '포인터가 한 칸 오른쪽으로 갔어요. 목록의 i번째 칸이 탐색의 깊이 i예요. 포인터 왼쪽은 모두 채웠고, 오른쪽은 모두 비어 있어요.',
    },
    try: {
      title: '시도란?',
      text: '1행 6열에서는 8번 시도했어요. 1부터 7까지는 넣을 수 없고, 8은 넣을 수 있어요. 실패한 시도는 흔적이 남지 않아요. 숫자를 넣어야 한 단계로 세요.',
    },
    stack: {
      title: '호출 스택',
      text: '목록 아래의 네모들이 호출 스택이에요. 호출 10개가 숫자를 하나씩 넣고, 다음 호출이 반환되기를 기다리고 있어요. 마지막 네모가 지금 실행 중인 호출이에요.',
    },
    deadEnd: {
      title: '첫 막다른 길',
      text: '3행 3열에 넣을 숫자가 없어요. 같은 행, 열, 상자에 아홉 숫자가 다 있거든요. 앞에서 넣은 숫자 가운데 하나가 틀렸지만, 어느 것인지는 알 수 없어요.',
    },
    back: {
      title: '한 단계 뒤로',
      text: '그래서 한 단계 뒤로 돌아가요. 호출이 반환되면서 마지막에 넣은 3행 2열의 8을 빼요. 나머지는 그대로예요.',
    },
    nextDigit: {
      title: '다음 숫자',
      text: '반복문이 8 다음부터 이어지고, 9를 넣을 수 있어요. 한 단계 돌아가서 다음 숫자를 넣어 보는 것, 이것이 백트래킹의 전부예요.',
    },
    firstWrong: {
      title: '처음 틀린 숫자',
      text: '답을 알고 보면 조금 앞에서 이미 틀렸어요. 3행 1열은 6이 아니라 9여야 해요. 이 6을 뺄 때까지 하는 일은 모두 헛수고예요.',
    },
    retreat: {
      title: '가장 긴 백트래킹',
      text: '틀린 것을 알기까지 이벤트가 141개 걸렸어요. 여기가 이 탐색에서 가장 긴 백트래킹이에요. 숫자 11개를 연달아 빼고, 그 마지막이 틀린 6이에요.',
    },
    solution: {
      title: '해',
      text: '다 풀었어요. 숫자를 187번 넣었고, 그중 136번은 다시 뺐어요. 남은 51개가 해예요.',
    },
    fewest: {
      title: '후보가 가장 적은 칸부터',
      text: '같은 퍼즐을 이번에는 후보가 가장 적은 빈칸부터(MRV) 채웠어요. 51번 넣는 동안 백트래킹이 한 번도 없어요. 바뀐 것은 순서뿐이에요.',
    },
  },
};

export const guideWords: Bilingual<typeof guideEn> = { en: guideEn, ko: guideKo };
