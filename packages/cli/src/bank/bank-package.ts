import { existsSync } from 'node:fs';
import type * as BankPackage from '@nonet/bank';
import type { Status } from '../core/exit-status.ts';
import { missingPackage } from '../core/missing-package.ts';
import type { Streams } from '../core/streams.ts';
import { type Ends, Report } from '../report/report.ts';

/** The package @nonet/bank. It is loaded only by the commands that use a bank. */
export async function loadBank(): Promise<typeof BankPackage> {
  try {
    return await import('@nonet/bank');
  } catch (error) {
    throw missingPackage('@nonet/bank', error);
  }
}

/**
 * Does something with a bank that is there.
 *
 * @returns The exit status.
 */
export async function onBank(
  place: string,
  streams: Streams,
  work: (bank: BankPackage.Bank, ends: Ends) => Promise<void>,
): Promise<Status> {
  const report = new Report(streams);
  await withBank(place, report, (bank) => work(bank, { report, streams }));
  return report.end();
}

/** Opens a bank for some work, and makes it if it is not there: see `withOpened`. */
export const withNewBank = (
  place: string,
  report: Report,
  work: (bank: BankPackage.Bank) => Promise<void>,
) => withOpened(report, ({ Bank }) => Bank.open(place), work);

/**
 * Opens a bank for some work, or makes it when the work first asks for it: see `withOpened`. So work that
 * fails before that leaves no empty bank.
 */
export const withBankOnDemand = (
  place: string,
  report: Report,
  work: (open: () => Promise<BankPackage.Bank>) => Promise<void>,
) =>
  withOpened(
    report,
    async ({ Bank }) => {
      let opened: Promise<BankPackage.Bank> | undefined;
      const open = () => (opened ??= Bank.open(place));
      if (isServer(place) || existsSync(place)) await open();
      return { open, close: async () => (await opened)?.close() };
    },
    ({ open }) => work(open),
  );

/** Opens a bank that is there for some work: see `withOpened`. */
export const withBank = (
  place: string,
  report: Report,
  work: (bank: BankPackage.Bank) => Promise<void>,
) =>
  withOpened(
    report,
    async ({ Bank, BankFailure }) => {
      if (isServer(place) || existsSync(place)) return Bank.open(place);
      throw new BankFailure(`${place}: expected a bank, found nothing with that name`);
    },
    work,
  );

/** Whether a place is an address, and not a folder or a file. The package says whether it is right. */
export const isServer = (place: string): boolean =>
  /^(postgres(ql)?:|[a-z][\w+.-]*:\/\/)/i.test(place);

/** Opens the batches of a bank for some work: see `withOpened`. */
export const withBatches = (
  place: string,
  report: Report,
  work: (batches: BankPackage.Batches) => Promise<void>,
) => withOpened(report, ({ Batches }) => Batches.open(place), work);

/**
 * Opens something for some work, and closes it after that. If a bank cannot be opened or fails, reports
 * it and returns false.
 *
 * @throws MissingPackage if the package is not installed.
 */
async function withOpened<T extends { close(): Promise<unknown> }>(
  report: Report,
  open: (bank: typeof BankPackage) => Promise<T>,
  work: (opened: T) => Promise<void>,
): Promise<boolean> {
  const bank = await loadBank();
  try {
    const opened = await open(bank);
    try {
      await work(opened);
    } finally {
      // A bank that has failed may not close, and says so only once.
      await opened.close().catch(() => {});
    }
    return true;
  } catch (error) {
    if (!(error instanceof bank.BankFailure)) throw error;
    report.error(error);
    return false;
  }
}
