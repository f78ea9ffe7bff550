import type { ServedDocument } from '../document/served-document.ts';
import type { StoredCall } from '../control/calls.ts';
import { ownAt } from '../json.ts';
import type { Platform } from '../platform.ts';
import { describeAction, rulesOf } from '../policy/behaviors.ts';
import type { RequestContext } from '../request/context.ts';
import type { Store } from '../state/store.ts';
import { Coverage, coverageOf, type CoverageReport, markOf, ruleMark, withoutIndexes } from './coverage.ts';

/** Space of the marks, which no request can name; resets of other spaces leave it alone. */
const COVERAGE_SPACE = '-coverage';
const MARKS = 'marks';

/** Records what the calls of all spaces exercise, in the store, so that all processes on it report the same. */
export class CoverageLog {
  readonly #documents: readonly ServedDocument[];
  readonly #platform: Platform;
  readonly #store: Store;
  /** Marks that this process stored. */
  readonly #stored = new Coverage();

  constructor(documents: readonly ServedDocument[], platform: Platform, store: Store) {
    this.#documents = documents;
    this.#platform = platform;
    this.#store = store;
  }

  /** Records a call, and stores what no earlier call of this process exercised. */
  async record({ operation, query }: RequestContext, call: StoredCall): Promise<void> {
    if (operation === undefined) return;
    const isAction = call.decidedBy === describeAction(operation, this.#platform);
    const rules = isAction ? rulesOf(operation, this.#platform) : [];
    const fresh = [
      ...this.#stored.observe({
        operation,
        query,
        status: call.status,
        requestHeaders: call.requestHeaders,
        hasRequestBody: call.requestBody.byteLength > 0,
        responseHeaders: call.responseHeaders,
        hasResponseBody: call.responseBody.length > 0,
      }),
      ...this.#stored.add(rules.map(ruleMark)),
      ...this.#stored.add(call.violations.map((text) => markOf(operation, 'issue', withoutIndexes(text)))),
    ];
    if (fresh.length === 0) return;
    await this.#store.commit(
      COVERAGE_SPACE,
      fresh.map((mark) => ({ collection: MARKS, id: mark, item: { id: mark } })),
    );
  }

  /** Returns the marks of all processes. */
  async marks(): Promise<readonly string[]> {
    return (await this.#store.entries(COVERAGE_SPACE, MARKS)).map(({ id }) => id);
  }

  /** Reports the documents that calls exercise, or else the first, and the rules that behaviors implement. */
  async report(): Promise<CoverageReport> {
    const coverage = new Coverage();
    coverage.add(await this.marks());
    const used = this.#documents.filter(({ operations }) => operations.some((each) => coverage.isExercised(each)));
    const shown = used.length > 0 ? used : this.#documents.slice(0, 1);
    const { behaviors, ruleSentences } = this.#platform;
    const ids = [...new Set(behaviors.flatMap(({ rules = [] }) => rules))].toSorted();
    return coverageOf(
      shown.flatMap((document) => coverage.statementsOf(document)),
      ids.map((id) => ({
        id,
        title: ownAt(ruleSentences, id) ?? '',
        isExercised: coverage.has(ruleMark(id)),
      })),
    );
  }
}
