import { gzipSync } from 'node:zlib';

/** A program for the room Code, and the problem that it is to solve. */
interface LinkedProgram {
  readonly name: string;
  readonly problem: string;
  readonly text: string;
}

/** Returns the fragment of the address at which the studio opens a program in Code. */
export function codeFragment({ name, problem, text }: LinkedProgram, puzzle: string): string {
  const packed = gzipSync(JSON.stringify({ name, problem, text }), { level: 9 });
  return `#2&room=code&code=${packed.toString('base64url')}&puzzle=${puzzle}`;
}
