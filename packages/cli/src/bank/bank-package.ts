import { existsSync } from 'node:fs';
import type * as BankPackage from '@nonet/bank';
import { missingPackage } from '../core/missing-package.ts';

/** The package @nonet/bank. It is loaded only by the commands that use a bank. */
export async function loadBank(): Promise<typeof BankPackage> {
  try {
    return await import('@nonet/bank');
  } catch (error) {
    throw missingPackage('@nonet/bank', error);
  }
}

/** Opens a bank for some work, and makes it if it is not there: see `withOpened`. */
export const withNewBank = (
  place: string,
  work: (bank: BankPackage.Bank) => Promise<void>,
): Promise<string | undefined> => withOpened(({ Bank }) => Bank.open(place), work);

/**
 * Opens a bank for some work, or makes it when the work first asks for it: see `withOpened`. So work that
 * fails before that leaves no empty bank.
 */
export const withBankOnDemand = (
  place: string,
  work: (open: () => Promise<BankPackage.Bank>) => Promise<void>,
): Promise<string | undefined> =>
  withOpened(
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
  work: (bank: BankPackage.Bank) => Promise<void>,
): Promise<string | undefined> =>
  withOpened(async ({ Bank, BankFailure }) => {
    if (isServer(place) || existsSync(place)) return Bank.open(place);
    throw new BankFailure(`${place}: expected a bank, found nothing with that name`);
  }, work);

/** Whether a place is an address, and not a folder or a file. The package says whether it is right. */
export const isServer = (place: string): boolean =>
  /^(postgres(ql)?:|[a-z][\w+.-]*:\/\/)/i.test(place);

/** Opens the batches of a bank for some work: see `withOpened`. */
export const withBatches = (
  place: string,
  work: (batches: BankPackage.Batches) => Promise<void>,
): Promise<string | undefined> => withOpened(({ Batches }) => Batches.open(place), work);

/**
 * Opens something for some work, and closes it after that. Returns the message of a bank that cannot be
 * opened or fails, or undefined.
 *
 * @throws MissingPackage if the package is not installed.
 */
async function withOpened<T extends { close(): Promise<unknown> }>(
  open: (bank: typeof BankPackage) => Promise<T>,
  work: (opened: T) => Promise<void>,
): Promise<string | undefined> {
  const bank = await loadBank();
  try {
    const opened = await open(bank);
    try {
      await work(opened);
    } finally {
      // A bank that has failed may not close, and says so only once.
      await opened.close().catch(() => {});
    }
    return undefined;
  } catch (error) {
    if (error instanceof bank.BankFailure) return error.message;
    throw error;
  }
}
