// node release/version.mjs 0.2.0: gives this version to all packages, to their dependencies on one
// another, to package-lock.json and to the examples that name it, and moves what CHANGELOG.md has
// under "Unreleased" under this version.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { output, ROOT } from './command.mjs';
import { commonVersion } from './packages.mjs';
import { Refusal } from './refusal.mjs';

const EXAMPLES = ['examples/array-jobs/README.md', 'examples/array-jobs/kubernetes.yaml'];
const KINDS = ['dependencies', 'devDependencies', 'peerDependencies'];

function rewrite(path, change) {
  const file = join(ROOT, path);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

function withVersion(text, version) {
  const manifest = JSON.parse(text);
  manifest.version = version;
  for (const dependencies of KINDS.map((kind) => manifest[kind] ?? {})) {
    for (const name of Object.keys(dependencies)) {
      if (name === 'nonet' || name.startsWith('@nonet/')) dependencies[name] = version;
    }
  }
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Returns the changelog with a heading for the version and its date. */
function withHeading(text, version, date) {
  const [before, after] = text.split(/(?<=^## Unreleased\n)/m);
  if (!/^\s*[^\s#]|^### /m.test(after?.split(/^## /m)[0] ?? '')) {
    throw new Refusal('expected changes under "## Unreleased" in CHANGELOG.md');
  }
  return `${before}\n## ${version} (${date})\n${after}`;
}

async function setVersion(version) {
  if (!/^\d+\.\d+\.\d+$/.test(version ?? '')) {
    throw new Refusal(`expected a version such as 0.2.0, found ${version ?? 'none'}`);
  }
  const before = commonVersion();
  const date = new Date().toISOString().slice(0, 10);
  rewrite('CHANGELOG.md', (text) => withHeading(text, version, date));
  for (const folder of readdirSync(join(ROOT, 'packages'))) {
    rewrite(`packages/${folder}/package.json`, (text) => withVersion(text, version));
  }
  for (const path of EXAMPLES) {
    rewrite(path, (text) => text.replaceAll(/(?<=\bnonet[@:])\d+\.\d+\.\d+/g, version));
  }
  const flags = ['--package-lock-only', '--ignore-scripts', '--prefer-offline', '--no-audit'];
  await output('npm', ['install', ...flags]);
  console.log(`${before} → ${version}`);
}

try {
  await setVersion(process.argv[2]);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
