import { answer, type Question } from './answers.ts';

interface Scope {
  onmessage: (event: { readonly data: Question }) => void;
  postMessage(answer: unknown): void;
}

const scope = globalThis as unknown as Scope;
scope.onmessage = ({ data }) => scope.postMessage(answer(data));
