import { englishPlace, koreanPlace, type Place, plural } from '../../words/place.ts';
import type { Bilingual } from '../../words/words.ts';

/** Formats the place of a cell as `Row 4, column 2`. */
const capital = (at: Place): string => englishPlace(at).replace('r', 'R');

const en = {
  claim: 'Scan a Sudoku from paper',
  camera: 'Use the camera',
  file: 'Open a photo',
  paste: 'You can also drop or paste a photo.',
  local: 'The photo stays on this device, and is not saved.',
  reading: 'Reading the photo …',
  faults: {
    'no-grid':
      'No Sudoku found in the photo. Take it from above, with the whole border of the grid in it.',
    unreadable: 'The browser cannot open this picture. Save it as JPEG or PNG, and try again.',
    'too-large': 'This picture has more than 120 million pixels. Make it smaller, and try again.',
  },
  cameraFaults: {
    refused: 'The camera is blocked. Allow it in your browser’s settings, or open a photo.',
    missing: 'No camera found. Open a photo instead.',
    busy: 'The camera does not start. Close other programs that use it, or open a photo.',
  },
  live: 'Live picture of the camera',
  starting: 'Starting the camera …',
  seeking: 'Point the camera at a Sudoku.',
  found: 'Grid found. Hold still and take the photo.',
  take: 'Take the photo',
  closeCamera: 'Close the camera',
  photo: 'The grid in the photo',
  part: (at: Place) => `Photo of ${englishPlace(at)}`,
  label: 'Cells to check',
  left: (cells: number) =>
    cells === 0 ? 'No cells to check.' : `${plural(cells, 'cell')} to check`,
  doubts: {
    digit: (at: Place, digit: string) => `${capital(at)}: is it ${digit}?`,
    written: (at: Place, digit: string) => `${capital(at)}: is it ${digit}, written by hand?`,
    empty: (at: Place) => `${capital(at)}: is it empty?`,
    repaired: (read: string, at: Place, digit: string) =>
      `${capital(at)}: read as ${read}, but only ${digit} gives exactly one solution.`,
  },
  blank: 'Empty',
  keep: (digit: string) => `Keep ${digit.toLowerCase()}`,
  or: (digit: string) => `${digit} instead`,
  next: 'Next cell to check',
  cells: {
    given: (digit: string) => `given ${digit}`,
    written: (digit: string) => `${digit}, written by hand`,
    empty: 'empty',
    doubtful: (content: string) => `${content}, to be checked`,
    conflict: (content: string) => `${content}, repeated in its row, column or box`,
  },
  digits: 'Digits',
  takeWritten: (digits: number) =>
    `Start the game with the ${plural(digits, 'digit')} written by hand`,
  open: { label: 'Go on', play: 'Play', make: 'Make', watch: 'Watch' },
  another: 'Another photo',
};

const ko: typeof en = {
  claim: '종이에 있는 스도쿠를 스캔해요',
  camera: '카메라로 찍기',
  file: '사진 열기',
  paste: '사진을 끌어다 놓거나 붙여 넣어도 돼요.',
  local: '사진은 이 기기에서만 읽고, 저장하지 않아요.',
  reading: '사진을 읽는 중 …',
  faults: {
    'no-grid': '사진에서 스도쿠를 찾지 못했어요. 바로 위에서, 테두리가 다 나오게 찍어 주세요.',
    unreadable: '브라우저에서 열 수 없는 그림이에요. JPEG나 PNG로 저장해서 다시 해 보세요.',
    'too-large': '그림이 1억 2,000만 화소를 넘어요. 크기를 줄여서 다시 해 보세요.',
  },
  cameraFaults: {
    refused: '카메라가 차단되어 있어요. 브라우저 설정에서 허용하거나 사진을 여세요.',
    missing: '카메라가 없어요. 사진을 여세요.',
    busy: '카메라를 켤 수 없어요. 카메라를 쓰는 다른 프로그램을 닫거나 사진을 여세요.',
  },
  live: '카메라 화면',
  starting: '카메라를 켜는 중 …',
  seeking: '카메라로 스도쿠를 비춰 주세요.',
  found: '판을 찾았어요. 그대로 찍으세요.',
  take: '찍기',
  closeCamera: '카메라 닫기',
  photo: '사진 속의 판',
  part: (at) => `${koreanPlace(at)}의 사진`,
  label: '확인할 칸',
  left: (cells) => (cells === 0 ? '확인할 칸이 없어요.' : `확인할 칸 ${cells}개`),
  doubts: {
    digit: (at, digit) => `${koreanPlace(at)}: ${digit} 맞나요?`,
    written: (at, digit) => `${koreanPlace(at)}: 손으로 쓴 ${digit} 맞나요?`,
    empty: (at) => `${koreanPlace(at)}: 빈칸 맞나요?`,
    repaired: (read, at, digit) =>
      `${koreanPlace(at)}: 읽은 숫자는 ${read}인데, ${digit}일 때만 해가 하나예요.`,
  },
  blank: '빈칸',
  keep: (digit) => `${digit} 그대로`,
  or: (digit) => `대신 ${digit}`,
  next: '다음 확인할 칸',
  cells: {
    given: (digit) => `주어진 숫자 ${digit}`,
    written: (digit) => `손으로 쓴 ${digit}`,
    empty: '빈칸',
    doubtful: (content) => `${content}, 확인 필요`,
    conflict: (content) => `${content}, 숫자 중복`,
  },
  digits: '숫자',
  takeWritten: (digits) => `손으로 쓴 숫자 ${digits}개도 게임에 넣기`,
  open: { label: '이어서 하기', play: '풀기', make: '만들기', watch: '과정 보기' },
  another: '다른 사진',
};

export const scanWords: Bilingual<typeof en> = { en, ko };
