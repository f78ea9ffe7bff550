import type { Session } from './session.ts';

/** Items that a run created and has to remove, the newest first. */
export class CreatedItems {
  readonly #session: Session;
  readonly #removals = new Map<string, string>();

  constructor(session: Session) {
    this.#session = session;
  }

  /** Registers how an item is removed. */
  add(target: string, method: string): void {
    this.#removals.set(target, method);
  }

  /** Forgets an item that was removed. */
  forget(target: string): void {
    this.#removals.delete(target);
  }

  /** Removes all items, and returns a message for each that is left. */
  async remove(): Promise<readonly string[]> {
    const left: string[] = [];
    for (const [target, method] of [...this.#removals].toReversed()) {
      const reason = await this.#removeOne(target, method);
      if (reason !== undefined) left.push(`${method} ${target} failed (${reason}): remove the item by hand.`);
    }
    this.#removals.clear();
    return left;
  }

  async #removeOne(target: string, method: string): Promise<string | undefined> {
    try {
      const { status } = await this.#session.send({ method, target });
      return status < 300 || status === 404 ? undefined : String(status);
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
}
