import { spawnSync } from 'node:child_process';
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

/** Returns whether the registry has this version of a package. */
function isPublished(name, version) {
  const view = ['view', `${name}@${version}`, 'version', '--json', '--prefer-online'];
  const { status, stdout, stderr } = spawnSync('npm', view, { cwd: ROOT, encoding: 'utf8' });
  if (status === 0) return stdout.trim() !== '';
  if (`${stdout}${stderr}`.includes('E404')) return false;
  throw new Error(`npm ${view.join(' ')} failed:\n${stderr}`);
}

/** Publishes staged packages in their order, without those that the registry already has. */
export function publish(packages, env = process.env) {
  const flags = ['--access', 'public'];
  if (env.ACTIONS_ID_TOKEN_REQUEST_URL) flags.push('--provenance');
  for (const { name, version, staged } of packages) {
    if (isPublished(name, version)) {
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
