// npm run release -- [--repository URL] [--publish]: builds the public packages, stages them in
// release/staged, checks them, and prints their sizes. With --publish, publishes them. The file
// packages.json beside the staged packages has what npm would publish.
// --built uses what is built already, and --into FOLDER stages into another folder.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { addressOf } from './address.mjs';
import { check, table } from './checks.mjs';
import { ROOT } from './command.mjs';
import { commonVersion, FOLDERS } from './packages.mjs';
import { checkChangelog, checkTree, publish } from './publication.mjs';
import { Refusal } from './refusal.mjs';
import { stage } from './staging.mjs';

function build() {
  // A file of an older build must not get into a package.
  for (const folder of FOLDERS) {
    rmSync(join(ROOT, 'packages', folder, 'dist'), { recursive: true, force: true });
  }
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Refusal('npm run build failed');
}

async function release({ repository, built, into, publish: isWanted }) {
  const address = addressOf(repository);
  const version = commonVersion();
  if (isWanted) {
    await checkTree(version);
    checkChangelog(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8'), version);
  }
  if (!built) build();
  const packages = await Promise.all(
    FOLDERS.map(async (folder) => {
      const staged = await stage(folder, { address, into });
      return { staged, ...(await check(staged)) };
    }),
  );
  writeFileSync(join(into, 'packages.json'), JSON.stringify(packages));
  process.stdout.write(table(packages));
  if (isWanted) publish(packages);
}

const { values } = parseArgs({
  options: {
    repository: { type: 'string' },
    publish: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
    into: { type: 'string', default: join(ROOT, 'release/staged') },
  },
});
try {
  await release(values);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
