import type { CheckName, Rule, RuleBook, RuleResult } from './rules.ts';
import type { Redactor } from '../redact.ts';

/**
 * Origin of an expected value: `seen` earlier in the traffic, `documented` by the document or a rule, `assumed` by the
 * conventions of REST, or `modeled` by the mock.
 */
export type Origin = 'seen' | 'modeled' | Rule['basis'];

/** Difference between what a server did and what its documentation states. */
export interface Finding {
  readonly rule: Rule;
  /** Origin of the expected value. */
  readonly origin: Origin;
  /** Identifiers of rules that mention the property. */
  readonly seeAlso: readonly string[];
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
  /** Shortest history of requests that shows it, if one was searched for. */
  readonly history?: readonly string[];
}

/** Observation to report. */
export interface Observation {
  readonly check: CheckName;
  readonly operation: string;
  readonly collection?: string | undefined;
  readonly property?: string | undefined;
  /** Rules that the behavior of the model implements. */
  readonly rules?: readonly string[];
  readonly pointer?: string;
  readonly observed: string;
  readonly expected: string;
  /** @default the basis of the rule */
  readonly origin?: 'seen' | 'modeled' | undefined;
  readonly exchange: number;
  readonly related?: readonly number[];
  readonly request: string;
}

/** Longest text of a finding. */
const MAX_TEXT = 300;
/** Distinct findings beyond this number are counted only. */
const MAX_FINDINGS = 5_000;

/** Options of {@link Findings}. */
export interface FindingsOptions {
  readonly rules: RuleBook;
  readonly redactor: Redactor;
  /** Called for each finding, also for one that was reported before. */
  readonly onFinding?: ((finding: Finding) => void) | undefined;
}

/** Collects findings: equal ones are counted, so that memory stays flat. */
export class Findings {
  readonly #rules: RuleBook;
  readonly #redactor: Redactor;
  readonly #onFinding: (finding: Finding) => void;
  readonly #found = new Map<string, Finding>();
  #omitted = 0;

  constructor({ rules, redactor, onFinding = () => undefined }: FindingsOptions) {
    this.#rules = rules;
    this.#redactor = redactor;
    this.#onFinding = onFinding;
  }

  /** Number of findings that were not kept because there were too many. */
  get omitted(): number {
    return this.#omitted;
  }

  get size(): number {
    return this.#found.size;
  }

  list(): readonly Finding[] {
    return [...this.#found.values()];
  }

  /** Reports an observation; secrets are redacted and long texts cut here, so that no output can forget it. */
  report(observation: Observation): void {
    const finding = this.#add(observation);
    if (finding !== undefined) this.#onFinding(finding);
  }

  /** Records that a check was made, and so that its rule was exercised. */
  exercise(check: CheckName, scope: Pick<Observation, 'collection' | 'property' | 'rules'> = {}): void {
    this.#rules.exercise(check, scope);
  }

  /** Returns the outcome of every rule. */
  ruleResults(): readonly RuleResult[] {
    return this.#rules.results(this.list());
  }

  #add({ collection, property, rules, pointer = '', related = [], ...rest }: Observation): Finding | undefined {
    const member = property ?? (pointer === '' ? undefined : lastStep(pointer));
    const { rule, seeAlso } = this.#rules.fail(rest.check, { collection, property: member, rules });
    const key = findingKey({ rule, check: rest.check, operation: rest.operation, pointer });
    const before = this.#found.get(key);
    if (before !== undefined) {
      this.#found.set(key, { ...before, count: before.count + 1 });
      return before;
    }
    if (this.#found.size >= MAX_FINDINGS) {
      this.#omitted += 1;
      return undefined;
    }
    const clean = (text: string): string => cut(this.#redactor.text(text));
    // Two secrets that differ must not look equal.
    const hidden = clean(rest.observed) === clean(rest.expected) ? ' (another value)' : '';
    const isSecret = this.#redactor.isSecret(property ?? lastStep(pointer));
    const finding: Finding = {
      ...rest,
      rule,
      origin: rest.origin ?? rule.basis,
      seeAlso,
      pointer: clean(pointer),
      observed: isSecret ? '***' : clean(rest.observed),
      expected: isSecret ? '***' : clean(rest.expected) + hidden,
      request: clean(rest.request),
      related,
      count: 1,
    };
    this.#found.set(key, finding);
    return finding;
  }
}

function cut(text: string): string {
  return text.length <= MAX_TEXT ? text : `${text.slice(0, MAX_TEXT)}…`;
}

function lastStep(pointer: string): string {
  return pointer.slice(pointer.lastIndexOf('/') + 1);
}

/** Identifies a finding: the same difference at another index of a list is the same finding. */
export function findingKey({
  rule,
  check,
  operation,
  pointer,
}: Pick<Finding, 'rule' | 'check' | 'operation' | 'pointer'>): string {
  return [rule.id, check, operation, pointer.replace(/\/\d+(?=\/|$)/g, '/*')].join('\n');
}

/** Formats a finding in one line. */
export function findingLine(finding: Finding): string {
  const { rule, origin, observed, exchange, related, pointer, operation, count, history, seeAlso } = finding;
  const expected = expectationOf(finding);
  const place = pointer === '' ? operation : `${operation} ${pointer}`;
  const basis = rule.basis === 'assumed' && origin !== 'modeled' ? [rule.basis] : [];
  const source = [rule.source, ...basis, ...(origin === rule.basis ? [] : [origin])].join(', ');
  const after = related.length === 0 ? '' : ` after ${related.join(', ')}`;
  const parts = [
    `${sentenceOf(rule)}: ${observed}${expected === '' ? '' : `, expected ${expected}`} (${source})`,
    place,
    `exchange ${exchange}${after}${count === 1 ? '' : ` and ${count - 1} more`}`,
    ...(seeAlso.length === 0 ? [] : [`see also ${seeAlso.join(', ')}`]),
    ...(history === undefined ? [] : [`shortest history: ${history.join(' → ')}`]),
  ];
  return parts.join(' · ');
}

/** Names a rule by its sentence, with its number behind it, in parentheses. */
function sentenceOf({ id, title }: Rule): string {
  return `${title.charAt(0).toUpperCase()}${title.slice(1)} (${id})`;
}

/** Returns what was expected, unless the title of the rule ends with it: `an omitted boolean becomes false`. */
function expectationOf({ rule: { title }, expected }: Finding): string {
  return title.endsWith(` ${expected}`) ? '' : expected;
}
