import { answer, type Question } from './answers.ts';
import { type SearchQuestion, searchAnswer } from './search-record.ts';

interface Scope {
  onmessage: (event: { readonly data: Question | SearchQuestion }) => void;
  postMessage(answer: unknown): void;
}

const scope = globalThis as unknown as Scope;
scope.onmessage = ({ data }) =>
  scope.postMessage(data.kind === 'search' ? searchAnswer(data) : answer(data));
