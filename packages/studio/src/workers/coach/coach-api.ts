import type { AvailableApi } from './available.ts';
import type { FirstMistakeApi } from './first-mistake.ts';
import type { GuessesApi } from './guesses.ts';
import type { HintsApi } from './hints.ts';
import type { NamingApi } from './naming.ts';
import type { PracticeApi } from './practice.ts';
import type { ReviewApi } from './review.ts';
import type { SolutionApi } from './solution.ts';
import type { TechniquesApi } from './techniques.ts';
import type { WhyNotApi } from './why-not.ts';

/** The requests that the worker of the coach answers, by name. */
export interface CoachApi
  extends SolutionApi,
    HintsApi,
    FirstMistakeApi,
    AvailableApi,
    WhyNotApi,
    NamingApi,
    GuessesApi,
    PracticeApi,
    ReviewApi,
    TechniquesApi {}
