import { cpus } from 'node:os';

/** Names the machine, for example "AMD EPYC, Node 20.20.2, 2026-11-21". */
export function machine(): string {
  const processor = cpus()[0]?.model.trim() ?? 'unknown processor';
  const date = new Date().toISOString().slice(0, 10);
  return `${processor}, Node ${process.versions.node}, ${date}`;
}
