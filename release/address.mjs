import { spawnSync } from 'node:child_process';
import { ROOT } from './command.mjs';
import { Refusal } from './refusal.mjs';

/** https, ssh and git addresses of a host, and git@host:owner/name. */
const URL_FORM = /^(?:git\+)?(?:https?|ssh|git):\/\/(?:[^@/]+@)?([^/:]+(?::\d+)?)\/(.+)$/;
const SSH_FORM = /^(?:[^@/\s]+@)([^:/\s]+):(?!\/)(.+)$/;

/** Returns the address of the page of a repository, or undefined for a path on this machine. */
export function pageOf(text) {
  const found = URL_FORM.exec(text.trim()) ?? SSH_FORM.exec(text.trim());
  if (!found) return undefined;
  const [, host, path] = found;
  // The port of ssh is not the port of the page.
  const site = /^(?:git\+)?https?:/.test(text.trim()) ? host : host.replace(/:\d+$/, '');
  return `https://${site}/${path.replace(/\/+$/, '').replace(/\.git$/, '')}`;
}

function remote() {
  const { status, stdout } = spawnSync('git', ['remote', 'get-url', 'origin'], { cwd: ROOT });
  return status === 0 ? String(stdout) : '';
}

/** Returns the address of the repository of whoever publishes. */
export function addressOf(given, env = process.env, origin = remote) {
  if (given !== undefined) {
    const page = pageOf(given);
    if (page) return page;
    throw new Refusal(`expected the address of a repository after --repository, found ${given}`);
  }
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = env;
  const page = pageOf(server && repository ? `${server}/${repository}` : origin());
  if (page) return page;
  throw new Refusal('the address of the repository is unknown: give it with --repository URL');
}
