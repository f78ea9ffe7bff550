import type { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import type { Awaitable } from '../json.ts';
import { failureOf, isLocked, whole } from './sqlite-file.ts';

/** Milliseconds that all of the process may wait for others who write to a file; mostly they need less than one. */
const STANDSTILL = 50;
const PAUSE = 10;

/** A file that others may write to: where they keep it locked, who writes waits for it, and the process goes on. */
export class SharedFile {
  readonly #database: DatabaseSync;
  readonly #name: string;
  readonly #patience: number;
  #free: Promise<void> | undefined;

  /** @param patience milliseconds that others may keep the file locked */
  constructor(database: DatabaseSync, name: string, patience: number) {
    this.#database = database;
    this.#name = name;
    this.#patience = patience;
    this.#standStill(STANDSTILL);
  }

  /** @throws Refusal where the file fails */
  read<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      throw failureOf(error, this.#name);
    }
  }

  /**
   * Does something at once, or when nobody keeps the file locked any more.
   *
   * @throws Refusal where the file fails, or is locked for too long
   */
  write<Result>(work: () => Result, since = performance.now()): Awaitable<Result> {
    if (this.#free === undefined) {
      try {
        return work();
      } catch (error) {
        if (!isLocked(error) || performance.now() - since > this.#patience) throw failureOf(error, this.#name);
      }
    }
    this.#free ??= this.#unlocked();
    return this.#free.then(() => this.write(work, since));
  }

  /** Looks again and again, for all who wait, whether the file is free: until it is, or they have no more patience. */
  async #unlocked(): Promise<void> {
    this.#standStill(0);
    const end = performance.now() + this.#patience;
    while (this.#isLocked() && performance.now() < end) await setTimeout(PAUSE);
    this.#free = undefined;
  }

  #isLocked(): boolean {
    try {
      whole(this.#database, () => this.#standStill(STANDSTILL));
      return false;
    } catch (error) {
      return isLocked(error);
    }
  }

  #standStill(milliseconds: number): void {
    this.#database.exec(`PRAGMA busy_timeout = ${milliseconds}`);
  }
}
