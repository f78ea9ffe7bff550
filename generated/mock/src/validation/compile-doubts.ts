import type { Ajv2020 } from 'ajv/dist/2020.js';
import { componentName, resolved } from '../document/resolve.ts';
import { isObject, type Json, type JsonObject, member, objectAt, textAt } from '../json.ts';
import { expressionOf } from './expression-of.ts';
import { mapSchemas } from './map-schemas.ts';

/** What Ajv reads in its own way, or not at all. */
const STRANGE = [
  'id',
  'nullable',
  '$id',
  '$schema',
  '$anchor',
  '$dynamicRef',
  '$dynamicAnchor',
  '$async',
  'x-mock-unit',
];
/** The name of a component that needs no decoding. */
const PLAIN_NAME = /^[^%~/]+$/;

/** A schema in the words of JSON Schema. */
type InWords = (schema: JsonObject) => JsonObject;

/**
 * Tells the schemas of a document that Ajv may not compile, which takes it seconds for a thousand: all others are right by
 * the schema of schemas, refer to components that are there, and have patterns that can be read.
 */
export class CompileDoubts {
  readonly #ajv: Ajv2020;
  readonly #inWords: InWords;
  readonly #root: JsonObject;
  readonly #components: JsonObject;
  readonly #doubtful: ReadonlySet<string>;

  constructor(root: JsonObject, { ajv, inWords }: { readonly ajv: Ajv2020; readonly inWords: InWords }) {
    this.#ajv = ajv;
    this.#inWords = inWords;
    this.#root = root;
    this.#components = objectAt(objectAt(root, 'components'), 'schemas');
    this.#doubtful = this.#doubtfulNames();
  }

  /** Whether it is not sure that a schema can be compiled. */
  isDoubtful(schema: Json): boolean {
    if (!isObject(schema)) return false;
    const { isStrange, names } = this.#lookInto(schema);
    return isStrange || names.some((name) => this.#doubtful.has(name));
  }

  /** The components that are doubtful themselves, and those that lead to one. */
  #doubtfulNames(): ReadonlySet<string> {
    const looks = Object.entries(this.#components).map(([name, schema]) => ({ name, ...this.#lookInto(schema) }));
    const doubtful = new Set(looks.filter(({ isStrange }) => isStrange).map(({ name }) => name));
    let before = -1;
    while (before < doubtful.size) {
      before = doubtful.size;
      for (const { name, names } of looks) if (names.some((other) => doubtful.has(other))) doubtful.add(name);
    }
    return doubtful;
  }

  /** Whether a schema is strange itself, and the components that it refers to. */
  #lookInto(schema: Json): { readonly isStrange: boolean; readonly names: readonly string[] } {
    if (!isObject(schema)) return { isStrange: typeof schema !== 'boolean', names: [] };
    const names = new Set<string>();
    let isStrange = false;
    const told = mapSchemas(this.#inWords(schema), (inner) => {
      const name = componentName(inner);
      if (name !== undefined) names.add(name);
      isStrange ||= this.#isStrange(inner, name);
      return inner;
    });
    return { isStrange: isStrange || this.#ajv.validateSchema(told) !== true, names: [...names] };
  }

  #isStrange(schema: JsonObject, name: string | undefined): boolean {
    if (schema['$ref'] !== undefined && (name === undefined || !this.#isThere(name))) return true;
    if (STRANGE.some((keyword) => member(schema, keyword) !== undefined)) return true;
    const values = member(schema, 'enum');
    const patterns = [textAt(schema, 'pattern') ?? '', ...Object.keys(objectAt(schema, 'patternProperties'))];
    return (Array.isArray(values) && values.length === 0) || !patterns.every(isPattern);
  }

  #isThere(name: string): boolean {
    if (!PLAIN_NAME.test(name) || !Object.hasOwn(this.#components, name)) return false;
    // References that lead to each other only never end.
    return member(resolved(this.#root, this.#components[name]), '$ref') === undefined;
  }
}

function isPattern(text: string): boolean {
  try {
    return expressionOf(text) !== undefined;
  } catch {
    return false;
  }
}
