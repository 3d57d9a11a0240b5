import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PdfFonts } from '../src/pdf/pdf.ts';

const font = (weight: string): Uint8Array =>
  readFileSync(fileURLToPath(new URL(`../font/NonetSans-${weight}.ttf`, import.meta.url)));

export const fonts: PdfFonts = { regular: font('Regular'), bold: font('Bold') };

/** The programs of Debian that read PDF files: poppler-utils, qpdf and ghostscript. */
export const PDF_PROGRAMS = {
  name: 'poppler-utils, qpdf and ghostscript',
  present: ['pdftotext', 'qpdf', 'gs'].every((it) => spawnSync('which', [it]).status === 0),
};

/** Runs a program on a PDF file. `FILE` in the arguments is its name. Returns what it prints. */
export function ask(bytes: Uint8Array, program: string, ...args: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'nonet-pdf-'));
  try {
    const file = join(folder, 'a.pdf');
    writeFileSync(file, bytes);
    const full = args.map((it) => (it === 'FILE' ? file : it));
    const options = { encoding: 'latin1', maxBuffer: 2 ** 30 } as const;
    const { status, stderr, stdout } = spawnSync(program, full, options);
    if (status !== 0) throw new Error(`${program}: ${stderr}`);
    return stdout + stderr;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The text of each page, as `pdftotext` finds it. */
export function pageTexts(bytes: Uint8Array): string[] {
  const text = Buffer.from(ask(bytes, 'pdftotext', '-layout', 'FILE', '-'), 'latin1').toString();
  return text.split('\f').slice(0, -1);
}

export type Box = readonly [left: number, bottom: number, right: number, top: number];

/** The boxes of each page, in points from the bottom left. */
export function pageBoxes(bytes: Uint8Array): Readonly<Record<string, Box>>[] {
  const text = ask(bytes, 'pdfinfo', '-box', '-f', '1', '-l', '9999', 'FILE');
  const pages: Record<string, Box>[] = [];
  for (const [, page, name, list] of text.matchAll(/^Page +(\d+) (\w+): +(.*)$/gm)) {
    pages[Number(page) - 1] ??= {};
    pages[Number(page) - 1][name] = list.trim().split(/\s+/).map(Number) as unknown as Box;
  }
  return pages;
}

/** The part of each page that has ink, as Ghostscript paints it. Undefined for a blank page. */
export function inkedBoxes(bytes: Uint8Array): (Box | undefined)[] {
  const text = ask(bytes, 'gs', '-q', '-dBATCH', '-dNOPAUSE', '-sDEVICE=bbox', 'FILE');
  return [...text.matchAll(/%%HiResBoundingBox: (.*)/g)].map(([, list]) => {
    const box = list.trim().split(' ').map(Number) as unknown as Box;
    return box[2] > box[0] ? box : undefined;
  });
}

/** How much of each page has cyan, magenta, yellow and black ink. */
export function inkCoverage(bytes: Uint8Array): number[][] {
  const text = ask(bytes, 'gs', '-q', '-o', '-', '-sDEVICE=inkcov', 'FILE');
  return [...text.matchAll(/^ *([\d.]+ +[\d.]+ +[\d.]+ +[\d.]+) CMYK/gm)].map(([, list]) =>
    list.trim().split(/ +/).map(Number),
  );
}

/** The smallest text and the thinnest line of a file, in points. */
export function least(bytes: Uint8Array): { readonly text: number; readonly line: number } {
  const plain = ask(bytes, 'qpdf', '--qdf', '--object-streams=disable', 'FILE', '-');
  let text = Number.POSITIVE_INFINITY;
  let line = Number.POSITIVE_INFINITY;
  for (const [, stream] of plain.matchAll(/stream\n([\s\S]*?)\nendstream/g)) {
    if (!/\b(re|Tf|cm)\b/.test(stream)) continue;
    const scales = [1];
    let width = 1;
    for (const operation of stream.split('\n')) {
      const words = operation.trim().split(/\s+/);
      const operator = words.at(-1);
      const numbers = words.slice(0, -1).map(Number);
      if (operator === 'q') scales.unshift(scales[0]);
      else if (operator === 'Q') scales.shift();
      else if (operator === 'cm') {
        const [a, b, c, d] = numbers;
        scales[0] *= Math.sqrt(Math.abs(a * d - b * c));
      } else if (operator === 'w') width = numbers[0];
      else if (/^[SsBb]\*?$/.test(operator ?? '')) line = Math.min(line, width * scales[0]);
      const size = /([\d.]+) Tf\b/.exec(operation);
      if (size) text = Math.min(text, Number(size[1]) * scales[0]);
    }
  }
  return { text, line };
}
