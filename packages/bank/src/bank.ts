import type { Database } from './database/database.ts';
import type { NewPuzzle, StoredPuzzle } from './puzzle/bank-puzzle.ts';
import type { Conditions, PuzzleOrder } from './puzzle/conditions.ts';
import { type Added, addPuzzles, findForms, lastNumber } from './sql/adding.ts';
import { allForms, countPuzzles, explainFinding, findPuzzles } from './sql/finding.ts';
import { openTables } from './sql/migrations.ts';
import { type BankStatistics, collectionNames, statistics } from './sql/statistics.ts';
import { appendPuzzles, type TakeResult, takePuzzles } from './sql/taking.ts';

/** A bank of puzzles in which no two are equivalent. */
export class Bank {
  private readonly database: Database;

  private constructor(database: Database) {
    this.database = database;
  }

  /**
   * Opens a bank, and makes its tables if they are not there.
   *
   * @param place The folder of the bank, or the address of a database, `postgres://…`.
   * @throws BankFailure if it cannot be opened, for example because another process uses the folder.
   */
  static async open(place: string): Promise<Bank> {
    return new Bank(await openTables(place));
  }

  /** Adds puzzles, all or none, at most some thousands in a call. When this returns, they are kept. */
  add(puzzles: readonly NewPuzzle[]): Promise<readonly Added[]> {
    return addPuzzles(this.database, puzzles);
  }

  /** Returns the number of each puzzle in the bank, or undefined if none is equivalent to it. */
  find(
    puzzles: readonly Pick<NewPuzzle, 'form' | 'boxRows' | 'boxColumns'>[],
  ): Promise<readonly (number | undefined)[]> {
    return findForms(this.database, puzzles);
  }

  /** The largest number of a seed whose puzzle is in the bank, or 0. */
  lastNumber(seed: string): Promise<number> {
    return lastNumber(this.database, seed);
  }

  /** Yields the canonical forms of all puzzles, some at a time. */
  forms(): AsyncGenerator<readonly string[]> {
    return allForms(this.database);
  }

  /** Yields the puzzles that fulfil the conditions, some at a time. */
  query(conditions: Conditions, order: PuzzleOrder): AsyncGenerator<readonly StoredPuzzle[]> {
    return findPuzzles(this.database, conditions, order);
  }

  /** How the database finds these puzzles, as EXPLAIN ANALYZE prints it. */
  explain(conditions: Conditions, order: PuzzleOrder): Promise<string> {
    return explainFinding(this.database, conditions, order);
  }

  count(conditions: Conditions): Promise<number> {
    return countPuzzles(this.database, conditions);
  }

  /**
   * Moves puzzles that are in no collection to the end of one, which is made if it is not there. If
   * fewer fulfil the conditions than `limit`, moves none.
   */
  take(
    collection: string,
    conditions: Conditions,
    order: PuzzleOrder & { readonly limit: number },
  ): Promise<TakeResult> {
    return takePuzzles(this.database, collection, conditions, order);
  }

  /**
   * Moves these puzzles to the end of a collection, which is made if it is not there. Returns false, and
   * moves none, if one of them is in a collection, or if the collection does not have `size` puzzles.
   */
  append(
    collection: string,
    ids: readonly number[],
    { size }: { readonly size: number },
  ): Promise<boolean> {
    return appendPuzzles(this.database, collection, { ids, size });
  }

  /** The names of the collections, the oldest first. */
  collections(): Promise<readonly string[]> {
    return collectionNames(this.database);
  }

  statistics(): Promise<BankStatistics> {
    return statistics(this.database);
  }

  close(): Promise<void> {
    return this.database.close();
  }
}
