import { browserWith } from '../../../test/chromium.ts';

/** A JPEG picture of a puzzle on paper, which lies on a table and is seen from an angle. */
export async function photoOf(cells: string): Promise<Buffer> {
  const page = await (await browserWith()).newPage({ viewport: { width: 1280, height: 720 } });
  try {
    await page.setContent(
      `<body style="margin: 0; height: 720px; display: grid; place-items: center; background: #7a6a55">
        <div style="transform: perspective(900px) rotateX(18deg) rotateZ(4deg)">${svgOf(cells)}</div>
      </body>`,
    );
    return await page.screenshot({ type: 'jpeg', quality: 90 });
  } finally {
    await page.close();
  }
}

function svgOf(cells: string): string {
  const lines = Array.from({ length: 10 }, (_, i) => {
    const width = i % 3 === 0 ? 5 : 1.5;
    return `<path d="M0 ${i * 60}H540M${i * 60} 0V540" stroke="#111" stroke-width="${width}"/>`;
  });
  const digits = Array.from(cells, (symbol, cell) => {
    const [x, y] = [(cell % 9) * 60 + 30, Math.floor(cell / 9) * 60 + 44];
    return symbol === '.' ? '' : `<text x="${x}" y="${y}">${symbol}</text>`;
  });
  return `<svg viewBox="-20 -20 580 580" width="580" font-size="40" font-family="serif" text-anchor="middle">
    <path d="M-20 -20H560V560H-20" fill="#f4f1ea"/>${lines.join('')}${digits.join('')}</svg>`;
}
