import { closestMatch } from '../../closest-match.ts';
import { pluralize } from '../description.ts';
import { createIssue, type Issue, type IssueOptions } from '../issue.ts';
import { throwTooDeep } from '../recursion.ts';
import type { Schema } from './schema.ts';

/** Limit of names in one object for which a known name is suggested. */
const MAX_SUGGESTIONS = 50;

/** Limit of the keys in the paths of all issues: the paths of a deep value would fill the memory. */
const MAX_PATH_KEYS = 2_000_000;

/** A location in the value that is interpreted. */
export interface Location {
  /** The location above, and the key below it; absent for the value as a whole. */
  readonly parent?: { readonly location: Location; readonly key: string | number };
  /** Number of keys on the path. */
  readonly level: number;
  /** Number of keys in the paths of all issues. */
  readonly pathKeys: { keys: number };
  /** Number of nested schemas. */
  readonly depth: number;
  /** The source of the nearest schema that names one. */
  readonly source?: string | undefined;
  /** The interpreters of the keywords that the schemas have. */
  readonly keywords: readonly KeywordInterpreter[];
  /** Reports for the parts of a value that several schemas validate. */
  readonly cache?: ReportCache | undefined;
}

/** A value, its schema, and the report so far. */
export interface KeywordContext {
  readonly schema: Schema;
  readonly value: unknown;
  readonly location: Location;
  readonly report: Report;
}

/** Looks at some keywords of a schema. */
export type KeywordInterpreter = (context: KeywordContext, interpret: Interpret) => void;

/** Issues of a value, and its parts that are evaluated. */
export class Report {
  #guesses = 0;
  #errors = 0;
  #unvalidated = 0;
  /** Each of them once, however many schemas look at the same part. */
  readonly issues: Set<Issue> = new Set();
  /** Names of the properties, or indexes of the items, that a schema looked at. */
  readonly evaluated: Set<string | number> = new Set();

  get isClean(): boolean {
    return this.#errors === 0;
  }

  /** `true` if all of the value was validated. If not, it may be valid or not. */
  get isCertain(): boolean {
    return this.#unvalidated === 0;
  }

  /** The known name that was probably meant; not searched for again and again where hundreds of names are wrong. */
  closestMatch(name: string, known: readonly string[], most?: number): string | undefined {
    this.#guesses += 1;
    return this.#guesses > MAX_SUGGESTIONS ? undefined : closestMatch(name, known, most);
  }

  add(location: Location, parts: IssueOptions): void {
    const source = parts.source ?? location.source;
    location.pathKeys.keys += location.level;
    if (location.pathKeys.keys > MAX_PATH_KEYS) throwTooDeep();
    this.#add(createIssue({ path: pathTo(location), ...parts, ...(source === undefined ? {} : { source }) }));
  }

  #add(one: Issue): void {
    if (this.issues.has(one)) return;
    this.issues.add(one);
    if (one.severity === 'error') this.#errors += 1;
    if (one.code === 'not-validated') this.#unvalidated += 1;
  }

  /** Adds that the result depends on something that was not validated. */
  addUncertainty(location: Location, expected: string): void {
    const received = 'one with a text that is too long to be tried';
    this.add(location, { code: 'not-validated', severity: 'warning', expected, received });
  }

  /** Merges a report of the same value. */
  merge(other: Report): void {
    this.mergeIssues(other);
    this.mergeEvaluated(other);
  }

  /** Merges the issues of a part of the value. */
  mergeIssues({ issues }: Report): void {
    for (const one of issues) this.#add(one);
  }

  /** Takes over only which parts it looked at. */
  mergeEvaluated(other: Report): void {
    for (const key of other.evaluated) this.evaluated.add(key);
  }
}

/** The members that an issue of a length or a number has, without the value. */
export type LengthIssue = Pick<IssueOptions, 'code' | 'keyword' | 'limit' | 'expected'>;

/** The nouns of what the keywords of length count. */
const COUNTED = {
  Length: ['character', 'characters'],
  Items: ['item', 'items'],
  Properties: ['property', 'properties'],
  Contains: ['item that matches "contains"', 'items that match "contains"'],
} as const;

/** Describes a length that a keyword such as `minItems` limits. */
export function lengthIssue(keyword: `${'min' | 'max'}${keyof typeof COUNTED}`, limit: number): LengthIssue {
  const [one, many] = COUNTED[keyword.slice(3) as keyof typeof COUNTED];
  const bound = keyword.startsWith('min') ? 'at least' : 'at most';
  return { code: 'length', keyword, limit, expected: `${bound} ${pluralize(limit, one, many)}` };
}

/** Returns the location of a member or an item. */
export function childLocation(location: Location, key: string | number): Location {
  return { ...location, parent: { location, key }, level: location.level + 1 };
}

/** The location of a value as a whole. */
export function rootLocation(keywords: readonly KeywordInterpreter[]): Location {
  return { level: 0, pathKeys: { keys: 0 }, depth: 0, keywords: keywords };
}

function pathTo(location: Location): readonly (string | number)[] {
  const path: (string | number)[] = [];
  for (let { parent: above } = location; above !== undefined; { parent: above } = above.location) path.push(above.key);
  return path.reverse();
}

/** Tests whether two locations have the same path. */
function isSameLocation(one: Location, other: Location): boolean {
  let [first, second] = [one, other];
  while (first !== second && first.parent !== undefined && second.parent !== undefined) {
    if (first.parent.key !== second.parent.key) return false;
    [first, second] = [first.parent.location, second.parent.location];
  }
  return first.level === second.level;
}

/** Validates a value against a schema and returns the report. */
export type Interpret = (schema: Schema | boolean, value: unknown, location: Location) => Report;

/** A value that a schema validates at a location. */
export interface Evaluation {
  readonly schema: Schema | boolean;
  readonly value: unknown;
  readonly location: Location;
}

/** The report for a location. */
interface CachedReport {
  readonly location: Location;
  readonly report: Report;
}

/** Caches reports by object, schema, location and source. */
export class ReportCache {
  readonly #reports = new Map<unknown, Map<Schema | boolean, CachedReport[]>>();

  /** Returns the cached report, or creates it. */
  report({ schema, value, location }: Evaluation, interpret: Interpret): Report {
    const ofValue = getOrCreate(this.#reports, value, () => new Map<Schema | boolean, CachedReport[]>());
    const ofSchema = getOrCreate(ofValue, schema, (): CachedReport[] => []);
    const known = ofSchema.find(
      (one) => one.location.source === location.source && isSameLocation(one.location, location),
    );
    if (known !== undefined) return known.report;
    const report = interpret(schema, value, location);
    ofSchema.push({ location, report });
    return report;
  }
}

function getOrCreate<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key) ?? make();
  map.set(key, known);
  return known;
}
