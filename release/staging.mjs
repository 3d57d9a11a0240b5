import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { output } from './command.mjs';
import { absoluteLinks } from './links.mjs';
import { manifestOf } from './packages.mjs';

/** Only the package of the command has a name without a scope. */
const folderFor = (name) => name.replace('@nonet/', '');

/**
 * Unpacks what npm would publish of a package into a folder of its own, and adds the address of
 * the repository. Returns the path of that folder.
 */
export async function stage(folder, { address, into }) {
  const { name } = manifestOf(folder);
  const staged = join(into, folderFor(name));
  const packed = mkdtempSync(join(tmpdir(), 'nonet-staging-'));
  try {
    const pack = ['pack', '--json', '--ignore-scripts', '--pack-destination', packed];
    const [{ filename }] = Object.values(JSON.parse(await output('npm', [...pack, '-w', name])));
    await output('tar', ['-xf', join(packed, filename), '-C', packed]);
    rmSync(staged, { recursive: true, force: true });
    mkdirSync(into, { recursive: true });
    await output('cp', ['-R', join(packed, 'package'), staged]);
  } finally {
    rmSync(packed, { recursive: true });
  }
  addAddress(staged, { address, folder: `packages/${folder}` });
  return staged;
}

function addAddress(staged, { address, folder }) {
  const read = (file) => readFileSync(join(staged, file), 'utf8');
  const { name, version, description, keywords, ...others } = JSON.parse(read('package.json'));
  const tag = `v${version}`;
  const manifest = {
    name,
    version,
    description,
    keywords,
    homepage: `${address}/tree/${tag}/${folder}#readme`,
    bugs: { url: `${address}/issues` },
    repository: { type: 'git', url: `git+${address}.git`, directory: folder },
    ...others,
  };
  writeFileSync(join(staged, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(
    join(staged, 'README.md'),
    absoluteLinks(read('README.md'), { address, folder, tag }),
  );
}
