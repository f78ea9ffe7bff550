import { tooDeep } from '../depth.ts';
import { type Finding, type FindingParts, finding } from '../finding.ts';
import { closestMatch } from '../../shared/closest-match.ts';
import type { Schema } from '../schema.ts';

/** For more names than these in one object no near one is searched for. */
const MOST_GUESSES = 50;

/**
 * So many keys may the places of all findings have: more are no help, and the places of a deep value fill the memory.
 */
const MOST_KEYS = 2_000_000;

/** Where an inspection stands. */
export interface Place {
  /** The place that it lies inside, and under which key; nothing for the value as a whole. */
  readonly above?: { readonly place: Place; readonly key: string | number };
  /** How many keys lead there. */
  readonly level: number;
  /** How many keys lead to the places of what was found, all in all. */
  readonly told: { keys: number };
  /** How many schemas deep it is. */
  readonly depth: number;
  /** The source of the nearest schema that names one. */
  readonly source?: string | undefined;
  /** What looks at the keywords that the schemas have, each at its own. */
  readonly inspectors: readonly Inspector[];
  /** What was found already of the parts of a value that several schemas judge. */
  readonly known?: Known | undefined;
}

/** A value under a schema, and what was found of it so far. */
export interface Inspection {
  readonly schema: Schema;
  readonly value: unknown;
  readonly place: Place;
  readonly report: Report;
}

/** Looks at some keywords of a schema. */
export type Inspector = (inspection: Inspection, inspect: Inspect) => void;

/** What an inspection found, and which parts of the value some schema has looked at. */
export class Report {
  #guesses = 0;
  #errors = 0;
  #doubts = 0;
  /** Each of them once, however many schemas look at the same part. */
  readonly findings = new Set<Finding>();
  readonly properties = new Set<string>();
  readonly items = new Set<number>();

  get isClean(): boolean {
    return this.#errors === 0;
  }

  /** Whether all of the value was judged; where it was not, it may fit or not. */
  get isSure(): boolean {
    return this.#doubts === 0;
  }

  /** The known name that was probably meant; not searched for again and again where hundreds of names are wrong. */
  nearest(name: string, known: readonly string[], most?: number): string | undefined {
    this.#guesses += 1;
    return this.#guesses > MOST_GUESSES ? undefined : closestMatch(name, known, most);
  }

  /** Adds a finding at a place. */
  add(place: Place, parts: FindingParts): void {
    const rule = parts.rule ?? place.source;
    place.told.keys += place.level;
    if (place.told.keys > MOST_KEYS) tooDeep();
    this.#add(finding({ path: pathOf(place), ...parts, ...(rule === undefined ? {} : { rule }) }));
  }

  #add(one: Finding): void {
    if (this.findings.has(one)) return;
    this.findings.add(one);
    if (one.severity === 'error') this.#errors += 1;
    if (one.code === 'not-judged') this.#doubts += 1;
  }

  /** Adds that something depends on what was not judged. */
  addDoubt(place: Place, expected: string): void {
    const received = 'one with a text that is too long to be tried';
    this.add(place, { code: 'not-judged', severity: 'warning', expected, received });
  }

  /** Takes over all that another report of the same value found. */
  take(other: Report): void {
    this.takeInside(other);
    this.takeSeen(other);
  }

  /** Takes over what was found inside the value. */
  takeInside({ findings }: Report): void {
    for (const one of findings) this.#add(one);
  }

  /** Takes over only which parts it looked at. */
  takeSeen(other: Report): void {
    for (const name of other.properties) this.properties.add(name);
    for (const index of other.items) this.items.add(index);
  }
}

/** The place of a member or item of the value that stands here. */
export function inside(place: Place, key: string | number): Place {
  return { ...place, above: { place, key }, level: place.level + 1 };
}

/** The place of a value as a whole. */
export function wholeValue(inspectors: readonly Inspector[]): Place {
  return { level: 0, told: { keys: 0 }, depth: 0, inspectors };
}

function pathOf(place: Place): readonly (string | number)[] {
  const path: (string | number)[] = [];
  for (let { above } = place; above !== undefined; { above } = above.place) path.push(above.key);
  return path.reverse();
}

/** Whether the same keys lead to two places. */
function isSame(one: Place, other: Place): boolean {
  let [first, second] = [one, other];
  while (first !== second && first.above !== undefined && second.above !== undefined) {
    if (first.above.key !== second.above.key) return false;
    [first, second] = [first.above.place, second.above.place];
  }
  return first.level === second.level;
}

/** Judges a value against a schema and answers what it found. */
export type Inspect = (schema: Schema | boolean, value: unknown, place: Place) => Report;

/** A value that a schema judges at a place. */
export interface Subject {
  readonly schema: Schema | boolean;
  readonly value: unknown;
  readonly place: Place;
}

/** What was found at a place. */
interface Reported {
  readonly place: Place;
  readonly report: Report;
}

/** What schemas found of objects, by the place and the source that the findings name. */
export class Known {
  readonly #reports = new Map<unknown, Map<Schema | boolean, Reported[]>>();

  /** What was found before, or what is found now. */
  report({ schema, value, place }: Subject, inspect: Inspect): Report {
    const ofValue = entry(this.#reports, value, () => new Map<Schema | boolean, Reported[]>());
    const ofSchema = entry(ofValue, schema, (): Reported[] => []);
    const known = ofSchema.find((one) => one.place.source === place.source && isSame(one.place, place));
    if (known !== undefined) return known.report;
    const report = inspect(schema, value, place);
    ofSchema.push({ place, report });
    return report;
  }
}

function entry<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key) ?? make();
  map.set(key, known);
  return known;
}
