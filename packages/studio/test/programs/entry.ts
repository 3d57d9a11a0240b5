// The page of the tests of programs: nothing but the programs, and a field to type in.
import { MissingLanguage } from '../../src/programs/loading.ts';
import { Programs } from '../../src/programs/programs.ts';

Object.assign(globalThis, { MissingLanguage, programs: new Programs() });
