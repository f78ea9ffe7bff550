import { componentName, resolveReference } from '#mock/document/references.ts';
import { type Json, type JsonObject, listAt, objectAt, textAt } from '#mock/json.ts';

export interface SampleOptions {
  readonly isOther?: boolean;
  readonly leftOut?: readonly string[];
}

/** Makes two documents of every schema of one specification, which differ in each of their values where they can. */
export class Samples {
  readonly #root: JsonObject;
  readonly #isOther: boolean;
  readonly #leftOut: ReadonlySet<string>;
  /** Names of the samples: `Component.property`, and those of enumerations. */
  readonly seen = new Set<string>();

  /** `leftOut` names what is not sampled: `Component.property`. */
  constructor(root: JsonObject, { isOther = false, leftOut = [] }: SampleOptions = {}) {
    this.#root = root;
    this.#isOther = isOther;
    this.#leftOut = new Set(leftOut);
  }

  /** Every property that the schema lists, each with a value; shapes inside themselves are left out. */
  of(schema: Json | undefined, name = '', within: readonly string[] = []): Json {
    const component = componentName(schema) ?? '';
    if (component !== '') this.seen.add(component);
    const found = resolveReference(this.#root, schema);
    const [variant] = listAt(found, 'anyOf');
    if (variant !== undefined) return this.#variants(found, name, within);
    if (found['items'] !== undefined) return [this.of(found['items'], name, within)];
    if (found['properties'] !== undefined || found['allOf'] !== undefined)
      return within.includes(component) ? {} : this.#object(found, component, [...within, component]);
    if (found['type'] === 'object')
      return found['additionalProperties'] instanceof Object
        ? { label: this.of(found['additionalProperties'], 'label', within) }
        : {};
    return this.#scalar(found, name);
  }

  /** The last of them: the general one stands first. */
  #variants(found: JsonObject, name: string, within: readonly string[]): Json {
    return this.of(listAt(found, 'anyOf').at(-1), name, within);
  }

  #object(found: JsonObject, component: string, within: readonly string[]): JsonObject {
    const parts = listAt(found, 'allOf').map((part) => {
      const inner = componentName(part) ?? component;
      return this.#object(resolveReference(this.#root, part), inner, within);
    });
    const listed = Object.entries(objectAt(found, 'properties'));
    const own = listed
      .filter(([key]) => !this.#leftOut.has(`${component}.${key}`))
      .map(([key, schema]) => {
        this.seen.add(`${within.at(-1)}.${key}`).add(`${component}.${key}`);
        return [key, this.of(schema, key, within)] as const;
      });
    return Object.assign({}, ...parts, Object.fromEntries(own));
  }

  #scalar(found: JsonObject, name: string): Json {
    const [first, second] = [found['enum'], found['x-extensible-enum']].flat().filter((one) => one !== undefined);
    if (found['enum'] !== undefined) return (this.#isOther ? second : undefined) ?? first ?? null;
    if (found['x-extensible-enum'] !== undefined) return (this.#isOther ? undefined : first) ?? 'ANOTHER';
    switch ([found['type']].flat()[0]) {
      case 'boolean':
        return !this.#isOther;
      case 'integer':
      case 'number':
        return this.#isOther ? 2 : 1;
      default:
        return this.#text(textAt(found, 'format'), name);
    }
  }

  #text(format: string | undefined, name: string): string {
    const year = this.#isOther ? 2031 : 2030;
    if (format === 'date') return `${year}-01-02`;
    return format === 'date-time' ? `${year}-01-02T03:04:05.000Z` : `${this.#isOther ? 'other' : 'some'} ${name}`;
  }
}
