import type { Codec } from '../../page/address.ts';
import { isOpen } from '../../page/state.ts';
import { type HasCode, withCode } from './slice.ts';

const CODE = /^[\w-]+$/;
const START = /^[\w-]{1,40}$/;

/**
 * Reads and writes what the room is asked to open. Only the link that the user shares has a program:
 * the address of the page would be too long.
 */
export const codeCodec: Codec<HasCode> = {
  keys: {
    code: {
      meaning: 'program, packed by gzip, as base64',
      fault: (text) => (CODE.test(text) ? undefined : { id: 'code' }),
    },
    judged: {
      meaning: 'key under which the command line serves a program that it has judged',
      fault: (text) => (CODE.test(text) ? undefined : { id: 'served' }),
    },
    start: {
      meaning: 'starting point of a program, such as `scan-python`',
      fault: (text) => (START.test(text) ? undefined : { id: 'start', text }),
    },
  },
  write: (state) => ({ code: isOpen(state, 'code') ? state.code.shared : undefined }),
  read: (state, values) => {
    const code = values.get('code');
    const judged = values.get('judged');
    const start = values.get('start');
    if (code !== undefined) return withCode(state, { asked: { kind: 'link', code } });
    if (judged !== undefined) return withCode(state, { asked: { kind: 'judged', key: judged } });
    if (start !== undefined) return withCode(state, { asked: { kind: 'start', id: start } });
    return {};
  },
};
