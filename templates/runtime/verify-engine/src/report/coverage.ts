import { type Inspector, mediaTypeOf, type ServedDocument, type ServedOperation } from '#mock/inspection.ts';
import { ConstraintCoverage } from '../constraints/constraint-coverage.ts';
import { isSuccess, type ObservedCall } from '../checks/observed-call.ts';
import type { RuleResult } from '../checks/rules.ts';

/** Kinds of what a document states and a verification can exercise. */
export const COVERAGE_KINDS = ['operation', 'status', 'media type', 'parameter', 'constraint', 'rule'] as const;

/** Kind of what a document states. */
export type CoverageKind = (typeof COVERAGE_KINDS)[number];

/** Statement of the document that was exercised, or the reason why it was not. */
export interface CoverageEntry {
  readonly kind: CoverageKind;
  /** Operation id; empty for a rule. */
  readonly operation: string;
  readonly name: string;
  /** `undefined` if it was exercised. */
  readonly missing?: string | undefined;
}

/** Coverage of a document by a verification. */
export interface CoverageReport {
  /** Number of the exercised statements and of all, by kind. */
  readonly counts: Readonly<Record<CoverageKind, { readonly exercised: number; readonly total: number }>>;
  /** Share of the exercised statements, from 0 to 100. */
  readonly percent: number;
  readonly entries: readonly CoverageEntry[];
}

/** Operations that a line names. */
const MAX_NAMED = 20;

/** Records what traffic exercises of a document. */
export class Coverage {
  readonly #inspector: Inspector;
  /** Exercised statements, each as operation, kind and name. */
  readonly #exercised = new Set<string>();
  readonly #documents = new Set<ServedDocument>();
  /** Documents that a run exercises; the others are not expected to be. */
  readonly #selected = new Set<ServedDocument>();
  readonly #reasons = new Map<string, string>();
  /** Constraints that a run looked at, with the reason where no request tried one. */
  readonly #constraints = new Map<string, CoverageEntry>();
  /** Constraints that the requests of a recording break. */
  readonly #broken: ConstraintCoverage;

  constructor(inspector: Inspector) {
    this.#inspector = inspector;
    this.#broken = new ConstraintCoverage(inspector);
  }

