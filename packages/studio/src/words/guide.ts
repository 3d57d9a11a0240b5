export const guideEn = {
  label: 'The story',
  progress: (stop: number, stops: number) => `${stop} of ${stops}`,
  next: 'Next',
  previous: 'Previous',
  leave: 'Leave the story',
  back: 'Back to this stop',
  begin: 'Tell the story',
  resume: (stop: number, stops: number) => `Go on with the story (${stop} of ${stops})`,
  enter: 'Put in a puzzle of your own',
  stops: {
    list: {
      title: 'The list of blanks',
      text: 'This puzzle, the sample of Baekjoon 2239, has 51 blanks. The search writes them down row by row, in the list above, and fills them in just this order.',
    },
    firstPlacement: {
      title: 'The first placement',
      text: 'The first blank is row 1, column 2. 1, 2 and 3 are taken in its row, column or box, so the first digit that fits is 4.',
    },
    pointer: {
      title: 'The pointer',
      text: 'The pointer has moved on by one. Entry i of the list is depth i of the search: left of the pointer all is filled, right of it nothing is.',
    },
    try: {
      title: 'What a try is',
      text: 'Row 1, column 6 took 8 tries: 1 to 7 are tested and do not fit, 8 does. A try that fails leaves no trace; only a placement is a step.',
    },
    stack: {
      title: 'The call stack',
      text: 'The frames under the list are the call stack. 10 calls have placed their digits, and each waits for the next one to come back; the last frame is the call that runs now.',
    },
    deadEnd: {
      title: 'The first dead end',
      text: 'No digit is left for row 3, column 3: its row, column and box hold all nine. Something went wrong before, and the search cannot tell where.',
    },
    back: {
      title: 'Going back',
      text: 'So it goes back by one: the call returns, and the latest digit, the 8 in row 3, column 2, comes out. Everything else stays.',
    },
    nextDigit: {
      title: 'The digit after',
      text: 'The loop goes on where it had stopped, after 8, and 9 fits. One step back, then the next digit: that is all there is to backtracking.',
    },
    firstWrong: {
      title: 'The first wrong digit',
      text: 'Whoever knows the solution sees it here, a little earlier: the 6 in row 3, column 1 should be a 9. All that is done below it is in vain.',
    },
    retreat: {
      title: 'The longest retreat',
      text: 'It took 141 events to find that out. In the longest retreat of this search 11 digits come out in a row, and the last of them is the wrong 6.',
    },
    solution: {
      title: 'The solution',
      text: 'Solved: 187 digits were placed and 136 of them taken out again. The 51 that are left are the solution.',
    },
    fewest: {
      title: 'Fewest candidates first',
      text: 'The same puzzle, but always the blank with the fewest candidates (MRV): 51 placements, and not one way back. Only the order has changed.',
    },
  },
};

export const guideKo: typeof guideEn = {
  label: '이야기',
  progress: (stop, stops) => `${stop}/${stops}`,
  next: '다음',
  previous: '이전',
  leave: '이야기에서 나가기',
  back: '이 장면으로 돌아가기',
  begin: '이야기 보기',
  resume: (stop, stops) => `이야기 이어 보기 (${stop}/${stops})`,
  enter: '내 퍼즐 넣어 보기',
  stops: {
    list: {
      title: '빈칸 목록',
      text: '백준 2239번 예제인 이 퍼즐에는 빈칸이 51개 있어요. 탐색은 빈칸을 행 순서대로 위의 목록에 적어 두고, 꼭 이 순서로 채워요.',
    },
    firstPlacement: {
      title: '첫 숫자 놓기',
      text: '첫 빈칸은 1행 2열이에요. 1, 2, 3은 같은 행, 열, 상자에 이미 있으니, 처음으로 맞는 숫자는 4예요.',
    },
    pointer: {
      title: '포인터',
      text: '포인터가 한 칸 나아갔어요. 목록의 i번째 칸이 깊이 i예요. 포인터 왼쪽은 모두 채웠고, 오른쪽은 모두 비어 있어요.',
    },
    try: {
      title: '시도란 무엇일까요',
      text: '1행 6열에서는 8번 시도했어요. 1부터 7까지는 맞지 않고, 8이 맞아요. 실패한 시도는 흔적을 남기지 않고, 숫자를 놓아야 한 걸음이에요.',
    },
    stack: {
      title: '호출 스택',
      text: '목록 아래의 칸들이 호출 스택이에요. 호출 10개가 숫자를 놓고 저마다 다음 호출이 돌아오기를 기다려요. 맨 끝 칸이 지금 실행 중인 호출이에요.',
    },
    deadEnd: {
      title: '첫 막다른 길',
      text: '3행 3열에 넣을 숫자가 없어요. 같은 행, 열, 상자에 아홉 숫자가 다 있거든요. 앞에서 무언가 틀렸지만, 어디인지는 탐색도 몰라요.',
    },
    back: {
      title: '되돌아가기',
      text: '그래서 한 칸 되돌아가요. 호출이 돌아오면서 마지막으로 놓은 3행 2열의 8을 빼요. 나머지는 그대로예요.',
    },
    nextDigit: {
      title: '그다음 숫자',
      text: '멈췄던 반복문이 8 다음부터 이어지고, 9가 맞아요. 한 칸 되돌아가서 다음 숫자를 해 보는 것, 그것이 백트래킹의 전부예요.',
    },
    firstWrong: {
      title: '처음 틀린 숫자',
      text: '답을 아는 사람에게는 조금 앞의 이 순간이 보여요. 3행 1열은 6이 아니라 9여야 해요. 이 아래에서 하는 일은 모두 헛수고예요.',
    },
    retreat: {
      title: '가장 긴 후퇴',
      text: '틀렸다는 것을 알기까지 이벤트 141개가 걸렸어요. 이 탐색에서 가장 긴 후퇴예요. 숫자 11개를 잇달아 빼고, 마지막으로 틀린 6을 뺐어요.',
    },
    solution: {
      title: '해',
      text: '다 풀었어요. 숫자를 187번 놓았고, 그중 136번은 다시 뺐어요. 남은 51개가 해예요.',
    },
    fewest: {
      title: '후보가 가장 적은 칸부터',
      text: '같은 퍼즐이지만, 늘 후보가 가장 적은 빈칸부터 채웠어요. 51번 놓는 동안 한 번도 되돌아가지 않아요. 바뀐 것은 순서뿐이에요.',
    },
  },
};
