import { createHash } from 'node:crypto';
import { REDACTED } from '#mock/inspection.ts';
import { pluralize } from '#shared/validation/description.ts';
import type { AcceptedEntry } from '#shared/accepted-findings.ts';
import type { RuleEvidence, RuleScope } from './rule-ranking.ts';
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
  /** Lists what the server did at each place, if there are several. */
  readonly byPlace?: readonly FindingPlace[];
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

/** States what a server did at one of the places of a finding. */
export type FindingPlace = Omit<Finding, 'fingerprint' | 'places' | 'byPlace' | 'severity' | 'history' | 'response'>;

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
  readonly item?: string | undefined;
  readonly property?: string | undefined;
  /** Circumstances by which related rules are found. */
  readonly evidence?: RuleEvidence | undefined;
  readonly pointer?: string;
  /** @default an error */
  readonly severity?: 'warning' | undefined;
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
/** Checks whose expectation is the document's own words, in which no secret is. */
export const DOCUMENT_CHECKS: readonly CheckName[] = ['response-schema', 'request-schema', 'write-only-member'];
/** Checks of which a failure means another status. */
const STATUS_CHECKS: ReadonlySet<CheckName> = new Set<CheckName>([
  ...(['response-status', 'server-error', 'request-schema', 'not-acceptable'] as const),
  ...(['missing-credentials', 'missing-right', 'rejected-caller'] as const),
]);
/** Distinct findings beyond this number are counted only. */
const MAX_FINDINGS = 5_000;
/** Further places of all findings beyond this number are counted only. */
const MAX_PLACES = 20_000;

/** Options of {@link Findings}. */
export interface FindingsOptions {
  readonly rules: RuleBook;
  readonly redactor: Redactor;
  /** Called for each finding, also for one that was reported before. */
  readonly onFinding?: ((finding: Finding) => void) | undefined;
}

/** Number of exchanges that show something, each with an item of its list. */
class Shown {
  count = 0;
  #last = '';

  add({ exchange, item = '' }: Pick<Observation, 'exchange' | 'item'>): void {
    if (this.#last !== `${exchange} ${item}`) this.count += 1;
    this.#last = `${exchange} ${item}`;
  }
}

/** Finding at one of its places. */
interface PlacedFinding {
  finding: Finding;
  readonly shown: Shown;
}

/** Findings with the same cause. */
interface FindingGroup {
  readonly places: Map<string, PlacedFinding>;
  readonly shown: Shown;
}

/** Collects findings: equal ones are counted, so that memory stays flat. */
export class Findings {
  readonly #rules: RuleBook;
  readonly #redactor: Redactor;
  readonly #onFinding: (finding: Finding) => void;
  readonly #found = new Map<string, FindingGroup>();
  /** Findings whose exchange is not attached yet. */
  #fresh: PlacedFinding[] = [];
  /** Places and statuses of the current exchange that a check reported as wrong. */
  readonly #shownAt = new Set<string>();
  #places = 0;
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
    return [...this.#found.values()].map(({ places, shown }) => {
      const placed = [...places.values()].map(({ finding, shown: { count } }) => ({ ...finding, count }));
      return { ...joinPlaces(placed), count: shown.count };
    });
  }

  /** Tests whether the checks of an exchange have reported something there, or its status. */
  isShown(exchange: number, pointer = ''): boolean {
    return this.#shownAt.has(`${exchange} ${pointer}`);
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
    this.#shownAt.clear();
    const shown = fresh.filter(({ finding }) => finding.exchange === number);
    if (shown.length === 0) return;
    // A body may be large, and have as many findings as members.
    const texts = text();
    for (const placed of shown) placed.finding = { ...placed.finding, ...texts };
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
    const found = [...this.#found.values()].flatMap(({ places }) => [...places.values()].map(({ finding }) => finding));
    return this.#rules.results(found.filter(({ severity }) => severity !== 'warning'));
  }

  #noteShown({ check, exchange, pointer = '', severity }: Observation): void {
    if (severity !== 'warning') this.#shownAt.add(`${exchange} ${STATUS_CHECKS.has(check) ? '' : pointer}`);
  }

  #add(observation: Observation): Finding | undefined {
    const { cause, collection, property, evidence, pointer = '', check, operation } = observation;
    this.#noteShown(observation);
    const member = property ?? (pointer === '' ? undefined : lastStep(pointer));
    const scope = { ...evidence, check, operation, collection, property: member, pointer };
    // A more specific rule, which depends on the exchange, is no part of the cause.
    const rule = this.#rules.fail(check, scope);
    const key =
      cause === undefined
        ? findingKey({ rule, check, operation, pointer })
        : `${isSchemaCheck(check) || rule.id === check ? '' : rule.id} ${cause}`;
    const { places, shown } = this.#found.get(key) ?? { places: new Map<string, PlacedFinding>(), shown: new Shown() };
    const place = placeOf({ operation, pointer: this.#clean(pointer) });
    const known = places.get(place);
    const isFull = places.size === 0 ? this.#found.size >= MAX_FINDINGS : this.#places >= MAX_PLACES;
    if (known === undefined && isFull) {
      this.#omitted += 1;
      return undefined;
    }
    const placed = known ?? { finding: this.#describe(observation, key, scope), shown: new Shown() };
    shown.add(observation);
    placed.shown.add(observation);
    if (known === undefined) {
      if (places.size > 0) this.#places += 1;
      places.set(place, placed);
      this.#found.set(key, { places, shown });
      this.#fresh.push(placed);
    }
    const [first = placed] = places.values();
    return first.finding;
  }

  #describe(observation: Observation, key: string, scope: RuleScope): Finding {
    const { rule, seeAlso } = this.#rules.cite(observation.check, scope);
    const { cause: _, collection, item, property, evidence, pointer = '', related = [], ...rest } = observation;
    // Two secrets that differ must not look equal.
    const returned = this.#clean(rest.observed).replace(/^the server \w+ /, '');
    const hidden = this.#clean(rest.expected).startsWith(returned) ? ' (another value)' : '';
    const isSecret = this.#redactor.isSecret(property ?? lastStep(pointer));
    const isDocument = DOCUMENT_CHECKS.includes(rest.check);
    return {
      ...rest,
      fingerprint: createHash('sha256').update(key).digest('hex').slice(0, 16),
      rule,
      origin: rest.origin ?? rule.basis,
      seeAlso,
      pointer: this.#clean(pointer),
      observed: isSecret ? withoutValue(rest.observed) : this.#clean(rest.observed),
      expected: isDocument ? cut(rest.expected) : isSecret ? REDACTED : this.#clean(rest.expected) + hidden,
      request: this.#clean(rest.request),
      related,
      places: [],
      count: 1,
    };
  }

  #clean(text: string): string {
    return cut(this.#redactor.text(text));
  }
}

