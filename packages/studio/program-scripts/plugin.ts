import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rollup } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
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
        return { code: `export default ${JSON.stringify(await scriptOf(file))};`, moduleType: 'js' };
      },
    },
  };
}

async function scriptOf(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: { input: file, output: { format: 'iife', codeSplitting: false } },
    },
  });
  const [{ output }] = [result].flat() as Rollup.RollupOutput[];
  return output[0].code;
}
