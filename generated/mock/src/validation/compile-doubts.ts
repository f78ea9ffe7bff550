import { componentName, resolved } from '../document/resolve.ts';
import { isObject, type Json, type JsonObject, member, objectAt } from '../json.ts';
import { isRemark } from './is-remark.ts';
import { HOLDING, type Holds, isPattern, TAKES } from './known-keywords.ts';

/** What Ajv reads in its own way, or not at all. */
const STRANGE: readonly string[] = [
  'id',
  '$id',
  '$schema',
  '$vocabulary',
  '$anchor',
  '$dynamicRef',
  '$dynamicAnchor',
  '$recursiveRef',
  '$recursiveAnchor',
  '$async',
  'nullable',
  'dependencies',
];
/** What gives a schema a name, wherever Ajv finds it. */
const NAMING: readonly string[] = ['$id', '$anchor', '$dynamicAnchor'];
/** What OpenAPI 3.0 says in words of its own, which are put into those of JSON Schema. */
const OLD: readonly string[] = ['nullable', 'exclusiveMinimum', 'exclusiveMaximum'];
/** The name of a component that needs no decoding. */
const PLAIN_NAME = /^[^%~/]+$/;

/** What one schema shows of itself. */
interface Look {
  isStrange: boolean;
  /** The components that it refers to. */
  readonly names: Set<string>;
}

/**
 * Tells the schemas of a document that Ajv may not compile, without compiling any, which takes it seconds for a
 * thousand: all others hold in each keyword what belongs there, and refer to components that are there.
 */
export class CompileDoubts {
  readonly #root: JsonObject;
  readonly #components: JsonObject;
  readonly #doubtful: ReadonlySet<string>;

  constructor(root: JsonObject) {
    this.#root = root;
    this.#components = objectAt(objectAt(root, 'components'), 'schemas');
    this.#doubtful = this.#doubtfulNames();
  }

  /** Whether it is not sure that a schema can be compiled. */
  isDoubtful(schema: Json): boolean {
    const { isStrange, names } = this.#lookInto(schema);
    return isStrange || [...names].some((name) => this.#doubtful.has(name));
  }

  /** The components that are doubtful themselves, and those that lead to one. */
  #doubtfulNames(): ReadonlySet<string> {
    const leadsTo = new Map<string, string[]>();
    const doubtful = new Set<string>();
    for (const [name, schema] of Object.entries(this.#components)) {
      const { isStrange, names } = this.#lookInto(schema);
      if (isStrange) doubtful.add(name);
      for (const other of names) leadsTo.set(other, [...(leadsTo.get(other) ?? []), name]);
    }
    // What is added meanwhile is met too.
    for (const name of doubtful) for (const other of leadsTo.get(name) ?? []) doubtful.add(other);
    return doubtful;
  }

  #lookInto(schema: Json): Look {
    const look = { isStrange: false, names: new Set<string>() };
    this.#look(schema, look);
    return look;
  }

  #look(schema: Json, look: Look): void {
    if (look.isStrange || typeof schema === 'boolean') return;
    if (isObject(schema)) for (const key in schema) this.#lookAt(key, schema, look);
    else look.isStrange = true;
  }

  #lookAt(key: string, schema: JsonObject, look: Look): void {
    if (isRemark(key)) return;
    const value = schema[key] ?? null;
    const holds = HOLDING.get(key);
    const takes = TAKES.get(key);
    if (holds !== undefined) this.#lookInside(value, holds, look);
    if (key === 'patternProperties') look.isStrange ||= !(isObject(value) && Object.keys(value).every(isPattern));
    if (key === '$ref') this.#follow(schema, look);
    else if (OLD.includes(key) && typeof value === 'boolean') return;
    else if (takes !== undefined) look.isStrange ||= !takes(value);
    else if (holds === undefined) look.isStrange ||= STRANGE.includes(key) || namesOne(value);
  }

  #lookInside(value: Json, holds: Holds, look: Look): void {
    if (holds === 'one') return this.#look(value, look);
    const isHolder = holds === 'list' ? Array.isArray(value) && value.length > 0 : isObject(value);
    if (!isHolder) look.isStrange = true;
    for (const inner of Object.values(value ?? {})) this.#look(inner, look);
  }

  #follow(schema: JsonObject, look: Look): void {
    const name = componentName(schema);
    if (name === undefined || !this.#isThere(name)) look.isStrange = true;
    else look.names.add(name);
  }

  #isThere(name: string): boolean {
    if (!PLAIN_NAME.test(name) || !Object.hasOwn(this.#components, name)) return false;
    // References that lead to each other only never end.
    return member(resolved(this.#root, this.#components[name]), '$ref') === undefined;
  }
}

/** Whether a name of a schema lies in what is said beside schemas: Ajv looks there for names too. */
function namesOne(value: Json): boolean {
  return isObject(value) && Object.entries(value).some(([key, inner]) => NAMING.includes(key) || namesOne(inner));
}
