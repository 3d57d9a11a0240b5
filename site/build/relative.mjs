// Makes a built site work at any path. VitePress needs to know the path of a site when it builds it,
// so it builds for the path BASE. Afterwards, every BASE in the files is replaced: by a relative path
// in HTML and CSS, and by an expression in JavaScript.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A path that occurs in no page. */
export const BASE = '/the-path-of-the-site/';

/** The path of the site as the page knows it. VitePress compares it with decoded paths. */
const GLOBAL = 'globalThis.sitePath';

/** Stands for the path of the site inside the strings of scripts. */
const TOKEN = '@site/';

/** Links in the page, from the server, become absolute: a page changes its address without a reload. */
const ABSOLUTE =
  "for(const a of document.querySelectorAll('a[href]'))if(!a.getAttribute('href').startsWith('#'))a.href=a.href";

export async function makeRelative(folder) {
  const { parseAst } = await import('rollup/parseAst');
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const change = { html: relativePage, css: relativeStyle, js: relativeScript }[
      file.split('.').at(-1)
    ];
    if (!change) continue;
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    const changed = change(text, toRoot(file), parseAst);
    if (changed.includes(BASE)) throw new Error(`${file} still has ${BASE}`);
    if (changed !== text) writeFileSync(path, changed);
  }
}

/** From a file to the root of the site, such as `../`. */
function toRoot(file) {
  const folders = file.split(/[\\/]/).length - 1;
  return folders === 0 ? './' : '../'.repeat(folders);
}

function relativePage(text, root) {
  const path = `<script>${GLOBAL}=decodeURI(new URL(${JSON.stringify(root)},location.href).pathname)</script>`;
  return text
    .replace('<head>', `<head>${path}`)
    .replace('</body>', `<script>${ABSOLUTE}</script></body>`)
    .replaceAll(BASE, root);
}

function relativeStyle(text, root) {
  return text.replaceAll(BASE, root);
}

/** Replaces each string that contains BASE by an expression. */
function relativeScript(text, _, parseAst) {
  if (!text.includes(BASE)) return text;
  const found = [];
  const visit = (node) => {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) return node.forEach(visit);
    const isText = node.type === 'TemplateLiteral' || typeof node.value === 'string';
    if (isText && text.slice(node.start, node.end).includes(BASE)) found.push(node);
    else Object.values(node).forEach(visit);
  };
  visit(parseAst(text));
  let result = '';
  let done = 0;
  for (const { start, end } of found.sort((a, b) => a.start - b.start)) {
    const literal = text.slice(start, end).replaceAll(BASE, TOKEN);
    result += `${text.slice(done, start)}(${literal}).replaceAll("${TOKEN}",${GLOBAL})`;
    done = end;
  }
  result += text.slice(done);
  parseAst(result);
  return result;
}
