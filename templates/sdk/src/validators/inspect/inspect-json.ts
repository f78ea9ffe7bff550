import { DEEPEST } from '../depth.ts';
import { describe } from '../describe.ts';
import { type Finding, finding } from '../finding.ts';
import { isLeaf, isScalar, lostClass } from '../is-json.ts';

type Path = readonly (string | number)[];

/** What keeps a value from being JSON, whatever its schema says. A value of too many levels is told of once. */
export function inspectJson(value: unknown): readonly Finding[] {
  const walk = new Walk();
  walk.value(value, []);
  return walk.tooDeep === undefined ? walk.findings : [walk.tooDeep];
}

class Walk {
  readonly findings: Finding[] = [];
  tooDeep: Finding | undefined;
  readonly #around = new Set<object>();

  value(value: unknown, path: Path): void {
    if (this.tooDeep !== undefined) return;
    if (typeof value !== 'object' || value === null) {
      if (!isScalar(value)) this.#refuse(describe(value), path);
    } else if (this.#around.has(value) || path.length >= DEEPEST) {
      this.tooDeep = tooDeepAt(path, this.#around.has(value));
    } else if (Array.isArray(value)) {
      this.#inside(value, () => this.#items(value, path));
    } else if (!isLeaf(value)) {
      const lost = lostClass(value);
      if (lost === undefined) this.#inside(value, () => this.#members(value, path));
      else this.#refuse(`an object of the class ${lost}`, path);
    }
  }

  #inside(value: object, look: () => void): void {
    this.#around.add(value);
    look();
    this.#around.delete(value);
  }

  #items(items: readonly unknown[], path: Path): void {
    // A gap is an item here, which `forEach` passes over.
    for (const [index, item] of items.entries()) {
      if (item === undefined) this.#refuse(describe(item), [...path, index]);
      else this.value(item, [...path, index]);
    }
  }

  #members(value: object, path: Path): void {
    for (const key of Object.keys(value)) this.value(Reflect.get(value, key), [...path, key]);
  }

  #refuse(received: string, path: Path): void {
    this.findings.push(finding({ code: 'type', path, expected: 'a value of JSON', received }));
  }
}

/** The place of a deep value is where it begins: its own pointer would have a thousand keys. */
function tooDeepAt(path: Path, isAround: boolean): Finding {
  return isAround
    ? finding({ code: 'too-deep', path, expected: 'a value of JSON', received: 'one that contains itself' })
    : finding({
        code: 'too-deep',
        path: path.slice(0, 1),
        expected: `a value of at most ${DEEPEST} levels`,
        received: 'one that is nested too deeply',
      });
}
