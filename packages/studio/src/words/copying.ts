export const copyingEn = {
  label: 'Copy the puzzle',
  as: 'Copy as',
  copy: 'Copy',
  text: 'The puzzle in this notation',
  copied: 'Copied.',
  refused: 'The browser does not let the page copy. The text is marked: copy it from the field.',
  impossible: 'This notation has no place for a grid of this size.',
  groups: { texts: 'Texts', files: 'Files', links: 'Links' },
};

export const copyingKo: typeof copyingEn = {
  label: '퍼즐 복사',
  as: '복사할 표기',
  copy: '복사하기',
  text: '이 표기로 쓴 퍼즐',
  copied: '복사했어요.',
  refused: '브라우저가 복사를 막았어요. 아래 글을 선택해 두었으니 직접 복사하세요.',
  impossible: '이 표기에는 이 크기의 격자를 담을 자리가 없어요.',
  groups: { texts: '글', files: '파일', links: '링크' },
};
