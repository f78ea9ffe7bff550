import { DEEPEST } from '../depth.ts';
import { describe } from '../describe.ts';
import { type Finding, type FindingParts, finding } from '../finding.ts';
import { inheritsMembers, isLeaf, isScalar, lostClass } from '../json-values.ts';

type Path = readonly (string | number)[];

/** What writing a value as JSON would do to it. */
export interface JsonInspection {
  /** What keeps it from being JSON, whatever its schema says. A value that is too deep is told of once. */
  readonly findings: readonly Finding[];
  /** Whether it has members that JSON leaves out, as another object owns them. */
  readonly inherits: boolean;
}

/** Values that would be written twice or more, all in all: as many take a second, and more are taken for no sense. */
const MOST_REPEATED = 10_000_000;

/** Looks at each object once, however often it is there, and tells once what is wrong inside it. */
export function inspectJson(value: unknown): JsonInspection {
  const walk = new Walk();
  walk.value(value, []);
  return { findings: walk.tooDeep === undefined ? walk.findings : [walk.tooDeep], inherits: walk.inherits };
}

/** How much is written of a value. */
interface Extent {
  readonly levels: number;
  readonly values: number;
}

const SCALAR: Extent = { levels: 0, values: 1 };
const LEAF: Extent = { levels: 1, values: 1 };

class Walk {
  readonly findings: Finding[] = [];
  tooDeep: Finding | undefined;
  inherits = false;
  #repeated = 0;
  /** Objects that were looked at; those that are being looked at have no extent yet. */
  readonly #known = new Map<object, Extent | undefined>();

  value(value: unknown, path: Path): Extent {
    if (this.tooDeep !== undefined) return SCALAR;
    if (typeof value !== 'object' || value === null) {
      if (!isScalar(value)) this.#refuse(describe(value), path);
      return SCALAR;
    }
    if (this.#known.has(value)) return this.#again(this.#known.get(value), path);
    if (path.length >= DEEPEST) return this.#stop(nestedTooDeeply(path));
    this.#known.set(value, undefined);
    const extent = Array.isArray(value) ? this.#items(value, path) : this.#object(value, path);
    this.#known.set(value, extent);
    return extent;
  }

  #again(extent: Extent | undefined, path: Path): Extent {
    if (extent === undefined)
      return this.#stop({ path, expected: 'a value that JSON can hold', received: 'one that contains itself' });
    if (path.length + extent.levels > DEEPEST) return this.#stop(nestedTooDeeply(path));
    this.#repeated += extent.values;
    if (this.#repeated <= MOST_REPEATED) return extent;
    return this.#stop({ path: [], expected: 'a value of moderate size', received: 'one that repeats itself' });
  }

  #object(value: object, path: Path): Extent {
    if (isLeaf(value)) return LEAF;
    if (lostClass(value) !== undefined) {
      this.#refuse(describe(value), path);
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
    return around(extents);
  }

  #members(value: object, path: Path): Extent {
    return around(Object.keys(value).map((key) => this.value(Reflect.get(value, key), [...path, key])));
  }

  #refuse(received: string, path: Path): void {
    this.findings.push(finding({ code: 'type', path, expected: 'a value that JSON can hold', received }));
  }

  #stop(parts: Omit<FindingParts, 'code'>): Extent {
    this.tooDeep = finding({ ...parts, code: 'too-deep' });
    return SCALAR;
  }
}

function around(extents: readonly Extent[]): Extent {
  let [levels, values] = [0, 1];
  for (const one of extents) {
    levels = Math.max(levels, one.levels);
    values += one.values;
  }
  return { levels: levels + 1, values };
}

/** The place of a deep value is where it begins: its own pointer would have a thousand keys. */
function nestedTooDeeply(path: Path): Omit<FindingParts, 'code'> {
  const expected = `a value of at most ${DEEPEST} levels`;
  return { path: path.slice(0, 1), expected, received: 'one that is nested too deeply' };
}
