import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Need } from '../../../test/describe-with.ts';
import { isInstalled } from './test-server.ts';

/** Debian's Redis, and the packages that use it. */
export const REDIS: Need = {
  name: 'Redis, bullmq and ioredis',
  present:
    spawnSync('redis-server', ['--version']).status === 0 &&
    isInstalled('bullmq') &&
    isInstalled('ioredis'),
};

/** A Redis server of its own, with its files in an empty folder. */
export class RedisServer {
  readonly address: string;
  private readonly folder = mkdtempSync(join(tmpdir(), 'nonet-redis-'));
  private readonly port: number;
  private process: ChildProcess | undefined;

  private constructor(port: number) {
    this.port = port;
    this.address = `redis://127.0.0.1:${port}`;
  }

  static async start(): Promise<RedisServer> {
    const probe = createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    const { port } = probe.address() as AddressInfo;
    probe.close();
    await once(probe, 'close');
    const server = new RedisServer(port);
    await server.begin();
    return server;
  }

  /** Starts the server, and waits until it answers. */
  async begin(): Promise<void> {
    const flags = ['--port', `${this.port}`, '--appendonly', 'yes', '--dir', this.folder];
    this.process = spawn('redis-server', flags, { stdio: 'ignore' });
    while (!(await this.answers())) await setTimeout(50);
  }

  private async answers(): Promise<boolean> {
    const socket = connect(this.port, '127.0.0.1', () => socket.write('PING\r\n'));
    try {
      const [reply] = (await once(socket, 'data', { signal: AbortSignal.timeout(1_000) })) as [
        Buffer,
      ];
      return reply.toString() === '+PONG\r\n';
    } catch {
      return false;
    } finally {
      socket.destroy();
    }
  }

  /** Kills the server, as a loss of power would. */
  async kill(): Promise<void> {
    const closed = once(this.process!, 'exit');
    this.process!.kill('SIGKILL');
    await closed;
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
