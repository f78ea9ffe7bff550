import { createHash } from 'node:crypto';
import { pluralize } from '#shared/validation/description.ts';
import type { AcceptedEntry } from '#shared/accepted-findings.ts';
import type { RuleEvidence } from './rule-ranking.ts';
import type { CheckName, Rule, RuleBook, RuleResult } from './rules.ts';
import type { Exchange } from '../har/exchange.ts';
import type { Redactor } from '../redact.ts';

/**
 * Origin of an expected value: `seen` earlier in the traffic, `documented` by the document or a rule, `assumed` by the
 * conventions of REST, or `modeled` by the mock.
 */
export type Origin = 'seen' | 'modeled' | Rule['basis'];

/** Difference between what a server did and what its documentation states. */
export interface Finding {
  /** Identifies the cause, in every run and shard. */
  readonly fingerprint: string;
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
  /** Further places with the same cause, each an operation with a pointer. */
  readonly places: readonly string[];
  /** A warning fails no run. @default an error */
  readonly severity?: 'warning' | undefined;
  /** Number of exchanges with the same finding; of a list, that of its items. */
  readonly count: number;
  /** Shortest history of requests that shows it, if one was searched for. */
  readonly history?: readonly string[];
  /** First request that shows it, as a command of `curl` without secrets. */
  readonly curl?: string;
  /** Status and start of its response. */
  readonly response?: string;
}

/** A finding that somebody accepted. */
export interface AcceptedFinding extends Finding {
  readonly acceptance: Pick<AcceptedEntry, 'by' | 'why' | 'until'>;
}

/** Observation to report. */
export interface Observation {
  readonly check: CheckName;
  /** Text that findings with the same cause share. @default the check with its operation and pointer */
  readonly cause?: string | undefined;
  readonly operation: string;
  readonly collection?: string | undefined;
  /** Item of a list, of which the exchange may show several. */
  readonly item?: string;
  readonly property?: string | undefined;
  /** Circumstances by which related rules are found. */
  readonly evidence?: RuleEvidence | undefined;
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
/** Places of one finding that are listed. */
export const MAX_PLACES = 50;
/** Checks whose expectation is the document's own words, in which no secret is. */
const DOCUMENT_CHECKS: readonly CheckName[] = ['response-schema', 'request-schema', 'write-only-member'];
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
  /** Last exchange and item of each finding. */
  readonly #last = new Map<string, string>();
  /** Findings whose exchange is not attached yet. */
  #fresh: string[] = [];
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

  /** Attaches the exchange that showed the findings since the last call. */
  attach({ number }: Pick<Exchange, 'number'>, text: () => Pick<Finding, 'curl' | 'response'>): void {
    const fresh = this.#fresh;
    this.#fresh = [];
    for (const key of fresh) {
      const finding = this.#found.get(key);
      if (finding?.exchange === number) this.#found.set(key, { ...finding, ...text() });
    }
  }

  /** Records that a check was made, and so that its rule was exercised. */
  exercise(
    check: CheckName,
    scope: Pick<Observation, 'collection' | 'property'> & Pick<RuleEvidence, 'rules'> = {},
  ): void {
    this.#rules.exercise(check, scope);
  }

  /** Returns the outcome of every rule. */
  ruleResults(): readonly RuleResult[] {
    return this.#rules.results(this.list());
  }

  #add(observation: Observation): Finding | undefined {
    const { cause, collection, item = '', property, evidence, pointer = '', related = [], ...rest } = observation;
    const member = property ?? (pointer === '' ? undefined : lastStep(pointer));
    const { check, operation } = rest;
    const scope = { ...evidence, check, operation, collection, property: member, pointer };
    const rule = this.#rules.fail(rest.check, scope);
    const key =
      cause === undefined
        ? findingKey({ rule, check: rest.check, operation: rest.operation, pointer })
        : `${isSchemaCheck(rest.check) ? '' : rule.id} ${cause}`;
    const before = this.#found.get(key);
    if (before !== undefined) return this.#repeat(key, before, { ...rest, item, pointer });
    if (this.#found.size >= MAX_FINDINGS) {
      this.#omitted += 1;
      return undefined;
    }
    const clean = (text: string): string => cut(this.#redactor.text(text));
    // Two secrets that differ must not look equal.
    const returned = clean(rest.observed).replace(/^the server \w+ /, '');
    const hidden = clean(rest.expected).startsWith(returned) ? ' (another value)' : '';
    const isSecret = this.#redactor.isSecret(property ?? lastStep(pointer));
    const isDocument = DOCUMENT_CHECKS.includes(rest.check);
    const finding: Finding = {
      ...rest,
      fingerprint: createHash('sha256').update(key).digest('hex').slice(0, 16),
      rule,
      origin: rest.origin ?? rule.basis,
      seeAlso: this.#rules.related(rule, scope),
      pointer: clean(pointer),
      observed: isSecret ? withoutValue(rest.observed) : clean(rest.observed),
      expected: isDocument ? cut(rest.expected) : isSecret ? '***' : clean(rest.expected) + hidden,
      request: clean(rest.request),
      related,
      places: [],
      count: 1,
    };
    this.#found.set(key, finding);
    this.#last.set(key, `${rest.exchange} ${item}`);
    this.#fresh.push(key);
    return finding;
  }

