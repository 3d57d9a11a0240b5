import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { output, ROOT } from './command.mjs';
import { Refusal } from './refusal.mjs';

/** Throws if what would be published is not what the tag has. */
export async function checkTree(version, cwd = ROOT) {
  const changed = await output('git', ['status', '--porcelain'], { cwd });
  if (changed !== '') {
    const [first] = changed.split('\n');
    throw new Refusal(`expected a clean working tree, found changes: ${first.trim()}`);
  }
  const tags = await output('git', ['tag', '--points-at', 'HEAD'], { cwd });
  if (!tags.split('\n').includes(`v${version}`)) {
    throw new Refusal(`expected the tag v${version} at this commit, because the READMEs name it`);
  }
}

/** Throws if the changelog has changes that belong to no version, or not this version on top. */
export function checkChangelog(text, version) {
  const [, unreleased = '', last = ''] = text.split(/^## /m);
  const isEmpty = unreleased.trim() === 'Unreleased';
  const [heading] = last.split(/\s/);
  if (isEmpty && heading === version) return;
  const found = isEmpty ? heading : 'changes under "Unreleased"';
  throw new Refusal(`expected ${version} on top of CHANGELOG.md, found ${found}`);
}

/**
 * Returns whether the registry has this version of a package. Throws if somebody else has published
 * it there.
 */
function isPublished({ name, version, staged }) {
  const fields = ['version', 'repository.url'];
  const view = ['view', `${name}@${version}`, ...fields, '--json', '--prefer-online'];
  const { status, stdout, stderr } = spawnSync('npm', view, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0 && `${stdout}${stderr}`.includes('E404')) return false;
  if (status !== 0) throw new Error(`npm ${view.join(' ')} failed:\n${stderr}`);
  if (stdout.trim() === '') return false;
  // If the package names no repository, npm prints the version alone.
  const found = JSON.parse(stdout)['repository.url'] ?? 'no repository';
  const { repository } = JSON.parse(readFileSync(join(staged, 'package.json'), 'utf8'));
  if (found === repository.url) return true;
  throw new Refusal(
    `expected ${name} ${version} on npm to be from ${repository.url}, found ${found}`,
  );
}

/**
 * Publishes staged packages in their order, without those that the registry already has. All are
 * looked up before the first one is published, because npm takes none back.
 */
export function publish(packages, env = process.env) {
  const flags = ['--access', 'public'];
  if (env.ACTIONS_ID_TOKEN_REQUEST_URL) flags.push('--provenance');
  const published = new Set(packages.filter(isPublished));
  if (published.size === packages.length) {
    throw new Refusal(`expected a new version, found ${packages[0].version} on npm already`);
  }
  for (const one of packages) {
    const { name, version, staged } = one;
    if (published.has(one)) {
      console.log(`${name} ${version} is already published`);
      continue;
    }
    const { status } = spawnSync('npm', ['publish', ...flags], { cwd: staged, stdio: 'inherit' });
    if (status !== 0) {
      throw new Refusal(`npm did not publish ${name}: run the command again to continue with it`);
    }
    console.log(`${name} ${version} is published`);
  }
}
