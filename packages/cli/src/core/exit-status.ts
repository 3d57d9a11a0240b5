/** The status with which the command ends. */
export type Status = 0 | 1 | 2 | 70 | 129 | 130 | 143;

/** What each status means. */
export const statusMeanings: Readonly<Record<Status, string>> = {
  0: 'success',
  1: 'a puzzle has no solution, fails the check, times out or cannot be made; or a program is not accepted',
  2: 'bad input or command line; or a file cannot be written',
  70: 'a bug in Nonet: please report the message',
  129: 'the terminal was closed (SIGHUP); the output ends with a whole line',
  130: 'interrupted (Ctrl-C); the output ends with a whole line',
  143: 'terminated (SIGTERM); the output ends with a whole line',
};
