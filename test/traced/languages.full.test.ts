import { OTHERS } from './languages.ts';
import { describeSolver } from './suite.ts';

for (const language of OTHERS) describeSolver(language);
