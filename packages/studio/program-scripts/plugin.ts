import { createReadStream } from 'node:fs';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import { PYODIDE_FOLDER, pyodideFiles } from './pyodide-files.mjs';

const QUERY = '?script';

/**
 * Makes the text of one classic script of a file and all that it imports: `frame-script.ts?script`. The
 * page hands such scripts to a frame that can load nothing by itself. A worker in such a frame cannot be
 * a module.
 */
export function programScripts(): Plugin {
  return {
    name: 'program-scripts',
    // The server for development has the files of Python where the page looks for them.
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [, folder, name] = (request.url ?? '').split('/');
        const path = folder === PYODIDE_FOLDER ? pyodideFiles.get(name ?? '') : undefined;
        if (path === undefined) next();
        else createReadStream(path).pipe(response);
      });
    },
    load: {
      filter: { id: /\?script$/ },
      async handler(id) {
        const file = id.slice(0, -QUERY.length);
        this.addWatchFile(file);
        return {
          code: `export default ${JSON.stringify(await scriptOf(file))};`,
          moduleType: 'js',
        };
      },
    },
  };
}

async function scriptOf(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    // Pyodide imports them only in Node.
    external: ['node:*'],
    legalComments: 'none',
  });
  return outputFiles[0]!.text;
}
