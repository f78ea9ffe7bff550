import { closestMatch } from '../../closest-match.ts';
import { createIssue, type Issue, type IssueOptions } from '../issue.ts';
import { throwTooDeep } from '../recursion.ts';
import type { Schema } from './schema.ts';

/** For more names than these in one object no near one is searched for. */
const MAX_SUGGESTIONS = 50;

/**
 * So many keys may the places of all issues have: more are no help, and the places of a deep value fill the memory.
 */
const MAX_PATH_KEYS = 2_000_000;

/** Where an context stands. */
export interface Location {
  /** The location that it lies inside, and under which key; nothing for the value as a whole. */
  readonly parent?: { readonly location: Location; readonly key: string | number };
  /** How many keys lead there. */
  readonly level: number;
  /** How many keys lead to the places of what was found, all in all. */
  readonly pathKeys: { keys: number };
  /** How many schemas deep it is. */
  readonly depth: number;
  /** The source of the nearest schema that names one. */
  readonly source?: string | undefined;
  /** What looks at the keywords that the schemas have, each at its own. */
  readonly keywords: readonly KeywordInterpreter[];
  /** What was found already of the parts of a value that several schemas judge. */
  readonly cache?: ReportCache | undefined;
}

/** A value under a schema, and what was found of it so far. */
export interface KeywordContext {
  readonly schema: Schema;
  readonly value: unknown;
  readonly location: Location;
  readonly report: Report;
}

/** Looks at some keywords of a schema. */
export type KeywordInterpreter = (context: KeywordContext, interpret: Interpret) => void;

/** What an context found, and which parts of the value some schema has looked at. */
export class Report {
  #guesses = 0;
  #errors = 0;
  #doubts = 0;
  /** Each of them once, however many schemas look at the same part. */
  readonly issues: Set<Issue> = new Set();
  readonly properties: Set<string> = new Set();
  readonly items: Set<number> = new Set();

  get isClean(): boolean {
    return this.#errors === 0;
  }

  /** Whether all of the value was judged; where it was not, it may fit or not. */
  get isCertain(): boolean {
    return this.#doubts === 0;
  }

  /** The known name that was probably meant; not searched for again and again where hundreds of names are wrong. */
  closestMatch(name: string, known: readonly string[], most?: number): string | undefined {
    this.#guesses += 1;
    return this.#guesses > MAX_SUGGESTIONS ? undefined : closestMatch(name, known, most);
  }

  /** Adds a finding at a location. */
  add(location: Location, parts: IssueOptions): void {
    const rule = parts.rule ?? location.source;
    location.pathKeys.keys += location.level;
    if (location.pathKeys.keys > MAX_PATH_KEYS) throwTooDeep();
    this.#add(createIssue({ path: pathTo(location), ...parts, ...(rule === undefined ? {} : { rule }) }));
  }

  #add(one: Issue): void {
    if (this.issues.has(one)) return;
    this.issues.add(one);
    if (one.severity === 'error') this.#errors += 1;
    if (one.code === 'not-validated') this.#doubts += 1;
  }

  /** Adds that something depends on what was not judged. */
  addUncertainty(location: Location, expected: string): void {
    const received = 'one with a text that is too long to be tried';
    this.add(location, { code: 'not-validated', severity: 'warning', expected, received });
  }

  /** Takes over all that another report of the same value found. */
  merge(other: Report): void {
    this.mergeIssues(other);
    this.mergeEvaluated(other);
  }

  /** Takes over what was found inside the value. */
  mergeIssues({ issues }: Report): void {
    for (const one of issues) this.#add(one);
  }

  /** Takes over only which parts it looked at. */
  mergeEvaluated(other: Report): void {
    for (const name of other.properties) this.properties.add(name);
    for (const index of other.items) this.items.add(index);
  }
}

/** The location of a member or item of the value that stands here. */
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

/** Whether the same keys lead to two places. */
function isSameLocation(one: Location, other: Location): boolean {
  let [first, second] = [one, other];
  while (first !== second && first.parent !== undefined && second.parent !== undefined) {
    if (first.parent.key !== second.parent.key) return false;
    [first, second] = [first.parent.location, second.parent.location];
  }
  return first.level === second.level;
}

/** Judges a value against a schema and answers what it found. */
export type Interpret = (schema: Schema | boolean, value: unknown, location: Location) => Report;

/** A value that a schema judges at a location. */
export interface Evaluation {
  readonly schema: Schema | boolean;
  readonly value: unknown;
  readonly location: Location;
}

/** What was found at a location. */
interface CachedReport {
  readonly location: Location;
  readonly report: Report;
}

/** What schemas found of objects, by the location and the source that the issues name. */
export class ReportCache {
  readonly #reports = new Map<unknown, Map<Schema | boolean, CachedReport[]>>();

  /** What was found before, or what is found now. */
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