function cut(text: string): string {
  return text.length <= MAX_TEXT ? text : `${text.slice(0, MAX_TEXT)}…`;
}

/** Replaces the value of a secret property in a text. */
function withoutValue(text: string): string {
  return text.startsWith('the server accepted ')
    ? text.replace(/accepted .* with/s, `accepted ${REDACTED} with`)
    : REDACTED;
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

/** Divides a finding by its places. */
export function splitPlaces({ byPlace, ...finding }: Finding): readonly Finding[] {
  if (byPlace === undefined) return [finding];
  const { curl: _, response, ...common } = finding;
  return byPlace.map((place, index) => {
    const shown = index === 0 && response !== undefined ? { response } : {};
    return { ...common, ...place, ...shown, places: [] };
  });
}

/** Joins findings with the same cause to one with their places; the first is the example. */
export function joinPlaces(findings: readonly Finding[]): Finding {
  const placed = new Map<string, Finding>();
  const inOrder = findings.flatMap(splitPlaces).toSorted((one, other) => one.exchange - other.exchange);
  for (const finding of inOrder) {
    const before = placed.get(placeOf(finding));
    const joined = before === undefined ? finding : { ...before, count: before.count + finding.count };
    placed.set(placeOf(finding), joined);
  }
  const [first, ...others] = placed.values();
  if (first === undefined) throw new Error('A finding has at least one place.');
  if (others.length === 0) return first;
  const byPlace = [first, ...others].map(
    ({ fingerprint, places, severity, history, response, ...place }): FindingPlace => place,
  );
  const count = findings.reduce((sum, finding) => sum + finding.count, 0);
  return { ...first, count, places: others.map(placeOf).toSorted(), byPlace };
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
  const place = pointer === '' ? operation : `${operation} ${pointer}`;
  const basis = rule.basis === 'assumed' && origin !== 'modeled' ? [rule.basis] : [];
  const source = [rule.id, [rule.source, ...basis, ...(origin === rule.basis ? [] : [origin])].join(', ')].join('; ');
  const after = related.length === 0 ? '' : ` after ${related.join(', ')}`;
  const parts = [
    `${finding.severity === 'warning' ? 'Warning. ' : ''}Expected: ${expectationOf(finding)} (${source}). Found: ${observed}`,
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

/** States what was expected: the rule, with the value unless it ends with that: `an omitted boolean becomes false`. */
function expectationOf({ rule: { title }, expected }: Finding): string {
  const [, value = expected, reason = ''] = /^(\S+)(, .*)$/s.exec(expected) ?? [];
  return title.endsWith(` ${value}`) ? title + reason : `${title}: ${expected}`;
}
