// Not the global timers, which a test may have replaced by fake ones.

import { setImmediate } from 'node:timers';

interface PendingLoad<Question, Answer> {
  readonly question: Question;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/** Loads a batch of one group, and returns one result per key in the same order. */
type LoadBatch<Question, Answer> = (group: string, questions: readonly Question[]) => Promise<readonly Answer[]>;

/**
 * Batches the loads of one turn of the event loop, and those during a pending batch, so that concurrent requests
 * share a round trip.
 */
export class Batcher<Question, Answer> {
  readonly #answerAll: LoadBatch<Question, Answer>;
  #groups = new Map<string, PendingLoad<Question, Answer>[]>();
  #awaited = 0;

  constructor(answerAll: LoadBatch<Question, Answer>) {
    this.#answerAll = answerAll;
  }

  load(group: string, question: Question): Promise<Answer> {
    // After all sockets that have something were read; a microtask would run between two of them.
    if (this.#groups.size === 0 && this.#awaited === 0) setImmediate(() => this.#flush());
    return new Promise((resolve, reject) => {
      const open = { question, resolve, reject };
      const others = this.#groups.get(group);
      if (others === undefined) this.#groups.set(group, [open]);
      else others.push(open);
    });
  }

  #flush(): void {
    const groups = this.#groups;
    this.#groups = new Map();
    for (const [group, open] of groups)
      for (let start = 0; start < open.length; start += MAX_BATCH_SIZE)
        this.#answer(group, open.slice(start, start + MAX_BATCH_SIZE));
  }

  #answer(group: string, open: readonly PendingLoad<Question, Answer>[]): void {
    this.#awaited += 1;
    const all = this.#answerAll(
      group,
      open.map(({ question }) => question),
    );
    all
      .then(
        (answers) => open.forEach(({ resolve }, index) => resolve(answers[index] as Answer)),
        (error: unknown) => open.forEach(({ reject }) => reject(error)),
      )
      .then(() => this.#answered());
  }

  #answered(): void {
    this.#awaited -= 1;
    if (this.#awaited === 0 && this.#groups.size > 0) setImmediate(() => this.#flush());
  }
}

/** Limit of a batch, so that one round trip does not block others for long. */
const MAX_BATCH_SIZE = 256;
