import type { CheckName, Rule, RuleBook } from './rules.ts';
import type { Redactor } from '../redact.ts';

/** Difference between what a server did and what its documentation states. */
export interface Finding {
  readonly rule: Rule;
  readonly check: CheckName;
  /** Operation id, or method and path. */
  readonly operation: string;
  /** JSON pointer into the message, such as `/body/name`; empty for the whole. */
  readonly pointer: string;
  readonly observed: string;
  readonly expected: string;
  /** Number of the exchange that shows it, from 1. */
  readonly exchange: number;
  /** Numbers of exchanges that explain it, such as the update before the read. */
  readonly related: readonly number[];
  readonly request: string;
  /** Number of exchanges with the same finding. */
  readonly count: number;
}

/** Observation to report. */
export interface Observation {
  readonly check: CheckName;
  readonly operation: string;
  readonly collection?: string | undefined;
  readonly property?: string | undefined;
  readonly pointer?: string;
  readonly observed: string;
  readonly expected: string;
  readonly exchange: number;
  readonly related?: readonly number[];
  readonly request: string;
}

/** Longest text of a finding. */
const MAX_TEXT = 300;
/** Distinct findings beyond this number are counted only. */
const MAX_FINDINGS = 5_000;

/** Collects findings: equal ones are counted, so that memory stays flat. */
export class Findings {
  readonly #rules: RuleBook;
  readonly #redactor: Redactor;
  readonly #found = new Map<string, Finding>();
  #omitted = 0;

  constructor(rules: RuleBook, redactor: Redactor) {
    this.#rules = rules;
    this.#redactor = redactor;
  }

  /** Number of findings that were not kept because there were too many. */
  get omitted(): number {
    return this.#omitted;
  }

  list(): readonly Finding[] {
    return [...this.#found.values()];
  }

  /** Reports an observation; secrets are redacted and long texts cut here, so that no output can forget it. */
  report({ collection, property, pointer = '', related = [], ...rest }: Observation): void {
    const rule = this.#rules.find(rest.check, { collection, property });
    const key = [rule.id, rest.check, rest.operation, pointer.replace(/\/\d+(?=\/|$)/g, '/*')].join('\n');
    const before = this.#found.get(key);
    if (before !== undefined) {
      this.#found.set(key, { ...before, count: before.count + 1 });
      return;
    }
    if (this.#found.size >= MAX_FINDINGS) {
      this.#omitted += 1;
      return;
    }
    const clean = (text: string): string => cut(this.#redactor.text(text));
    const isSecret = this.#redactor.isSecret(property ?? lastStep(pointer));
    this.#found.set(key, {
      ...rest,
      rule,
      pointer: clean(pointer),
      observed: isSecret ? '***' : clean(rest.observed),
      expected: isSecret ? '***' : clean(rest.expected),
      request: clean(rest.request),
      related,
      count: 1,
    });
  }
}

function cut(text: string): string {
  return text.length <= MAX_TEXT ? text : `${text.slice(0, MAX_TEXT)}…`;
}

function lastStep(pointer: string): string {
  return pointer.slice(pointer.lastIndexOf('/') + 1);
}

/** Formats a finding in one line. */
export function findingLine({
  rule,
  observed,
  expected,
  exchange,
  related,
  pointer,
  operation,
  count,
}: Finding): string {
  const place = pointer === '' ? operation : `${operation} ${pointer}`;
  const source = rule.basis === 'assumed' ? `${rule.source}, assumed` : rule.source;
  const after = related.length === 0 ? '' : ` after ${related.join(', ')}`;
  const more = count === 1 ? '' : ` and ${count - 1} more`;
  return `${rule.id} ${rule.title}: ${observed}, expected ${expected} (${source}) · ${place} · exchange ${exchange}${after}${more}`;
}
