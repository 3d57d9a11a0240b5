import { commandGroup } from '../core/command.ts';
import { command as cancel } from './batch/cancel.ts';
import { command as remove } from './batch/delete.ts';
import { command as result } from './batch/result.ts';
import { command as retry } from './batch/retry.ts';
import { command as status } from './batch/status.ts';
import { command as submit } from './batch/submit.ts';
import { command as watch } from './batch/watch.ts';
import { command as worker } from './batch/worker.ts';

export const command = commandGroup({
  summary:
    'Let many machines work on one command. Its work is divided into parts, which are kept on the PostgreSQL server of a bank.',
  commands: { submit, worker, status, watch, result, cancel, retry, delete: remove },
});
