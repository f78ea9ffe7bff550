import { describeValue } from './description.ts';
import { createIssue, type Issue, type IssueOptions } from './issue.ts';
import { MAX_DEPTH } from './recursion.ts';

/** A value with more parts is walked by {@link findJsonIssues}, which visits repeated objects once. */
const MAX_VALUES = 100_000;

/**
 * Tests quickly whether JSON can hold all of a value. Bytes pass, and objects with `toJSON`, such as dates. `false` for
 * large values and for inherited members: {@link findJsonIssues} decides then.
 */
export function isPlainJson(value: unknown): boolean {
  return new PlainJsonTest().isJson(value, 0);
}

class PlainJsonTest {
  #count = 0;

  isJson(value: unknown, depth: number): boolean {
    if (typeof value === 'string') return true;
    if (typeof value !== 'object' || value === null) return isScalar(value);
    this.#count += 1;
    if (depth >= MAX_DEPTH || this.#count > MAX_VALUES) return false;
    if (Array.isArray(value)) return this.#areJson(value, depth + 1);
    return isClassInstance(value) ? this.#isInstance(value, depth) : this.#isRecord(value, depth);
  }

  /** A list has no gaps: JSON would fill them with null. */
  #areJson(items: readonly unknown[], depth: number): boolean {
    for (const item of items) if (item === undefined || !this.isJson(item, depth)) return false;
    return true;
  }

  #isRecord(value: object, depth: number): boolean {
    for (const key in value) if (!this.isJson(Reflect.get(value, key), depth + 1)) return isSerializedWhole(value);
    return true;
  }

  #isInstance(value: object, depth: number): boolean {
    if (isSerializedWhole(value)) return true;
    if (unserializableClass(value) !== undefined || inheritsMembers(value)) return false;
    return Object.values(value).every((member) => this.isJson(member, depth + 1));
  }
}

type Path = readonly (string | number)[];

/** The effects of writing a value as JSON. */
export interface JsonReport {
  /** Issues that do not depend on the schema. Too deep a value has one issue. */
  readonly issues: readonly Issue[];
  /** `true` if the value has inherited members, which JSON leaves out. */
  readonly inherits: boolean;
}

/** Limit for repeated values in total, which take about a second; more are treated as a mistake. */
const MAX_REPEATED_VALUES = 10_000_000;

/** Finds parts that JSON cannot hold. Visits each object once, however often it is contained. */
export function findJsonIssues(value: unknown): JsonReport {
  const walk = new JsonWalk();
  walk.value(value, []);
  return { issues: walk.tooDeep === undefined ? walk.issues : [walk.tooDeep], inherits: walk.inherits };
}

/** The size of a value. */
interface Extent {
  readonly levels: number;
  readonly values: number;
}

const SCALAR: Extent = { levels: 0, values: 1 };
const LEAF: Extent = { levels: 1, values: 1 };

class JsonWalk {
  readonly issues: Issue[] = [];
  tooDeep: Issue | undefined;
  inherits = false;
  #repeated = 0;
  /** Objects that were looked at; those that are being looked at have no extent yet. */
  readonly #known = new Map<object, Extent | undefined>();

  value(value: unknown, path: Path): Extent {
    if (this.tooDeep !== undefined) return SCALAR;
    if (typeof value !== 'object' || value === null) {
      if (!isScalar(value)) this.#refuse(describeValue(value), path);
      return SCALAR;
    }
    if (this.#known.has(value)) return this.#again(this.#known.get(value), path);
    if (path.length >= MAX_DEPTH) return this.#stop(nestedTooDeeply(path));
    this.#known.set(value, undefined);
    const extent = Array.isArray(value) ? this.#items(value, path) : this.#object(value, path);
    this.#known.set(value, extent);
    return extent;
  }

  #again(extent: Extent | undefined, path: Path): Extent {
    if (extent === undefined)
      return this.#stop({ path, expected: 'a value that JSON can hold', received: 'one that contains itself' });
    if (path.length + extent.levels > MAX_DEPTH) return this.#stop(nestedTooDeeply(path));
    this.#repeated += extent.values;
    if (this.#repeated <= MAX_REPEATED_VALUES) return extent;
    return this.#stop({ path: [], expected: 'a value of moderate size', received: 'one that repeats itself' });
  }

  #object(value: object, path: Path): Extent {
    if (isSerializedWhole(value)) return LEAF;
    if (unserializableClass(value) !== undefined) {
      this.#refuse(describeValue(value), path);
      return LEAF;
    }
    this.inherits ||= inheritsMembers(value);
    return this.#members(value, path);
  }

  #items(items: readonly unknown[], path: Path): Extent {
    const extents: Extent[] = [];
    // A gap is an item here, which `forEach` passes over.
    for (const [index, item] of items.entries()) {
      if (item === undefined) this.#refuse('a gap, which JSON fills with null', [...path, index]);
      else extents.push(this.value(item, [...path, index]));
    }
    return enclosingExtent(extents);
  }

  #members(value: object, path: Path): Extent {
    return enclosingExtent(Object.keys(value).map((key) => this.value(Reflect.get(value, key), [...path, key])));
  }

  #refuse(received: string, path: Path): void {
    this.issues.push(createIssue({ code: 'type', path, expected: 'a value that JSON can hold', received }));
  }

  #stop(parts: Omit<IssueOptions, 'code'>): Extent {
    this.tooDeep = createIssue({ ...parts, code: 'too-deep' });
    return SCALAR;
  }
}

function enclosingExtent(extents: readonly Extent[]): Extent {
  let [levels, values] = [0, 1];
  for (const one of extents) {
    levels = Math.max(levels, one.levels);
    values += one.values;
  }
  return { levels: levels + 1, values };
}

/** A value that is too deep is reported where it begins: its own pointer would have a thousand keys. */
function nestedTooDeeply(path: Path): Omit<IssueOptions, 'code'> {
  const expected = `a value of at most ${MAX_DEPTH} levels`;
  return { path: path.slice(0, 1), expected, received: 'one that is nested too deeply' };
}

/** Objects whose content JSON loses in silence: they are written as `{}`. */
const LOST = new Set(['Map', 'Set', 'WeakMap', 'WeakSet', 'RegExp', 'Promise', 'Error']);

/** Tests for a value, other than an object, that JSON can hold. `undefined` is left out. */
export function isScalar(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  return typeof value !== 'function' && typeof value !== 'symbol';
}

function isSerializedWhole(value: object): boolean {
  return typeof Reflect.get(value, 'toJSON') === 'function' || ArrayBuffer.isView(value);
}

/** The class of an object that would be written as an empty one. */
function unserializableClass(value: object): string | undefined {
  const name = Object.prototype.toString.call(value).slice(8, -1);
  return LOST.has(name) ? name : undefined;
}

/** Most objects come from a literal or from JSON, and need no questions about their class. */
function isClassInstance(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype !== Object.prototype && prototype !== null;
}

/** Tests for inherited members: JSON leaves them out, although they can be read. */
function inheritsMembers(value: object): boolean {
  for (let one = prototypeOf(value); one !== undefined; one = prototypeOf(one)) {
    const members = Object.entries(Object.getOwnPropertyDescriptors(one));
    if (members.some(([name, { value: held }]) => name !== 'constructor' && typeof held !== 'function')) return true;
  }
  return false;
}

/** Returns the prototype, if it is not that of all objects. */
function prototypeOf(value: object): object | undefined {
  const prototype: object | null = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype ? undefined : prototype;
}
