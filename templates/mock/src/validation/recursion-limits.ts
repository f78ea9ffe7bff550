import type { ErrorObject, FuncKeywordDefinition, ValidateFunction } from 'ajv';
import type { Ajv2020 } from 'ajv/dist/2020.js';
import { componentName } from '../document/references.ts';
import type { Issue } from '../http/message.ts';
import { isObject, type Json, type JsonObject, listAt, objectAt } from '../json.ts';
import { embedComponents } from './schema-transforms.ts';

/** In-place applicators: keywords whose schemas apply to the same value, each beside the others. */
const BESIDE = ['allOf', 'anyOf', 'oneOf'];
const ALONE = ['not', 'if', 'contains'];
const NAMED = ['patternProperties', 'dependentSchemas'];

/**
 * Finds the components that contain themselves in two ways at once, so that Ajv validates each level of a value twice
 * as often as the one around it: a choice of two variants that both contain the whole, for example.
 */
function multiplyRecursiveNames(schemas: JsonObject): ReadonlySet<string> {
  const circular = circularNames(schemas);
  const repeats = [...circular].some((name) => forks(schemas[name] ?? null, circular));
  return repeats ? circular : new Set();
}

const known = new WeakMap<JsonObject, boolean>();

/** Tests whether a schema, or the description of a body, refers to such components; the result is cached. */
export function isMultiplyRecursive(root: JsonObject, schema: Json): boolean {
  if (!isObject(schema)) return false;
  const found = known.get(schema) ?? leadsToRepeated(root, schema);
  known.set(schema, found);
  return found;
}

function leadsToRepeated(root: JsonObject, schema: JsonObject): boolean {
  const whole = embedComponents(root, schema);
  return multiplyRecursiveNames(objectAt(objectAt(whole, 'components'), 'schemas')).size > 0;
}

function circularNames(schemas: JsonObject): ReadonlySet<string> {
  const next = new Map(Object.entries(schemas).map(([name, schema]) => [name, namesIn(schema)]));
  return new Set([...next.keys()].filter((name) => reached(next.get(name) ?? [], next).has(name)));
}

function reached(names: readonly string[], next: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const found = new Set(names);
  // A set visits what is added to it on the way.
  for (const name of found) for (const other of next.get(name) ?? []) found.add(other);
  return found;
}

/** The components that a schema refers to, at any depth. */
function namesIn(schema: Json): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = componentName(schema);
  return [...(own === undefined ? [] : [own]), ...Object.values(schema).flatMap(namesIn)];
}

/** Tests whether a schema, or one inside of it, applies such components in two ways to the same value. */
function forks(schema: Json, names: ReadonlySet<string>): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  const leads = (part: Json): boolean => namesIn(part).some((name) => names.has(name));
  if (isObject(schema) && waysOf(schema).filter(leads).length > 1) return true;
  return Object.values(schema).some((inner) => forks(inner, names));
}

/** The parts of a schema that apply to the same value, or to the same part of one. */
function waysOf(schema: JsonObject): readonly Json[] {
  const { $ref = null, then = null, else: otherwise = null } = schema;
  const apart = [...BESIDE, ...ALONE, ...NAMED, '$ref', 'then', 'else'];
  const rest = Object.fromEntries(Object.entries(schema).filter(([keyword]) => !apart.includes(keyword)));
  return [
    rest,
    { $ref },
    // Only one of them applies.
    [then, otherwise],
    ...ALONE.map((keyword) => schema[keyword] ?? null),
    ...BESIDE.flatMap((keyword) => listAt(schema, keyword)),
    ...NAMED.flatMap((keyword) => Object.values(objectAt(schema, keyword))),
  ];
}

/** The keyword that counts each use of a component as a step. */
const STEP = 'x-mock-step';
/** This many steps take half a second. */
const MAX_STEPS = 100_000;

/** Thrown if a value takes too many steps. */
class TooManySteps extends Error {}

/** Counts the uses of components that a value may use again and again, and ends a validation with too many.
 */
export class StepLimit {
  #steps = 0;

