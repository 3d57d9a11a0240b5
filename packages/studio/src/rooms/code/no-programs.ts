import type { ProgramRunner, Running } from '../../programs/program.ts';

/** Stands in the place of what runs programs until that is there. */
export class NoPrograms implements ProgramRunner {
  prepare(): Promise<void> {
    return Promise.reject(new Error('expected a runner'));
  }
  run(): Running {
    throw new Error('expected a runner');
  }
}
