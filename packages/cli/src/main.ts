import { isMainThread } from 'node:worker_threads';

// A worker of a batch starts the program again, on threads.
if (isMainThread) void import('./command-process.ts');
else void import('./batch-thread/answer-parts.ts');
