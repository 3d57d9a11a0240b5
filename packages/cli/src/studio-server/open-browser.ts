import { spawn } from 'node:child_process';

/**
 * Platform → the command that opens an address, with its first arguments. On Windows, `start` would
 * end the address at its first `&`.
 */
const OPENERS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/** Opens the address in the default browser. Does nothing if that is not possible. */
export function openBrowser(url: string): void {
  const [command, ...before] = OPENERS[process.platform] ?? ['xdg-open'];
  const opener = spawn(command, [...before, url], { detached: true, stdio: 'ignore' });
  opener.on('error', () => {});
  opener.unref();
}
