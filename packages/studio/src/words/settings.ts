export const settingsEn = {
  name: 'Settings',
  singleKeys: 'Single-character shortcuts',
  singleKeysNote:
    'The keys + − R G O U T P B ? and the digits work if the focus is on the grid, the tree or the playback controls, or if nothing has the focus.',
  motion: 'Animation',
  motionNote: 'Digits fade in at slow speeds.',
  unkept: 'Your browser does not let this page save the settings for your next visit.',
  keys: 'Keyboard shortcuts',
};

export const settingsKo: typeof settingsEn = {
  name: '설정',
  singleKeys: '한 글자 단축키',
  singleKeysNote:
    '판, 트리, 재생 컨트롤에 포커스가 있거나 포커스가 없을 때 + − R G O U T P B ? 키와 숫자 키를 쓸 수 있어요.',
  motion: '애니메이션',
  motionNote: '느린 속도에서 숫자가 부드럽게 나타나요.',
  unkept: '브라우저가 저장을 허용하지 않아서, 다음에 방문할 때는 설정이 남아 있지 않아요.',
  keys: '단축키',
};
