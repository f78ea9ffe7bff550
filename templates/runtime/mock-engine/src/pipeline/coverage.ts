import { responseFor, type ServedDocument, type ServedOperation } from '../document/served-document.ts';
import { mediaTypeOf } from '../http/message.ts';

/** Kinds of what a document states and requests can exercise. */
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

/** Coverage of a document. */
export interface CoverageReport {
  /** Number of the exercised statements and of all, by kind. */
  readonly counts: Readonly<Record<CoverageKind, { readonly exercised: number; readonly total: number }>>;
  /** Share of the exercised statements, from 0 to 100. */
  readonly percent: number;
  readonly entries: readonly CoverageEntry[];
}

/** Rule, and whether something showed a situation in which it matters. */
export interface RuleCoverage {
  readonly id: string;
  readonly title: string;
  readonly isExercised: boolean;
}

/** Exchange of an operation, as far as coverage depends on it. */
export interface CoveredExchange {
  readonly operation: ServedOperation;
  readonly query: URLSearchParams;
  readonly status: number;
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly hasRequestBody: boolean;
  readonly responseHeaders: Readonly<Record<string, string>>;
  readonly hasResponseBody: boolean;
}

/** Marks that are kept at most: issues name what requests send. */
const MAX_MARKS = 100_000;
/** Operations that a line names. */
const MAX_NAMED = 20;

/** Records what exchanges exercise of documents, as marks: texts that processes can share. */
export class Coverage {
  readonly #marks = new Set<string>();
  readonly #reasons = new Map<string, string>();

  /** Records an exchange, and returns the marks that are new. */
  observe(exchange: CoveredExchange): readonly string[] {
    return this.add(marksOf(exchange));
  }

  /** Adds marks, also of other processes, and returns those that are new. */
  add(marks: readonly string[]): readonly string[] {
    const fresh = this.#marks.size < MAX_MARKS ? marks.filter((mark) => !this.#marks.has(mark)) : [];
    for (const mark of fresh) this.#marks.add(mark);
    return fresh;
  }

  has(mark: string): boolean {
    return this.#marks.has(mark);
  }

  /** Records the reason why an operation is not exercised. */
  leaveOut(operation: ServedOperation, reason: string): void {
    const mark = markOf(operation, 'operation', operation.id);
    if (!this.#reasons.has(mark)) this.#reasons.set(mark, reason);
  }

  /** Tests whether an exchange of an operation was recorded. */
  isExercised(operation: ServedOperation): boolean {
    return this.has(markOf(operation, 'operation', operation.id));
  }

  /** Returns what a document states, and why it was not exercised. */
  statementsOf({ operations }: Pick<ServedDocument, 'operations'>): readonly CoverageEntry[] {
    return operations.flatMap((operation) => this.#entriesOf(operation));
  }

  #entriesOf(operation: ServedOperation): readonly CoverageEntry[] {
    const reason = this.#reasons.get(markOf(operation, 'operation', operation.id)) ?? 'no request of it was seen';
    const isExercised = this.isExercised(operation);
    const entry = (kind: CoverageKind, name: string, otherwise: string): CoverageEntry => {
      const missing = this.has(markOf(operation, kind, name)) ? undefined : otherwise;
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
}

/** Returns what an exchange exercises of its operation. */
function marksOf(exchange: CoveredExchange): string[] {
  const { operation, query, requestHeaders } = exchange;
  const documented = responseFor(operation, exchange.status)?.status;
  const isSent = ({ name, place }: ServedOperation['parameters'][number]): boolean =>
    place === 'path' ||
    (place === 'query' && query.has(name)) ||
    (place === 'header' && requestHeaders[name.toLowerCase()] !== undefined) ||
    (place === 'cookie' && requestHeaders['cookie']?.includes(`${name}=`) === true);
  return [
    markOf(operation, 'operation', operation.id),
    ...(documented === undefined ? [] : [markOf(operation, 'status', documented)]),
    ...(exchange.hasRequestBody
      ? [markOf(operation, 'media type', `request ${mediaTypeOf(requestHeaders['content-type'])}`)]
      : []),
    ...(exchange.hasResponseBody
      ? [markOf(operation, 'media type', `${documented} ${mediaTypeOf(exchange.responseHeaders['content-type'])}`)]
      : []),
    ...operation.parameters.filter(isSent).map(({ name, place }) => markOf(operation, 'parameter', `${place} ${name}`)),
  ];
}

/** Returns the mark of a statement of an operation, or of an issue of its requests. */
export function markOf({ document, id }: ServedOperation, kind: CoverageKind | 'issue', name: string): string {
  return `${document.name} ${id} ${kind} ${name}`;
}

/** Removes the indexes of lists from the pointer at the start of a text. */
export function withoutIndexes(text: string): string {
  return text.replace(/^\S*/, (pointer) => pointer.replace(/\/\d+(?=\/|$)/g, '/*'));
}

/** Returns the mark of a rule. */
export function ruleMark(id: string): string {
  return `rule ${id}`;
}

/** Counts statements and rules. */
export function coverageOf(statements: readonly CoverageEntry[], rules: readonly RuleCoverage[]): CoverageReport {
  const ofRules = rules.map(({ id, title, isExercised }): CoverageEntry => {
    const missing = isExercised ? undefined : 'no exchange shows a situation in which a server could break it';
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
  if (COVERAGE_KINDS.every((kind) => counts[kind].exercised === 0)) return ['Coverage 0 %: nothing was exercised'];
  const parts = COVERAGE_KINDS.filter((kind) => counts[kind].total > 0).map(
    (kind) => `${kind} ${counts[kind].exercised}/${counts[kind].total}`,
  );
  return [`Coverage ${percent} %: ${parts.join(', ')}`];
}

/** Formats the operations that were not exercised, those with the same reason together. */
export function leftOutLines({ entries }: CoverageReport): readonly string[] {
  const all = entries.filter(({ kind }) => kind === 'operation');
  const byReason = Map.groupBy(all, ({ missing }) => missing ?? '');
  return [...byReason].flatMap(([reason, left]) => {
    if (reason === '') return [];
    const more = left.length > MAX_NAMED ? ` and ${left.length - MAX_NAMED} more` : '';
    const named = left.slice(0, MAX_NAMED).map(({ operation }) => operation);
    // The names of most operations tell nothing about the reason.
    const isMost = more !== '' && left.length > all.length / 2;
    return [`Not exercised, since ${reason}: ${isMost ? `${left.length} operations` : named.join(', ') + more}`];
  });
}
