import type * as BankPackage from '@nonet/bank';
import { missingPackage } from '../report/missing-package.ts';

/** The package @nonet/bank. It is loaded only by the commands that use a bank. */
export async function loadBank(): Promise<typeof BankPackage> {
  try {
    return await import('@nonet/bank');
  } catch (error) {
    throw missingPackage('@nonet/bank', error);
  }
}

/**
 * Opens a bank for some work, and closes it after that. Returns the message of a bank that cannot be
 * opened or fails, or undefined.
 *
 * @throws MissingPackage if the package is not installed.
 */
export async function withBank(
  place: string,
  work: (bank: BankPackage.Bank) => Promise<void>,
): Promise<string | undefined> {
  const { Bank, BankFailure } = await loadBank();
  try {
    const bank = await Bank.open(place);
    try {
      await work(bank);
    } finally {
      // A bank that has failed may not close, and says so only once.
      await bank.close().catch(() => {});
    }
    return undefined;
  } catch (error) {
    if (error instanceof BankFailure) return error.message;
    throw error;
  }
}
