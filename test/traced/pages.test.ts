import { LANGUAGES } from './languages.ts';
import { describePages } from './suite.ts';

describePages(LANGUAGES);
