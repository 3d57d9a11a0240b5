import bold from '@nonet/book/font/NonetSans-Bold.ttf?url';
import regular from '@nonet/book/font/NonetSans-Regular.ttf?url';

export const PRINT_FONT = 'Nonet Sans';

let loading: Promise<unknown> | undefined;

/** Loads the font of printed pages. If it cannot be loaded, the font of the page takes its place. */
export function loadPrintFont(): Promise<unknown> {
  loading ??= Promise.allSettled([load(regular, '400'), load(bold, '700')]);
  return loading;
}

async function load(url: string, weight: string): Promise<void> {
  document.fonts.add(await new FontFace(PRINT_FONT, `url("${url}")`, { weight }).load());
}
