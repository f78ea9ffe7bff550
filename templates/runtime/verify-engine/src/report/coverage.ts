import {
  ConstraintTables,
  Coverage,
  type CoverageEntry,
  coverageOf,
  type CoverageReport,
  type Inspector,
  issueText,
  markOf,
  type RuleCoverage,
  type ServedDocument,
  type ServedOperation,
} from '#mock/inspection.ts';
import { isSuccess, type ObservedCall } from '../checks/observed-call.ts';
import type { RuleResult } from '../checks/rules.ts';

/** Reason why a run leaves out an operation that its option `only` does not name. */
export const NOT_SELECTED = '--only does not name it';

/** Outcome of a rule, as far as coverage depends on it. */
type RuleOutcome = Pick<RuleResult, 'id' | 'title' | 'result'>;

/** Returns which rules were exercised. */
export function ruleCoverage(rules: readonly RuleOutcome[]): readonly RuleCoverage[] {
  return rules.map(({ id, title, result }) => ({ id, title, isExercised: result !== 'not exercised' }));
}

/** Records what traffic exercises of documents, with the constraints that its requests break. */
export class TrafficCoverage {
  readonly #inspector: Inspector;
  readonly #coverage = new Coverage();
  readonly #documents = new Set<ServedDocument>();
  /** Documents that a run exercises; the others are not expected to be. */
  readonly #selected = new Set<ServedDocument>();
  /** Constraints that a run looked at, with the reason where no request tried one. */
  readonly #constraints = new Map<string, CoverageEntry>();
  readonly #tables: ConstraintTables;

  constructor(inspector: Inspector) {
    this.#inspector = inspector;
    this.#tables = new ConstraintTables(inspector);
  }

  /**
   * Records an exchange of an operation.
   *
   * @param isInvalid - the server accepted what the document forbids
   */
  observe(call: ObservedCall, isInvalid: boolean): void {
    const { operation, exchange, found } = call;
    // A run records what it tries.
    if (this.#selected.size === 0 && (isInvalid || !isSuccess(exchange.status))) this.#observeIssues(call);
    this.#documents.add(operation.document);
    const { status, requestHeaders, responseHeaders, responseBody = '' } = exchange;
    this.#coverage.observe({
      operation,
      query: found.query,
      status,
      requestHeaders,
      hasRequestBody: exchange.requestBody.byteLength > 0,
      responseHeaders,
      hasResponseBody: responseBody !== '',
    });
  }

  /** Records an exchange of another shard, so that all shards list the same statements. */
  observeElsewhere({ operation }: ObservedCall): void {
    this.#documents.add(operation.document);
    this.#coverage.add([markOf(operation, 'operation', operation.id)]);
  }

  /** Adds what other processes recorded. */
  addMarks(marks: readonly string[]): void {
    this.#coverage.add(marks);
    for (const operation of this.#inspector.operations)
      if (this.#coverage.isExercised(operation)) this.#documents.add(operation.document);
  }

  /** Records that a run exercises operations, and no other ones of their documents. */
  select(operations: readonly ServedOperation[]): void {
    for (const { document } of operations) this.#selected.add(document);
    const others = new Set([...this.#selected].flatMap((document) => document.operations));
    for (const operation of operations) others.delete(operation);
    for (const operation of others) this.leaveOut(operation, NOT_SELECTED);
  }

  /** Records the reason why an operation is not exercised. */
  leaveOut(operation: ServedOperation, reason: string): void {
    this.#coverage.leaveOut(operation, reason);
  }

  /** Records a constraint that requests try; with the reason, if none can. */
  recordConstraint(operation: ServedOperation, name: string, missing: string | undefined): void {
    const key = markOf(operation, 'constraint', name);
    const known = this.#constraints.get(key);
    if (known !== undefined && known.missing === undefined) return;
    this.#constraints.set(key, { kind: 'constraint', operation: operation.id, name, missing });
  }

  /** Returns what was exercised, and why the rest was not. */
  report(rules: readonly RuleOutcome[]): CoverageReport {
    const shown = this.#selected.size > 0 ? this.#selected : this.#documents;
    const documents = shown.size > 0 ? [...shown] : this.#inspector.documents.slice(0, 1);
    const statements = documents.flatMap((document) => this.#coverage.statementsOf(document));
    // A run records the constraints that it tries; a recording breaks some.
    const constraints =
      this.#selected.size > 0
        ? this.#constraints.values()
        : this.#tables.entriesOf(
            documents.flatMap(({ operations }) => operations),
            this.#coverage,
          );
    return coverageOf([...statements, ...constraints], ruleCoverage(rules));
  }

  #observeIssues({ operation, found, exchange }: ObservedCall): void {
    const { method, target, requestHeaders: headers, requestBody: body } = exchange;
    if (exchange.isBodyMissing === true || !this.#tables.has(operation)) return;
    const issues = this.#inspector.requestIssues(found, { method, target, headers, body });
    this.#coverage.add(issues.map((issue) => markOf(operation, 'issue', issueText(issue))));
  }
}