  /**
   * Records an exchange of an operation.
   *
   * @param isInvalid - the server accepted what the document forbids
   */
  observe(call: ObservedCall, isInvalid: boolean): void {
    const { operation, exchange, found } = call;
    // A run records what it tries.
    if (this.#selected.size === 0 && (isInvalid || !isSuccess(exchange.status))) this.#broken.observe(call);
    this.#documents.add(operation.document);
    const { status, requestHeaders, responseHeaders, responseBody = '' } = exchange;
    this.#mark(operation, 'operation', operation.id);
    const documented = this.#inspector.documentedResponse(operation, status)?.status;
    if (documented !== undefined) this.#mark(operation, 'status', documented);
    const sent = mediaTypeOf(requestHeaders['content-type']);
    if (exchange.requestBody.byteLength > 0) this.#mark(operation, 'media type', `request ${sent}`);
    if (responseBody !== '')
      this.#mark(operation, 'media type', `${documented} ${mediaTypeOf(responseHeaders['content-type'])}`);
    for (const { name, place } of operation.parameters) {
      const isSent =
        place === 'path' ||
        (place === 'query' && found.query.has(name)) ||
        (place === 'header' && requestHeaders[name.toLowerCase()] !== undefined) ||
        (place === 'cookie' && requestHeaders['cookie']?.includes(`${name}=`) === true);
      if (isSent) this.#mark(operation, 'parameter', `${place} ${name}`);
    }
  }

  /** Records an exchange of another shard, so that all shards list the same statements. */
  observeElsewhere({ operation }: ObservedCall): void {
    this.#documents.add(operation.document);
    this.#mark(operation, 'operation', operation.id);
  }

  /** Records the reason why an operation is not exercised. */
  leaveOut(operation: ServedOperation, reason: string): void {
    this.#selected.add(operation.document);
    const key = keyOf(operation, 'operation', operation.id);
    if (!this.#reasons.has(key)) this.#reasons.set(key, reason);
  }

  /** Records a constraint that requests try; with the reason, if none can. */
  recordConstraint(operation: ServedOperation, name: string, missing: string | undefined): void {
    const key = keyOf(operation, 'constraint', name);
    const known = this.#constraints.get(key);
    if (known !== undefined && known.missing === undefined) return;
    this.#constraints.set(key, { kind: 'constraint', operation: operation.id, name, missing });
  }

  /** Returns what was exercised, and why the rest was not. */
  report(rules: readonly RuleResult[]): CoverageReport {
    const shown = this.#selected.size > 0 ? this.#selected : this.#documents;
    const documents = shown.size > 0 ? [...shown] : this.#inspector.documents.slice(0, 1);
    const ofOperations = documents.flatMap(({ operations }) => operations.flatMap((one) => this.#entriesOf(one)));
    const statements = [...ofOperations, ...this.#constraints.values(), ...this.#seenConstraints(documents)];
    return coverageOf(statements, rules);
  }

  /** Returns the constraints of the operations that a recording shows. */
  #seenConstraints(documents: readonly ServedDocument[]): readonly CoverageEntry[] {
    if (this.#selected.size > 0) return [];
    const operations = documents.flatMap((document) => document.operations);
    const shown = operations.filter((one) => this.#exercised.has(keyOf(one, 'operation', one.id)));
    return shown.flatMap((operation) =>
      [...this.#broken.constraintsOf(operation)].map(([name, isBroken]): CoverageEntry => {
        const missing = isBroken ? undefined : 'no request breaks it';
        return { kind: 'constraint', operation: operation.id, name, missing };
      }),
    );
  }

  #entriesOf(operation: ServedOperation): readonly CoverageEntry[] {
    const key = keyOf(operation, 'operation', operation.id);
    const isExercised = this.#exercised.has(key);
    const reason = this.#reasons.get(key) ?? 'the traffic has no request of it';
    const entry = (kind: CoverageKind, name: string, otherwise: string): CoverageEntry => {
      const missing = this.#exercised.has(keyOf(operation, kind, name)) ? undefined : otherwise;
      return { kind, operation: operation.id, name, missing: missing !== undefined && !isExercised ? reason : missing };
    };
    const { responses, body, parameters } = operation;
    return [
      entry('operation', operation.id, reason),
      ...responses.map(({ status }) => entry('status', status, 'the server never responded with it')),
      ...responses.flatMap(({ status, contents }) =>
        contents.map(({ mediaType }) =>
          entry('media type', `${status} ${mediaType}`, 'the server never responded with it'),
        ),
      ),
      ...(body?.contents ?? []).map(({ mediaType }) =>
        entry('media type', `request ${mediaType}`, 'no request was sent with it'),
      ),
      ...parameters.map(({ name, place }) => entry('parameter', `${place} ${name}`, 'no request has it')),
    ];
  }

  #mark(operation: ServedOperation, kind: CoverageKind, name: string): void {
    this.#exercised.add(keyOf(operation, kind, name));
  }
}

function keyOf({ document, id }: ServedOperation, kind: CoverageKind, name: string): string {
  return `${document.name} ${id} ${kind} ${name}`;
}

/** Counts statements and rules. */
export function coverageOf(statements: readonly CoverageEntry[], rules: readonly RuleResult[]): CoverageReport {
  const ofRules = rules.map(({ id, title, result }): CoverageEntry => {
    const missing =
      result === 'not exercised' ? 'no exchange shows a situation in which a server could break it' : undefined;
    return { kind: 'rule', operation: '', name: `${id} ${title}`, missing };
  });
  const entries = [...statements, ...ofRules];
  const exercised = entries.filter(({ missing }) => missing === undefined);
  const counts = Object.fromEntries(
    COVERAGE_KINDS.map((kind) => {
      const isOfKind = (entry: CoverageEntry): boolean => entry.kind === kind;
      return [kind, { exercised: exercised.filter(isOfKind).length, total: entries.filter(isOfKind).length }];
    }),
  ) as CoverageReport['counts'];
  const percent = entries.length === 0 ? 100 : Math.floor((1000 * exercised.length) / entries.length) / 10;
  return { counts, percent, entries };
}

/** Formats coverage in one line for each kind. */
export function coverageLines({ counts, percent }: CoverageReport): readonly string[] {
  const parts = COVERAGE_KINDS.filter((kind) => counts[kind].total > 0).map(
    (kind) => `${kind} ${counts[kind].exercised}/${counts[kind].total}`,
  );
  return [`Coverage ${percent} %: ${parts.join(', ')}`];
}

/** Formats the operations that were not exercised, those with the same reason together. */
export function leftOutLines({ entries }: CoverageReport): readonly string[] {
  const byReason = new Map<string, string[]>();
  for (const { kind, operation, missing } of entries)
    if (kind === 'operation' && missing !== undefined)
      byReason.set(missing, [...(byReason.get(missing) ?? []), operation]);
  return [...byReason].map(([reason, operations]) => {
    const more = operations.length > MAX_NAMED ? ` and ${operations.length - MAX_NAMED} more` : '';
    return `Not exercised, since ${reason}: ${operations.slice(0, MAX_NAMED).join(', ')}${more}`;
  });
}
