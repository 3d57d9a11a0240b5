import { answerRequests } from '../answering.ts';
import { type ApiOf, immediate } from '../work.ts';
import { type JudgeRequest, judged } from './judged.ts';

const handlers = {
  judge: async (request: JudgeRequest) => {
    const report = await judged(request);
    return immediate(() => report);
  },
};

export type JudgeApi = ApiOf<typeof handlers>;

answerRequests<JudgeApi>(handlers);