  /** Counts an exchange that shows a known finding again, and the place if it is another one. */
  #repeat(key: string, before: Finding, observation: Omit<Observation, 'cause'>): Finding {
    const { exchange, item, operation, pointer = '' } = observation;
    const place = this.#redactor.text(placeOf({ operation, pointer }));
    const isKnown = place === placeOf(before) || before.places.includes(place) || before.places.length >= MAX_PLACES;
    const shown = `${exchange} ${item}`;
    const count = this.#last.get(key) === shown ? before.count : before.count + 1;
    const finding = { ...before, count, places: isKnown ? before.places : [...before.places, place] };
    this.#found.set(key, finding);
    this.#last.set(key, shown);
    return finding;
  }
}

function cut(text: string): string {
  return text.length <= MAX_TEXT ? text : `${text.slice(0, MAX_TEXT)}…`;
}

/** Replaces the value of a secret property in a text. */
function withoutValue(text: string): string {
  return text.startsWith('the server accepted ') ? text.replace(/accepted .* with/s, 'accepted *** with') : '***';
}

/** Tests for checks of a schema: what a server accepts it also returns, which is one cause. */
function isSchemaCheck(check: CheckName): boolean {
  return check === 'response-schema' || check === 'request-schema';
}

/** Matches the index of a list in a pointer. */
export const INDEX: RegExp = /\/\d+(?=\/|$)/g;

/** Names the place of a finding: its operation and pointer, without the indexes of lists. */
export function placeOf({ operation, pointer }: Pick<Finding, 'operation' | 'pointer'>): string {
  return `${operation} ${pointer.replace(INDEX, '/*')}`.trim();
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
  return [rule.id, check, operation, pointer.replace(INDEX, '/*')].join('\n');
}

/** Formats a finding in one line. */
export function findingLine(finding: Finding): string {
  const { rule, origin, observed, exchange, related, pointer, operation, count, history, seeAlso, places } = finding;
  const expected = expectationOf(finding);
  const place = pointer === '' ? operation : `${operation} ${pointer}`;
  const basis = rule.basis === 'assumed' && origin !== 'modeled' ? [rule.basis] : [];
  const source = [rule.source, ...basis, ...(origin === rule.basis ? [] : [origin])].join(', ');
  const after = related.length === 0 ? '' : ` after ${related.join(', ')}`;
  const parts = [
    `${finding.severity === 'warning' ? 'Warning: ' : ''}${sentenceOf(rule)}: ${observed}${expected === '' ? '' : `, expected ${expected}`} (${source})`,
    place,
    `exchange ${exchange}${after}${count === 1 ? '' : ` and ${count - 1} more`}`,
    ...(places.length === 0 ? [] : [`also ${listOf(places)}`]),
    ...(seeAlso.length === 0 ? [] : [`see also ${seeAlso.join(', ')}`]),
    ...(history === undefined ? [] : [`shortest history: ${history.join(' → ')}`]),
  ];
  return parts.join(' · ');
}

/** Places of a finding that its line names. */
const MAX_NAMED_PLACES = 3;

function listOf(places: readonly string[]): string {
  const named = places.slice(0, MAX_NAMED_PLACES).join(', ');
  const more = places.length - MAX_NAMED_PLACES;
  return more <= 0 ? named : `${named} and ${pluralize(more, 'other')}`;
}

/** Names a rule by its sentence, with its number behind it, in parentheses. */
export function sentenceOf({ id, title }: Rule): string {
  return `${title.charAt(0).toUpperCase()}${title.slice(1)} (${id})`;
}

/** Returns what was expected, unless the title of the rule ends with it: `an omitted boolean becomes false`. */
function expectationOf({ rule: { title }, expected }: Finding): string {
  return title.endsWith(` ${expected}`) ? '' : expected;
}
