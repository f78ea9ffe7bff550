import { targetOf } from '../document/resolve.ts';
import { isObject, type Json, type JsonObject, member, objectAt } from '../json.ts';

/**
 * Items, properties or characters that are made for one answer; a list in a list counts as often as it would be made.
 */
const MOST = 1_000_000;
const DEMANDS = ['minItems', 'minProperties', 'minLength'];
/**
 * Properties that one object is made with: Prism looks for names that it has not taken yet, of some 100,000 that it
 * knows.
 */
const MOST_PROPERTIES = 10_000;
/** What stands for the value of a schema, so that none is made. */
const FIXED = ['const', 'enum'];
/** What a pattern is made of: escaped characters, classes, edges of groups, repetitions, and other characters. */
const TOKENS = /\\.|\[(?:\\.|[^\]\\])*\]|[()]|\{(?<least>\d+)(?:,(?<most>\d*))?\}|./gsu;
const EXAMPLES = ['example', 'examples', 'default'];

/**
 * What the answers of a document of one operation demand that nothing should make, as a keyword and its number: Prism
 * would try to, until the memory is gone. What has an example is not made, unless new values are wished for.
 */
export function excessIn(document: JsonObject, isDynamic: boolean): string | undefined {
  const answers = Object.entries(objectAt(document, 'paths')).flatMap(([, item]) =>
    Object.values(isObject(item) ? item : {}).flatMap((operation) => Object.values(objectAt(operation, 'responses'))),
  );
  const search = new Search(document, isDynamic ? FIXED : [...FIXED, ...EXAMPLES]);
  return firstOf(answers, (answer) => search.in(answer, 1, []));
}

class Search {
  readonly #document: JsonObject;
  readonly #stated: readonly string[];
  /** How often what a reference names was already seen to be made without excess. */
  readonly #seen = new Map<string, number>();

  constructor(document: JsonObject, stated: readonly string[]) {
    this.#document = document;
    this.#stated = stated;
  }

  in(value: Json, times: number, way: readonly string[]): string | undefined {
    if (typeof value !== 'object' || value === null) return undefined;
    if (this.#stated.some((key) => member(value, key) !== undefined)) return undefined;
    const reference = member(value, '$ref');
    if (typeof reference === 'string') return this.#behind(reference, times, way);
    const demanded =
      numberAt(value, 'minProperties') > MOST_PROPERTIES
        ? 'minProperties'
        : DEMANDS.find((key) => numberAt(value, key) * times > MOST);
    if (demanded !== undefined) return `${demanded} ${numberAt(value, demanded)}`;
    const repetition = excessiveRepetition(member(value, 'pattern'));
    if (repetition !== undefined) return `pattern ${repetition}`;
    const more = times * numberAt(value, 'minItems') * numberAt(value, 'minProperties');
    return firstOf(partsOf(value), (inner) => this.in(inner, more, way));
  }

  /** A circle is gone through once. */
  #behind(reference: string, times: number, way: readonly string[]): string | undefined {
    if (way.includes(reference) || (this.#seen.get(reference) ?? 0) >= times) return undefined;
    this.#seen.set(reference, times);
    const target = targetOf(this.#document, reference);
    return target === undefined ? undefined : this.in(target, times, [...way, reference]);
  }
}

/** What repeats a part of a pattern more often than anything is made, with what repeats the groups around it. */
function excessiveRepetition(pattern: Json | undefined): string | undefined {
  if (typeof pattern !== 'string') return undefined;
  /** How often the most repeated part is made: of each open group, and of what was read last. */
  const open = [1];
  let last = 1;
  for (const [token, least, most] of pattern.matchAll(TOKENS)) {
    if (token === '(') open.push(1);
    else if (token === ')' && open.length > 1) last = open.pop() ?? 1;
    else if (least !== undefined) last *= Math.max(1, Number(most || least));
    else last = 1;
    const group = open.length - 1;
    open[group] = Math.max(open[group] ?? 1, last);
    if (last > MOST) return token;
  }
  return undefined;
}

function firstOf(values: readonly Json[], find: (value: Json) => string | undefined): string | undefined {
  for (const value of values) {
    const found = find(value);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What stands in a value; properties one by one, whatever they are called. */
function partsOf(value: readonly Json[] | JsonObject): readonly Json[] {
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'properties' && isObject(inner) ? Object.values(inner) : [inner],
  );
}

function numberAt(value: Json, key: string): number {
  const found = member(value, key);
  return typeof found === 'number' && found > 1 ? found : 1;
}
