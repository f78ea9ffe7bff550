import { DEEPEST } from './depth.ts';
import { inheritsMembers, isLeaf, isOfClass, isScalar, lostClass } from './json-values.ts';

/** Of more values than these it is not quickly seen: some may be the same again and again. */
const MOST_VALUES = 100_000;

/**
 * Whether it is quickly seen that all of a value can be written as JSON and says the same then: where a schema leaves
 * open what may stand, nothing else asks. Bytes pass, and what writes itself (`toJSON`), such as a date. Of a value
 * that is large, or has members that it does not own, `inspectJson` tells.
 */
export function isPlainlyJson(value: unknown): boolean {
  return new Glance().isJson(value, 0);
}

class Glance {
  #count = 0;

  isJson(value: unknown, depth: number): boolean {
    if (typeof value === 'string') return true;
    if (typeof value !== 'object' || value === null) return isScalar(value);
    this.#count += 1;
    if (depth >= DEEPEST || this.#count > MOST_VALUES) return false;
    if (Array.isArray(value)) return this.#areJson(value, depth + 1);
    return isOfClass(value) ? this.#isInstance(value, depth) : this.#isRecord(value, depth);
  }

  /** A list has no gaps: JSON would fill them with null. */
  #areJson(items: readonly unknown[], depth: number): boolean {
    for (const item of items) if (item === undefined || !this.isJson(item, depth)) return false;
    return true;
  }

  #isRecord(value: object, depth: number): boolean {
    for (const key in value) if (!this.isJson(Reflect.get(value, key), depth + 1)) return isLeaf(value);
    return true;
  }

  #isInstance(value: object, depth: number): boolean {
    if (isLeaf(value)) return true;
    if (lostClass(value) !== undefined || inheritsMembers(value)) return false;
    return Object.values(value).every((member) => this.isJson(member, depth + 1));
  }
}
