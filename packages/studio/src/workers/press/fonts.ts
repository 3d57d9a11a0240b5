import type { PdfFonts } from '@nonet/book';
import bold from '@nonet/book/font/NonetSans-Bold.ttf?url';
import regular from '@nonet/book/font/NonetSans-Regular.ttf?url';

export async function loadFonts(): Promise<PdfFonts> {
  const load = async (url: string): Promise<Uint8Array> => {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`expected a font at ${url}, got status ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  };
  const [regularBytes, boldBytes] = await Promise.all([load(regular), load(bold)]);
  return { regular: regularBytes, bold: boldBytes };
}
