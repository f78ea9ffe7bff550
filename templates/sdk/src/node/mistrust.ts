// A server that closes a connection sooner after it was opened keeps none, although it announced nothing.
const shortestLifeMs = 1_000;
const mistrustMs = 60_000;

/**
 * Whether a server closes the connections that it seems to keep. What is written to one that it is about to close is
 * lost, and nobody knows whether it was done: so of such a server none is used twice.
 */
export class Mistrust {
  #endsAt = 0;

  /** Whether it did so lately. */
  get holds(): boolean {
    return performance.now() < this.#endsAt;
  }

  /**
   * The server has closed a connection that had served before, unannounced.
   *
   * @param openedAt - by the clock of `performance`. A server that ends closes all, old ones among them: no reason.
   */
  learn(openedAt: number): void {
    const now = performance.now();
    if (now < openedAt + shortestLifeMs) this.#endsAt = now + mistrustMs;
  }
}
