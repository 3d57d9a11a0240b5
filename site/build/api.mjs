// Makes a page for each entry of @nonet/engine, from its public types.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Application } from 'typedoc';
import { anchorOf } from '../../docs/techniques/anchor.mjs';

/**
 * @param engine the folder of the package
 * @param folder where TypeDoc may write its files
 * @returns pages as `findPages` returns them. Their sources are the names that links use.
 */
export async function apiPages({ engine, folder }) {
  rmSync(folder, { recursive: true, force: true });
  const application = await Application.bootstrapWithPlugins({
    plugin: ['typedoc-plugin-markdown'],
    entryPoints: entriesOf(engine),
    tsconfig: join(engine, 'tsconfig.json'),
    basePath: join(engine, 'src'),
    readme: 'none',
    disableSources: true,
    disableGit: true,
    excludePrivate: true,
    excludeInternal: true,
    // The compiler has already checked the sources.
    skipErrorChecking: true,
    githubPages: false,
    logLevel: 'Error',
    router: 'module',
    entryFileName: 'entries',
    hidePageHeader: true,
    hideBreadcrumbs: true,
    hidePageTitle: true,
    useCodeBlocks: true,
    parametersFormat: 'table',
    interfacePropertiesFormat: 'table',
    typeDeclarationFormat: 'table',
    outputs: [{ name: 'markdown', path: folder }],
  });
  const project = await application.convert();
  if (!project) throw new Error('TypeDoc could not read the engine');
  await application.generateOutputs(project);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const { id, title } = described(file);
      return { source: `api/${file}`, id, text: `# ${title}\n\n${withoutNumbers(text)}` };
    });
}

/** The source of each entry. */
function entriesOf(engine) {
  const { exports } = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8'));
  return Object.values(exports).flatMap(({ types }) =>
    types ? [join(engine, types.replace('./dist/', 'src/').replace('.d.ts', '.ts'))] : [],
  );
}

/** TypeDoc calls the main entry `index`, and the list of entries `entries`. */
function described(file) {
  const name = file.replace(/\.md$/, '').replace(/\/entries$/, '');
  if (name === 'entries') return { id: 'api/index', title: 'API' };
  if (name === 'index') return { id: 'api/engine', title: '@nonet/engine' };
  const [entry, space] = name.split('/namespaces/');
  if (space === undefined) return { id: `api/${entry}`, title: `@nonet/engine/${entry}` };
  return { id: `api/${entry}-${space.toLowerCase()}`, title: space };
}

/**
 * TypeDoc counts headings whose anchors are alike, even if they differ in what VitePress keeps. A
 * number is taken off a link if no heading of the page is as frequent as that.
 */
function withoutNumbers(text) {
  const counts = new Map();
  for (const [, heading] of text.matchAll(/^#+ (.+)$/gm)) {
    const anchor = anchorOf(heading);
    counts.set(anchor, (counts.get(anchor) ?? 0) + 1);
  }
  return text.replace(/\]\(#([^)]+)-(\d+)\)/g, (link, anchor, number) => {
    const count = counts.get(anchor);
    return count !== undefined && count <= Number(number) ? `](#${anchor})` : link;
  });
}