  constructor(ajv: Ajv2020) {
    ajv.addKeyword({ keyword: STEP, before: '$ref', schema: false, errors: false, validate: () => this.#step() });
  }

  /** Makes the schema in which the uses of such components are counted. */
  mark(schema: Json): Json {
    if (!isObject(schema)) return schema;
    const { components } = schema;
    const schemas = objectAt(components, 'schemas');
    const marked = [...multiplyRecursiveNames(schemas)].map((name) => [
      name,
      { ...objectAt(schemas, name), [STEP]: true },
    ]);
    if (marked.length === 0) return schema;
    const all = { ...schemas, ...Object.fromEntries(marked) };
    return { ...schema, components: { ...(isObject(components) ? components : {}), schemas: all } };
  }

  /** Runs a validation; too many steps are an issue. */
  run(validator: () => readonly Issue[]): readonly Issue[] {
    this.#steps = 0;
    try {
      return validator();
    } catch (error) {
      if (!(error instanceof TooManySteps)) throw error;
      return [
        {
          path: '',
          message: `takes more than ${MAX_STEPS} steps to validate: its schema contains itself several times`,
        },
      ];
    }
  }

  #step(): boolean {
    this.#steps += 1;
    if (this.#steps > MAX_STEPS) throw new TooManySteps();
    return true;
  }
}

/** The keyword for a component that is validated by itself, with its name. */
const UNIT = 'x-mock-unit';
/** A choice reports the issues of each of its variants, and so do the choices in them. */
const MAX_ERRORS = 1_000;
/** With fewer validations than these, a repetition is as fast as the cache. */
const FEW = 16;
const RIGHT: readonly ErrorObject[] = [];
/** Keywords whose result depends on the schemas around a component, or that refer to a part of one. */
const BOUND = /"(?:unevaluated(?:Properties|Items)|\$dynamicRef|\$id)":|"\$ref":"(?!#\/components\/schemas\/[^"/]+")/;

type Compile = NonNullable<FuncKeywordDefinition['compile']>;
type Context = Parameters<ValidateFunction>[1];

/**
 * Caches the results of components that contain themselves several times: each validates each part of a value once,
 * where each level would otherwise be validated twice as often as the one around it.
 */
export class ResultCache {
  readonly #ajv: Ajv2020;
  readonly #validators = new Map<string, ValidateFunction>();
  readonly #found = new Map<object, Map<string, readonly ErrorObject[]>>();
  #count = 0;

  constructor(ajv: Ajv2020) {
    this.#ajv = ajv;
    const compile: Compile = (name) => {
      const validate: ReturnType<Compile> = (value, context) => {
        const errors = this.#errorsIn(value, name, context);
        validate.errors = [...errors];
        return errors.length === 0;
      };
      return validate;
    };
    ajv.addKeyword({ keyword: UNIT, schemaType: 'string', errors: 'full', compile });
  }

  /**
   * Makes the schema in which such components are validated by themselves; `undefined` without any, or where that is
   * not possible.
   *
   * @throws Error if Ajv cannot compile one
   */
  separate(schema: JsonObject): JsonObject | undefined {
    const schemas = objectAt(objectAt(schema, 'components'), 'schemas');
    const names = [...multiplyRecursiveNames(schemas)];
    if (names.length === 0 || BOUND.test(JSON.stringify(schema))) return undefined;
    const units = names.map((name) => [name, { [UNIT]: name }] as const);
    const components = { schemas: { ...schemas, ...Object.fromEntries(units) } };
    for (const name of names.filter((one) => !this.#validators.has(one)))
      this.#validators.set(name, this.#ajv.compile({ ...objectAt(schemas, name), components }));
    return { ...schema, components };
  }

  /** Runs a validation with an empty cache. */
  run<Found>(validator: () => Found): Found {
    try {
      return validator();
    } finally {
      this.#found.clear();
    }
  }

  #errorsIn(value: unknown, name: string, context: Context): readonly ErrorObject[] {
    if (typeof value !== 'object' || value === null) return this.#validated(value, name, context);
    const known = this.#found.get(value)?.get(name);
    if (known !== undefined) return known;
    const before = this.#count;
    this.#count += 1;
    const errors = this.#validated(value, name, context);
    if (this.#count - before > FEW) this.#found.set(value, (this.#found.get(value) ?? new Map()).set(name, errors));
    return errors;
  }

  #validated(value: unknown, name: string, context: Context): readonly ErrorObject[] {
    const validate = this.#validators.get(name);
    return validate === undefined || validate(value, context) ? RIGHT : (validate.errors ?? []).slice(0, MAX_ERRORS);
  }
}
