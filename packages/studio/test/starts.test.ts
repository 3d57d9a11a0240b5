import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { describeWith } from '../../../test/describe-with.ts';
import { program } from '../../cli/test/program-on-path.ts';
import type { ProgramLanguage } from '../src/programs/program.ts';
import { SAMPLE } from '../src/puzzle/state.ts';
import { type CodeProblem, codeLanguages } from '../src/rooms/code/draft.ts';
import { inputFor } from '../src/rooms/code/input.ts';
import { exercises, exerciseText } from '../src/rooms/code/starts/exercises.ts';
import { startById, startOf } from '../src/rooms/code/starts/starts.ts';
import { ways, wayText } from '../src/rooms/code/starts/ways.ts';

const SOLUTION = `143628579
572139468
986754231
391542786
468917352
725863914
237481695
619275843
854396127
`;

const spaced = (rows: string): string => rows.replace(/(\d)(?=\d)/g, '$1 ');

/** What a program prints for the sample in the form of a problem. */
function printed(language: ProgramLanguage, text: string, problem: CodeProblem = '2239') {
  const [command, option] = language === 'python' ? ['python3', '-c'] : [process.execPath, '-e'];
  const run = spawnSync(command, [option, text], {
    input: inputFor(problem, SAMPLE),
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { output: run.stdout, failed: run.status !== 0 };
}

describe.each(codeLanguages)('the starting points in %s', (language) => {
  const need = program(language === 'python' ? 'python3' : 'node');

  describeWith(need, 'run', () => {
    it.each(ways)('%s solves the sample, with spaces too', (way) => {
      expect(printed(language, wayText(way, language, '2239')).output).toBe(SOLUTION);
      const text = wayText(way, language, '2580');
      expect(printed(language, text, '2580').output).toBe(spaced(SOLUTION));
    });

    it.each(exercises)('without what is missing in %s, the program is wrong', (exercise) => {
      const whole = wayText('scan', language, '2239');
      const { answer, text } = exerciseText(exercise, language);
      expect(whole.split(answer)).toHaveLength(2);
      expect(text).toBe(whole.split(answer).join(''));
      expect(printed(language, text).output).not.toBe(SOLUTION);
    });

    it.each(['2239', '2580', 'euler96', 'free'] as const)(
      'the skeleton for %s reads its input, and prints what it read',
      (problem) => {
        const wish = { kind: 'skeleton', programming: language, problem, language: 'ko' } as const;
        const { output, failed } = printed(language, startOf(wish).text, problem);
        expect(failed).toBe(false);
        expect(output).toBe(problem === 'euler96' ? '103\n' : inputFor(problem, SAMPLE));
      },
    );
  });
});

describe('a starting point', () => {
  it('of a link is a program that its id names', () => {
    const draft = startById('fewest-javascript', 'en');
    expect(draft).toMatchObject({ name: 'fewest.js', problem: '2239', isPristine: true });
    expect(draft?.text).toBe(wayText('fewest', 'javascript', '2239'));
    for (const id of ['fewest', 'fewest-cobol', 'sideways-python', '']) {
      expect(startById(id, 'en'), id).toBeUndefined();
    }
  });

  it('has only the input of a problem without nine rows', () => {
    const wish = { kind: 'bits', programming: 'python', language: 'en' } as const;
    const { start, text } = startOf({ ...wish, problem: 'leetcode37' });
    expect(start).toBe('skeleton-python');
    expect(text).toContain('def solveSudoku(self, board)');
  });
});
