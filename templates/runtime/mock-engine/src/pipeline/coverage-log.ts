import type { StoredCall } from '../control/calls.ts';
import { type InspectorOptions, inspectorOf } from '../policy/inspector.ts';
import { ownAt } from '../json.ts';
import { describeAction, rulesOf } from '../policy/behaviors.ts';
import type { RequestContext } from '../request/context.ts';
import type { Store } from '../state/store.ts';
import { ConstraintTables } from './constraint-coverage.ts';
import { Coverage, coverageOf, type CoverageReport, markOf, ruleMark, withoutIndexes } from './coverage.ts';

/** Space of the marks, which no request can name; resets of other spaces leave it alone. */
const COVERAGE_SPACE = '-coverage';
const MARKS = 'marks';

/** Records what the calls of all spaces exercise, in the store, so that all processes on it report the same. */
export class CoverageLog {
  readonly #source: InspectorOptions;
  readonly #store: Store;
  #constraints: ConstraintTables | undefined;
  /** Marks that this process stored. */
  readonly #stored = new Coverage();

  constructor(source: InspectorOptions, store: Store) {
    this.#source = source;
    this.#store = store;
  }

  /** Records a call, and stores what no earlier call of this process exercised. */
  async record({ operation, query }: RequestContext, call: StoredCall): Promise<void> {
    if (operation === undefined) return;
    const { platform } = this.#source;
    const rules = call.decidedBy === describeAction(operation, platform) ? rulesOf(operation, platform) : [];
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
    const inspector = inspectorOf(this.#source);
    this.#constraints ??= new ConstraintTables(inspector);
    const coverage = new Coverage();
    coverage.add(await this.marks());
    const used = inspector.documents.filter(({ operations }) => operations.some((each) => coverage.isExercised(each)));
    const shown = used.length > 0 ? used : inspector.documents.slice(0, 1);
    const { behaviors, ruleSentences } = this.#source.platform;
    const operations = shown.flatMap((document) => document.operations);
    const ids = [...new Set(behaviors.flatMap(({ rules = [] }) => rules))].toSorted();
    return coverageOf(
      [
        ...shown.flatMap((document) => coverage.statementsOf(document)),
        ...this.#constraints.entriesOf(operations, coverage),
      ],
      ids.map((id) => ({
        id,
        title: ownAt(ruleSentences, id) ?? '',
        isExercised: coverage.has(ruleMark(id)),
      })),
    );
  }
}
