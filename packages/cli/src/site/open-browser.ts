import { spawn } from 'node:child_process';

/** The platform's own opener, and what stands before the address. */
const OPENERS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Asks for the address to be opened. Where there is no opener, or no browser, nothing happens. */
export function openBrowser(url: string): void {
  const [command, ...before] = OPENERS[process.platform] ?? ['xdg-open'];
  const opener = spawn(command, [...before, url], { detached: true, stdio: 'ignore' });
  opener.on('error', () => {});
  opener.unref();
}
