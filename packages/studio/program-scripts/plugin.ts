import { build } from 'esbuild';
import type { Plugin } from 'vite';

const QUERY = '?script';

/**
 * Makes the text of one classic script of a file and all that it imports: `frame-script.ts?script`. The
 * page hands such scripts to a frame that can load nothing by itself. A worker in such a frame cannot be
 * a module.
 */
export function programScripts(): Plugin {
  return {
    name: 'program-scripts',
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
