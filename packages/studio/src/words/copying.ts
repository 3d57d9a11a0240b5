export const copyingEn = {
  label: 'Copy the puzzle',
  as: 'Copy as',
  copy: 'Copy',
  text: 'The puzzle in this notation',
  copied: 'Copied.',
  refused: 'The browser blocked copying. The text is selected: copy it with the keyboard.',
  impossible: 'This notation cannot hold a grid of this size.',
  groups: { texts: 'Text', files: 'Files', links: 'Links' },
};

export const copyingKo: typeof copyingEn = {
  label: '퍼즐 복사',
  as: '형식',
  copy: '복사',
  text: '이 형식으로 쓴 퍼즐',
  copied: '복사했어요.',
  refused: '브라우저가 복사를 막았어요. 글을 선택해 두었으니 직접 복사해 주세요.',
  impossible: '이 형식으로는 이 크기의 격자를 나타낼 수 없어요.',
  groups: { texts: '텍스트', files: '파일', links: '링크' },
};
