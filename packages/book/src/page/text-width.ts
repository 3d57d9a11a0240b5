/** A weight of the fonts in font/. */
export type Weight = 'regular' | 'bold';

/** The units of the advance widths below. A test compares them with the fonts. */
const UNITS_PER_EM = 2048;

/** All Hangul syllables are equally wide, in both weights. */
const HANGUL = 1770;

/** The characters outside ASCII that texts of books have, besides Hangul and ① to ⑳. */
const MARKS = '–—‘’“”…·•×−±°≤≥≠←→↑↓';

interface Widths {
  /** From the space to the tilde. */
  readonly ascii: readonly number[];
  readonly marks: readonly number[];
  /** Of ① to ⑳. */
  readonly circled: number;
}

const WIDTHS: Readonly<Record<Weight, Widths>> = {
  regular: {
    ascii: [
      514, 526, 776, 1228, 1244, 1766, 1248, 412, 698, 698, 964, 1284, 528, 886, 520, 684, 1220,
      898, 1202, 1264, 1278, 1222, 1256, 1130, 1242, 1256, 520, 520, 1284, 1284, 1284, 982, 1802,
      1322, 1268, 1420, 1404, 1162, 1140, 1452, 1446, 500, 1056, 1272, 1092, 1746, 1470, 1488, 1238,
      1488, 1246, 1244, 1252, 1448, 1322, 1874, 1254, 1298, 1218, 698, 684, 698, 906, 870, 960,
      1096, 1210, 1084, 1210, 1132, 690, 1186, 1152, 446, 446, 1058, 446, 1708, 1140, 1162, 1186,
      1186, 716, 1016, 696, 1132, 1084, 1592, 1050, 1084, 1050, 698, 626, 698, 1284,
    ],
    marks: [
      964, 1960, 452, 452, 900, 900, 1560, 520, 1044, 1284, 1284, 1284, 876, 1284, 1284, 1284, 1870,
      1870, 1870, 1870,
    ],
    circled: 1784,
  },
  bold: {
    ascii: [
      472, 628, 770, 1278, 1290, 1966, 1328, 404, 798, 798, 1104, 1338, 588, 920, 578, 760, 1352,
      960, 1250, 1308, 1346, 1284, 1316, 1178, 1318, 1316, 578, 578, 1338, 1338, 1338, 1102, 1790,
      1470, 1304, 1482, 1436, 1206, 1152, 1500, 1474, 544, 1120, 1358, 1118, 1808, 1452, 1542, 1276,
      1544, 1294, 1290, 1316, 1442, 1470, 2046, 1404, 1424, 1312, 798, 760, 798, 956, 934, 978,
      1142, 1252, 1154, 1252, 1176, 752, 1246, 1228, 526, 526, 1142, 526, 1800, 1224, 1208, 1246,
      1246, 798, 1104, 758, 1222, 1152, 1678, 1128, 1152, 1124, 798, 728, 798, 1338,
    ],
    marks: [
      982, 1978, 540, 540, 994, 994, 1734, 578, 952, 1338, 1338, 1338, 902, 1338, 1338, 1338, 1888,
      1888, 1888, 1888,
    ],
    circled: 1832,
  },
};

const marks = Array.from(MARKS);

/**
 * The width of a text in points. A character that is not in the tables counts as 1 em. Kerning is left
 * out. With it, a sentence is up to 1% narrower, or up to 0.5% wider.
 */
export function textWidth(text: string, size: number, weight: Weight): number {
  const widths = WIDTHS[weight];
  let units = 0;
  for (const character of text) units += unitsOf(character, widths);
  return (units * size) / UNITS_PER_EM;
}

function unitsOf(character: string, { ascii, circled, marks: markWidths }: Widths): number {
  const code = character.codePointAt(0)!;
  if (code >= 0x20 && code <= 0x7e) return ascii[code - 0x20];
  if (character >= '가' && character <= '힣') return HANGUL;
  if (character >= '①' && character <= '⑳') return circled;
  return markWidths[marks.indexOf(character)] ?? UNITS_PER_EM;
}

/**
 * Breaks a text into lines of at most a width, in points. It breaks at spaces, also in Korean. Only a
 * word that is longer than a line is broken between its characters. No line is empty.
 */
export function wrap(
  text: string,
  width: number,
  size: number,
  weight: Weight = 'regular',
): string[] {
  const fits = (line: string) => textWidth(line, size, weight) <= width;
  const lines: string[] = [];
  for (const word of text.split(' ').filter((it) => it !== '')) {
    const line = lines.at(-1);
    if (line !== undefined && fits(`${line} ${word}`)) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(...broken(word, fits));
  }
  return lines;
}

/** Breaks a word into parts that are as long as fits. Each part has at least one character. */
function broken(word: string, fits: (part: string) => boolean): string[] {
  const parts: string[] = [];
  for (const character of word) {
    const part = parts.at(-1);
    if (part !== undefined && fits(part + character)) parts[parts.length - 1] = part + character;
    else parts.push(character);
  }
  return parts;
}
