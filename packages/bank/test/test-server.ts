import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Need } from '../../../test/describe-with.ts';
import { memoryFolder } from '../../../test/memory-folder.ts';
import { openDatabase } from '../dist/database/open-database.js';

const VERSIONS = '/usr/lib/postgresql';
const [latest] = existsSync(VERSIONS)
  ? readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a))
  : [];
const programs = join(VERSIONS, `${latest}`, 'bin');
/** PostgreSQL does not run as root. */
const asUser = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : [];

export function isInstalled(name: string): boolean {
  try {
    createRequire(import.meta.url).resolve(name);
    return true;
  } catch {
    return false;
  }
}

/** Debian's PostgreSQL, and the package pg. */
export const POSTGRESQL: Need = {
  name: 'PostgreSQL and pg',
  present: latest !== undefined && isInstalled('pg'),
};

/** A PostgreSQL server of its own, in an empty folder, which listens on a socket there. */
export class TestServer {
  private readonly folder: string;
  private process: ChildProcess | undefined;
  private databases = 0;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async start(): Promise<TestServer> {
    const folder = memoryFolder('nonet-pg-');
    if (asUser.length > 0) execFileSync('chown', ['postgres', folder]);
    const server = new TestServer(folder);
    const [command, ...rest] = [...asUser, join(programs, 'initdb')];
    const flags = ['-D', join(folder, 'data'), '-A', 'trust', '-U', 'nonet', '-E', 'UTF8'];
    execFileSync(command, [...rest, ...flags], { cwd: folder, stdio: 'ignore' });
    await server.begin();
    return server;
  }

  /** Starts the server, and waits until it answers. */
  async begin(): Promise<void> {
    const [command, ...rest] = [...asUser, join(programs, 'postgres')];
    const flags = ['-D', join(this.folder, 'data'), '-k', this.folder, '-c', 'listen_addresses='];
    for (;;) {
      // After `kill`, it does not start before the processes of the connections have ended.
      if (!this.isRunning) {
        this.process = spawn(command, [...rest, ...flags], { cwd: this.folder, stdio: 'ignore' });
      }
      try {
        await (await openDatabase(this.address('postgres'))).close();
        return;
      } catch {
        await setTimeout(50);
      }
    }
  }

  /** Kills the server, as a loss of power would: also the processes that serve the connections. */
  kill(): Promise<void> {
    const [main] = readFileSync(join(this.folder, 'data', 'postmaster.pid'), 'utf8').split('\n');
    return this.end('-9', ['-P', main]);
  }

  async stop(): Promise<void> {
    await this.end('-INT');
    rmSync(this.folder, { recursive: true, force: true });
  }

  private get isRunning(): boolean {
    return this.process?.exitCode === null && this.process.signalCode === null;
  }

  /** @param others What `pkill` is told to end before the server. */
  private async end(signal: string, others?: readonly string[]): Promise<void> {
    if (!this.process || !this.isRunning) return;
    const closed = once(this.process, 'close');
    if (others) spawnSync('pkill', [signal, ...others]);
    execFileSync('pkill', [signal, '-f', join(this.folder, 'data')]);
    await closed;
  }

  /** Makes an empty database. Returns its address. */
  async newDatabase(): Promise<string> {
    const name = `bank${++this.databases}`;
    const all = await openDatabase(this.address('postgres'));
    await all.query(`create database ${name}`);
    await all.close();
    return this.address(name);
  }

  private address(database: string): string {
    return `postgres://nonet@${encodeURIComponent(this.folder)}/${database}`;
  }
}
