import { answerRequests } from '../answering.ts';
import { immediate } from '../work.ts';
import type { JudgeApi } from './judge-api.ts';
import { judged } from './judged.ts';

answerRequests<JudgeApi>({
  judge: async (request) => {
    const report = await judged(request);
    return immediate(() => report);
  },
});
