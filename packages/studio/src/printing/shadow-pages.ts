import { PRINT_FONT } from './fonts.ts';

/**
 * Makes room for SVG pages in an element: a shadow tree, which the styles of the document do not
 * reach. Pages that are there already are removed.
 */
export function shadowFor(host: HTMLElement, style: string): ShadowRoot {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const font = `font-family: '${PRINT_FONT}', sans-serif; font-variant-numeric: tabular-nums`;
  const sheet = document.createElement('style');
  sheet.textContent = `svg { display: block; ${font} } ${style}`;
  root.replaceChildren(sheet);
  return root;
}

export function addPage(root: ShadowRoot, svg: string): void {
  const template = document.createElement('template');
  template.innerHTML = svg;
  root.append(template.content);
}
