import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Job } from 'kubernetes-types/batch/v1.d.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { examplePath, run, suiteFolder, writePuzzles } from './array-job.ts';

const manifest = readFileSync(examplePath('kubernetes.yaml'), 'utf8');
const job = parse(manifest) as Job;
const { completions, template } = job.spec!;
const { containers, volumes } = template.spec!;
const [container] = containers;

/**
 * The file is in the project, because TypeScript looks for `kubernetes-types` in the folders above
 * it.
 */
const CHECKED = fileURLToPath(new URL('../../node_modules/.cache/kubernetes/', import.meta.url));

/** Returns what TypeScript says about a manifest as an object of type `Job`. */
function typeErrors(text: string): string {
  mkdirSync(CHECKED, { recursive: true });
  const source = `import type { Job } from 'kubernetes-types/batch/v1.d.ts';
export const job: Job = ${JSON.stringify(parse(text), undefined, 2)};\n`;
  writeFileSync(`${CHECKED}job.ts`, source);
  const flags = ['--noEmit', '--strict', '--ignoreConfig', '--types', '', '--module', 'nodenext'];
  return run('tsc', [...flags, 'job.ts'], { cwd: CHECKED, statuses: [0, 1, 2] });
}

describe('examples/array-jobs/kubernetes.yaml', () => {
  it('has the types of the Kubernetes API', () => {
    expect(typeErrors(manifest)).toBe('');
  });

  it.each([
    ['an unknown field', 'backoffLimitPerIndex', 'backofLimitPerIndex', 'does not exist in type'],
    ['a wrong type', 'completions: 100', 'completions: "100"', 'is not assignable to type'],
    ['a missing field', /template:.*/s, '', 'is missing in type'],
  ])('would fail with %s', (_, right, wrong, error) => {
    expect(typeErrors(manifest.replace(right, wrong))).toContain(error);
  });

  it('is an Indexed Job whose pods know the number of parts', () => {
    expect(job.spec).toMatchObject({ completionMode: 'Indexed', backoffLimitPerIndex: 3 });
    // A podFailurePolicy needs this restart policy.
    expect(template.spec!.restartPolicy).toBe('Never');
    expect(container!.env).toEqual([{ name: 'PARTS', value: `${completions}` }]);
    expect(container!.workingDir).toBe(container!.volumeMounts![0]!.mountPath);
    expect(volumes!.map(({ name }) => name)).toEqual([container!.volumeMounts![0]!.name]);
  });
});

describe('the command of a pod', () => {
  const cwd = suiteFolder();
  const [program, ...args] = container!.command!;

  function runPod(index: number, parts: number): void {
    run(program!, args, { cwd, env: { JOB_COMPLETION_INDEX: `${index}`, PARTS: `${parts}` } });
  }

  beforeAll(() => {
    const text = writePuzzles(cwd);
    writeFileSync(`${cwd}/puzzles.txt`, `${text}11${'.'.repeat(79)}\n`);
  });

  it('solves its part, also if a puzzle has no solution or the pod runs twice', () => {
    const whole = run('nonet', ['solve', 'puzzles.txt'], { cwd, statuses: [1] });
    for (const index of [2, 0, 1, 2, 3]) runPod(index, 4);
    const joined = run('nonet', ['join', 'out'], { cwd });
    expect(joined).toBe(whole);
  });
});
