import { expect, it } from 'vitest';
import { describeWith } from '../../../../test/describe-with.ts';
import { onlyFull, onlyQuick } from '../../../../test/size.ts';
import { type Page, pageSvg } from '../../src/page/page.ts';
import { papers } from '../../src/page/paper.ts';
import { outlined } from '../../src/pdf/outlines.ts';
import { pdf } from '../../src/pdf/pdf.ts';
import { sheet } from '../../src/sheet/sheet.ts';
import { ask, fonts, PDF_PROGRAMS } from '../pdf-tools.ts';
import { puzzlesOf } from '../puzzles.ts';

const pagesIn = (language: 'en' | 'ko', title: string): readonly Page[] => {
  const items = puzzlesOf(4).map((it, i) => ({ ...it, number: i + 1 }));
  const layout = { paper: papers.a4, perPage: 2, language, title } as const;
  return sheet(items, { ...layout, solutions: 'end', marks: 'candidates', nameLine: true });
};

interface Picture {
  readonly width: number;
  /** Each pixel is from 0 (black) to 255. */
  readonly pixels: Uint8Array;
}

function firstPage(file: Uint8Array): Picture {
  const args = ['-singlefile', '-r', '150', '-gray', 'FILE'];
  const bytes = Buffer.from(ask(file, 'pdftoppm', ...args), 'latin1');
  const [head, width] = /^P5\s+(\d+)\s+\d+\s+255\s/.exec(bytes.toString('latin1', 0, 40))!;
  return { width: Number(width), pixels: bytes.subarray(head.length) };
}

/** The number of dark pixels of a picture around which the other has no ink at all. */
function lacking({ pixels, width }: Picture, other: Picture): number {
  const around = [-width, 0, width].flatMap((row) => [row - 1, row, row + 1]);
  return Array.from(pixels.keys()).filter(
    (at) => pixels[at] < 128 && around.every((by) => (other.pixels[at + by] ?? 255) > 224),
  ).length;
}

describeWith(PDF_PROGRAMS, 'outlines', () => {
  onlyFull(it)('look as the texts of the PDF file', async () => {
    const title = '초록반 스도쿠 AV 1교시';
    const pages = pagesIn('ko', title);
    const options = { fonts, title };
    const texts = firstPage(await pdf(pages, options));
    const outlines = firstPage(await pdf(outlined(pages, fonts), options));
    expect(texts.pixels.filter((pixel) => pixel < 128).length).toBeGreaterThan(10_000);
    expect([lacking(texts, outlines), lacking(outlines, texts)]).toEqual([0, 0]);
  });

  onlyQuick(it)('leave no text, and keep everything else', () => {
    const pages = pagesIn('en', 'Tom & Jerry');
    const elements = (svg: string) => Array.from(svg.matchAll(/<(\w+)/g), ([, name]) => name);
    for (const [i, page] of outlined(pages, fonts).entries()) {
      const svg = pageSvg(page, 'en');
      expect(svg).not.toMatch(/<text|NaN|undefined/);
      expect(svg).toContain(`<title>${pages[i].title}</title>`);
      const before = elements(pageSvg(pages[i], 'en'));
      expect(elements(svg)).toEqual(before.map((name) => (name === 'text' ? 'path' : name)));
    }
  });

  onlyQuick(it)('need every character', () => {
    expect(() => outlined(pagesIn('en', '😀'), fonts)).toThrow(/got "😀" in "😀"/);
  });
});
