import type { ErrorObject, FuncKeywordDefinition, ValidateFunction } from 'ajv';
import type { Ajv2020 } from 'ajv/dist/2020.js';
import { componentName } from '../document/references.ts';
import type { Issue } from '../http/errors.ts';
import { isObject, type Json, type JsonObject, listAt, objectAt } from '../json.ts';
import { embedComponents } from './schema-transforms.ts';

/** Keywords whose schemas judge the same value as the schema that they stand in, each beside the others. */
const BESIDE = ['allOf', 'anyOf', 'oneOf'];
const ALONE = ['not', 'if', 'contains'];
const NAMED = ['patternProperties', 'dependentSchemas'];

/**
 * The components that lead back to themselves in two ways at once, so that Ajv judges each level of a value twice as
 * often as the one around it: a choice of two variants that both hold the whole again, for example.
 */
function multiplyRecursiveNames(schemas: JsonObject): ReadonlySet<string> {
  const circular = circularNames(schemas);
  const repeats = [...circular].some((name) => forks(schemas[name] ?? null, circular));
  return repeats ? circular : new Set();
}

const known = new WeakMap<JsonObject, boolean>();

/** Whether a schema of a document, or what describes a body with one, leads to such components; found out once. */
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
  // What is added meanwhile is met too.
  for (const name of found) for (const other of next.get(name) ?? []) found.add(other);
  return found;
}

/** The components that a schema refers to, wherever in it. */
function namesIn(schema: Json): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = componentName(schema);
  return [...(own === undefined ? [] : [own]), ...Object.values(schema).flatMap(namesIn)];
}

/** Whether a schema, or one inside of it, leads to such components in two ways that both judge the same. */
function forks(schema: Json, names: ReadonlySet<string>): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  const leads = (part: Json): boolean => namesIn(part).some((name) => names.has(name));
  if (isObject(schema) && waysOf(schema).filter(leads).length > 1) return true;
  return Object.values(schema).some((inner) => forks(inner, names));
}

/** What of a schema judges the same value, or the same part of one. */
function waysOf(schema: JsonObject): readonly Json[] {
  const { $ref = null, then = null, else: otherwise = null } = schema;
  const apart = [...BESIDE, ...ALONE, ...NAMED, '$ref', 'then', 'else'];
  const rest = Object.fromEntries(Object.entries(schema).filter(([keyword]) => !apart.includes(keyword)));
  return [
    rest,
    { $ref },
    // Only one of both is met.
    [then, otherwise],
    ...ALONE.map((keyword) => schema[keyword] ?? null),
    ...BESIDE.flatMap((keyword) => listAt(schema, keyword)),
    ...NAMED.flatMap((keyword) => Object.values(objectAt(schema, keyword))),
  ];
}

/** Marks a component whose use is a step. */
const STEP = 'x-mock-step';
/** As many steps take half a second. */
const MOST_STEPS = 100_000;

/** Thrown where a value takes too many steps. */
class TooManySteps extends Error {}

/**
 * Counts how often components are used that a value may use again and again, and ends the judgement where that is too
 * often.
 */
export class StepLimit {
  #steps = 0;

  constructor(ajv: Ajv2020) {
    ajv.addKeyword({ keyword: STEP, before: '$ref', schema: false, errors: false, validate: () => this.#step() });
  }

  /** A schema with its components whose uses are counted, if there are any. */
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

  /** What a judgement finds, or that it takes too many steps. */
  run(judge: () => readonly Issue[]): readonly Issue[] {
    this.#steps = 0;
    try {
      return judge();
    } catch (error) {
      if (!(error instanceof TooManySteps)) throw error;
      return [
        { path: '', message: `takes more than ${MOST_STEPS} steps to judge: its schema contains itself several times` },
      ];
    }
  }

  #step(): boolean {
    this.#steps += 1;
    if (this.#steps > MOST_STEPS) throw new TooManySteps();
    return true;
  }
}

/** Stands for a component that is judged by itself, with its name. */
const UNIT = 'x-mock-unit';
/** A choice tells what is wrong with each of its variants, and so do the choices in them. */
const MOST_ERRORS = 1_000;
/** What takes fewer judgements than these is as quickly judged again as looked up. */
const FEW = 16;
const RIGHT: readonly ErrorObject[] = [];
/** What follows from the schemas around a component, or refers to anything but a whole one. */
const BOUND = /"(?:unevaluated(?:Properties|Items)|\$dynamicRef|\$id)":|"\$ref":"(?!#\/components\/schemas\/[^"/]+")/;

type Compile = NonNullable<FuncKeywordDefinition['compile']>;
type Context = Parameters<ValidateFunction>[1];

/**
 * Keeps what was found in the parts of a value by the components that contain themselves several times: each judges
 * each once, where each level would be judged twice as often as the one around it, and so on.
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
   * A schema with such components judged by themselves; nothing where there are none, or they cannot be.
   *
   * @throws Error where Ajv cannot compile one
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

  /** What a judgement finds. */
  run<Found>(judge: () => Found): Found {
    try {
      return judge();
    } finally {
      this.#found.clear();
    }
  }

  #errorsIn(value: unknown, name: string, context: Context): readonly ErrorObject[] {
    if (typeof value !== 'object' || value === null) return this.#judged(value, name, context);
    const known = this.#found.get(value)?.get(name);
    if (known !== undefined) return known;
    const before = this.#count;
    this.#count += 1;
    const errors = this.#judged(value, name, context);
    if (this.#count - before > FEW) this.#found.set(value, (this.#found.get(value) ?? new Map()).set(name, errors));
    return errors;
  }

  #judged(value: unknown, name: string, context: Context): readonly ErrorObject[] {
    const validate = this.#validators.get(name);
    return validate === undefined || validate(value, context) ? RIGHT : (validate.errors ?? []).slice(0, MOST_ERRORS);
  }
}
