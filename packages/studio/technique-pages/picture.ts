import { readFileSync } from 'node:fs';

/** A place for the content of a picture, which both languages share. */
const PLACE = /\{\{(.+?)\}\}/g;

/** The SVG of a picture that takes the colours of the page. Its content is left out. */
export function pictureMarkup(file: string, label: string): string {
  const [, viewBox] = /viewBox="([^"]+)"/.exec(readFileSync(file, 'utf8')) ?? [];
  return `<svg class="picture" role="img" aria-label="${label}" viewBox="${viewBox}">{{${file}}}</svg>`;
}

/** The JavaScript of pages whose pictures were left out. */
export function codeWithPictures(pages: Readonly<Record<string, string>>): string {
  const html = JSON.stringify(pages);
  const files = [...new Set(Array.from(html.matchAll(PLACE), ([, file]) => file))];
  const contents = files.map((file) => contentOf(readFileSync(file, 'utf8')));
  const filled = html.replaceAll(PLACE, (_, file) => `"+pictures[${files.indexOf(file)}]+"`);
  return `const pictures = ${JSON.stringify(contents)};\nexport default ${filled};`;
}

/** What is inside an SVG file, without the colours and texts that it has for other viewers. */
function contentOf(svg: string): string {
  return svg
    .replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
    .replace(/<(title|desc)>.*?<\/\1>/gs, '')
    .replace(/ (fill|stroke)="#[0-9a-f]{6}"| data-cell="\d+"/g, '')
    .replace(/var\((--[\w-]+),#[0-9a-f]{6}\)/g, 'var($1)')
    .replace(/\n/g, '');
}
