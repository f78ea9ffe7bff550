import { isObject, type Json, type JsonObject, member, textAt } from '../json.ts';
import { loadPackage } from '#shared/packages.ts';
import { Random } from '../random.ts';
import {
  allowedTypes,
  type ComposedSchema,
  composedSchema,
  excludingMembers,
  type JsonType,
  listedValues,
  nextChoice,
  noCommonType,
  placedAt,
  requiredNames,
  type SchemaChoice,
  type SchemaPart,
  statedExamples,
} from './composed-schema.ts';
import type { PlacedSchema } from './result.ts';
import { sampleList, sampleObject } from './structured-values.ts';
import { emptyBounds, sampleNumber, sampleText } from './primitive-values.ts';
import {
  endsSearch,
  failureOfAll,
  isRecursionEnd,
  isSampled,
  MAX_SIZE,
  type Sample,
  type SampleContext,
  type SampleFailure,
  unknown,
  unsatisfiable,
  type ValueSampler,
} from './result.ts';

/** Values of a sample that has all members; of a larger one only required and plain members are made. */
const MAX_FULL_STEPS = 2_500;
const MAX_STEPS = 20_000;

/** Options of {@link sample}. */
interface SampleOptions {
  /** The document that references resolve against. */
  readonly root: JsonObject;
  /** Validates a value against schemas that apply at once; `undefined` where they cannot be compiled. */
  readonly isValid: (value: Json, schemas: readonly PlacedSchema[]) => boolean | undefined;
  /** Makes a random value that is the same for the same seed; without it, a schema always has its usual sample. */
  readonly seed?: number | undefined;
}

/** Options of {@link explainUnsatisfiable}. */
type ProofOptions = Pick<SampleOptions, 'root'>;

/**
 * Samples a value of a schema: deterministic without `seed`, bounded, and valid where one is found.
 *
 * A first, fast search takes the first variant of each choice and the stated examples, which is nearly always valid.
 * Only where validation says otherwise, a careful search validates examples, and each value whose schema construction
 * alone cannot satisfy. If no valid value is found, the examples stand as they are.
 *
 * @returns the value, or the reason why there is none
 */
export function sample(schema: PlacedSchema, { root, isValid, seed }: SampleOptions): Sample {
  const fast = search(schema, { root, seed });
  if (isSampled(fast)) {
    if (isValid(fast.value, [schema]) !== false) return fast;
    const accepts = (value: Json, schemas: readonly PlacedSchema[]): boolean => isValid(value, schemas) !== false;
    const strict = search(schema, { root, seed, isValid: accepts });
    if (isSampled(strict) && accepts(strict.value, [schema])) return strict;
    const careful = search(schema, { root, seed, isValid: accepts, trustsExamples: true });
    return isSampled(careful) ? careful : fast;
  }
  return fast.kind === 'unknown' ? search(schema, { root, seed, isLenient: true }) : fast;
}

/** Explains why no value satisfies a schema, as far as that can be proven; `undefined` where there may be one. */
export function explainUnsatisfiable(schema: PlacedSchema, { root }: ProofOptions): SampleFailure | undefined {
  const found = search(schema, { root });
  return !isSampled(found) && found.kind === 'unsatisfiable' ? found : undefined;
}

interface SearchOptions extends Omit<SamplerOptions, 'maxSteps'> {
  readonly seed?: number | undefined;
  readonly isLenient?: boolean;
}

function search(schema: PlacedSchema, { seed, isLenient = false, ...options }: SearchOptions): Sample {
  const context: SampleContext = {
    depth: 0,
    times: 1,
    isMinimal: false,
    components: new Map(),
    around: new Set(),
    states: [],
    isLenient,
    random: seed === undefined ? undefined : new Random(seed),
  };
  const full = new Sampler({ ...options, maxSteps: MAX_FULL_STEPS }).sample([schema], context);
  if (isSampled(full) || full.kind !== 'too-complex') return full;
  return new Sampler({ ...options, maxSteps: MAX_STEPS }).sample([schema], { ...context, isMinimal: true });
}

/** Depth of a value after which nothing more is made. */
const MAX_DEPTH = 100;
/** Limit of the variants that are told apart by members of the others. */
const MAX_APART = 12;
/** Values that a careful search tries for one schema before it gives up. */
const MAX_TRIES = 4;
/** Keywords that the sampler cannot satisfy by construction alone. */
const UNCERTAIN: readonly string[] = [
  ...['not', 'oneOf', 'if', 'contains', 'maxContains', 'unevaluatedProperties', 'unevaluatedItems', 'propertyNames'],
  ...['format', 'default', 'enum', 'const', 'dependentSchemas', 'patternProperties', 'maxProperties', 'uniqueItems'],
];

/** Keywords, beside `required`, that an empty object may violate. */
const NOT_EMPTY: readonly string[] = ['minProperties', 'enum', 'const', 'anyOf', 'oneOf', 'not', 'if'];

/** Options of {@link Sampler}. */
interface SamplerOptions {
  readonly root: JsonObject;
  readonly maxSteps: number;
  /**
   * Validates a value where construction alone is not certain, so that another one is tried; without it the first is
   * taken, which is many times faster and nearly always valid.
   */
  readonly isValid?: ((value: Json, schemas: readonly PlacedSchema[]) => boolean) | undefined;
  /** Accepts values around examples without validation, since the examples may be invalid. */
  readonly trustsExamples?: boolean;
}

/** Schemas that apply at once, and the choices among them that are made. */
interface Goal {
  readonly schemas: readonly PlacedSchema[];
  readonly decided: ReadonlySet<string>;
}

/** Searches for a value that satisfies schemas: composes all that apply, and tries the variants of their choices. */
class Sampler implements ValueSampler {
  readonly root: JsonObject;
  readonly #options: SamplerOptions;
  #steps: number;

  constructor(options: SamplerOptions) {
    this.root = options.root;
    this.#options = options;
    this.#steps = options.maxSteps;
  }

  sample(schemas: readonly PlacedSchema[], context: SampleContext): Sample {
    const first = this.#valid(schemas, context);
    if (this.#options.isValid === undefined || isSampled(first) || first.kind !== 'unknown') return first;
    for (let seed = 1; seed < MAX_TRIES; seed += 1) {
      const next = this.#valid(schemas, { ...context, random: new Random(seed) });
      if (isSampled(next) || endsSearch(next)) return next;
    }
    return this.#lenient(first, schemas, context);
  }

  #valid(schemas: readonly PlacedSchema[], context: SampleContext): Sample {
    const made = this.#decide({ schemas, decided: new Set() }, context);
    return isSampled(made) ? made : this.#lenient(made, schemas, context);
  }

  #lenient(failure: SampleFailure, schemas: readonly PlacedSchema[], { isLenient }: SampleContext): Sample {
    if (!isLenient || endsSearch(failure)) return failure;
    const { parts } = composedSchema(schemas, this.root);
    const [type] = allowedTypes(parts);
    return { value: PLAIN[type ?? 'null'], isStated: false };
  }

  #decide(goal: Goal, context: SampleContext): Sample {
    this.#steps -= 1;
    const [first = { pointer: '' }] = goal.schemas;
    if (this.#steps < 0)
      return { kind: 'too-complex', pointer: first.pointer, reason: 'it takes too many steps to sample' };
    const composed = composedSchema(goal.schemas, this.root);
    const failure = failureIn(composed, first.pointer, context);
    if (failure !== undefined) return this.#recursionEnd(composed, goal, context) ?? failure;
    const examples = context.random === undefined ? wholeExamples(composed.parts) : [];
    const stated = examples.find((example) => this.acceptsExample(example, goal.schemas));
    if (stated !== undefined) return { value: stated, isStated: true };
    const choice = nextChoice(composed.parts, goal.decided, this.root);
    const here = { ...context, states: [...context.states, keyOf(composed.parts)] };
    if (choice !== undefined) return this.#choose(choice, goal, here);
    const made = this.#compose(composed, here);
    return isSampled(made) && !this.#isAccepted(made, goal, composed.parts)
      ? unknown(first.pointer, 'no valid value was found')
      : made;
  }

  /** Ends the recursion of a component in itself with an empty object, where its schema allows one, as Prism does. */
  #recursionEnd(composed: ComposedSchema, goal: Goal, context: SampleContext): Sample | undefined {
    const { parts, references, forbidding } = composed;
    if (forbidding !== undefined || !isRecursionEnd(references, context)) return undefined;
    const mayBeEmpty = parts.every(({ schema }) => NOT_EMPTY.every((keyword) => schema[keyword] === undefined));
    if (!mayBeEmpty || requiredNames(parts, []).size > 0 || allowedTypes(parts)[0] !== 'object') return undefined;
    const made = { value: {}, isStated: false };
    return this.#isAccepted(made, goal, parts) ? made : undefined;
  }

  #choose({ key, alternatives }: SchemaChoice, { schemas, decided }: Goal, context: SampleContext): Sample {
    const failures = new Map<(typeof alternatives)[number], SampleFailure>();
    for (const alternative of this.#inOrder(alternatives, context)) {
      const made = this.#decide(
        { schemas: [...schemas, ...alternative], decided: new Set([...decided, key]) },
        context,
      );
      if (isSampled(made) || endsSearch(made)) return made;
      failures.set(alternative, made);
    }
    const apart = this.#chooseApart({ key, alternatives }, { schemas, decided }, context);
    if (apart !== undefined) return apart;
    // The first one as listed, so that the reason does not depend on the order in which they were tried.
    const first = alternatives[0] && failures.get(alternatives[0]);
    const { kind } = failureOfAll([...failures.values()]);
    return { kind, pointer: key, reason: `none of its variants can be (${first?.pointer}: ${first?.reason})` };
  }

  /** Tries the variants of a `oneOf` that overlap, each with members that the others do not allow. */
  #chooseApart(
    { key, alternatives }: SchemaChoice,
    { schemas, decided }: Goal,
    context: SampleContext,
  ): Sample | undefined {
    if (this.#options.isValid === undefined || !key.endsWith('/oneOf') || alternatives.length > MAX_APART)
      return undefined;
    for (const alternative of alternatives) {
      const others = alternatives.filter((other) => other !== alternative);
      const excluding = excludingMembers(alternative, others, this.root);
      if (excluding.length === 0) continue;
      const chosen = [...schemas, ...alternative, ...excluding];
      const made = this.#decide({ schemas: chosen, decided: new Set([...decided, key]) }, context);
      if (isSampled(made)) return made;
    }
    return undefined;
  }

  /** The stated order; with randomness from a random one on. */
  #inOrder<Value>(values: readonly Value[], { random }: SampleContext): readonly Value[] {
    if (random === undefined || values.length < 2) return values;
    const start = random.integer(0, values.length - 1);
    return [...values.slice(start), ...values.slice(0, start)];
  }

  #compose({ parts, references }: ComposedSchema, context: SampleContext): Sample {
    const inner = innerContext(references, context);
    const types = allowedTypes(parts);
    const faked = context.random === undefined ? undefined : sampleFaker(parts, context.random);
    if (faked !== undefined) return { value: faked, isStated: true };
    const fixed = this.#fixed(parts, types, context);
    if (fixed !== undefined) return fixed;
    const failures: SampleFailure[] = [];
    for (const type of types) {
      const made = emptyBounds(type, parts) ?? this.#ofType(type, parts, inner);
      if (isSampled(made) || endsSearch(made)) return made;
      failures.push(made);
    }
    return failureOfAll(failures);
  }

  /**
   * A value that the schema itself names: the example of a branch (that of an object only adds members), the default,
   * or one of those that are listed.
   */
  #fixed(parts: readonly SchemaPart[], types: readonly JsonType[], context: SampleContext): Sample | undefined {
    const listed = listedValues(parts, types);
    if (listed !== undefined && 'kind' in listed) return listed;
    const isRandom = context.random !== undefined;
    const { isValid } = this.#options;
    const schemas = parts.map(({ pointer, schema }) => ({ pointer, schema }));
    const examples = isRandom ? [] : parts.toReversed().flatMap(({ schema }) => statedExamples(schema));
    const example = examples.find((each) => !isObject(each) && this.acceptsExample(each, schemas));
    if (example !== undefined) return { value: example, isStated: true };
    const base = isRandom ? undefined : parts.map(defaultIn).find(isDefined);
    const candidates = [...(base === undefined ? [] : [base]), ...this.#inOrder(listed ?? [], context)];
    const found = candidates.find((value) => isValid === undefined || isValid(value, schemas));
    if (found !== undefined) return { value: found, isStated: false };
    return listed === undefined ? undefined : unknown(parts[0]?.pointer ?? '', 'no value that it lists is valid');
  }

  #ofType(type: JsonType, parts: readonly SchemaPart[], context: SampleContext): Sample {
    switch (type) {
      case 'null':
        return { value: null, isStated: false };
      case 'boolean':
        return { value: context.random?.chance(0.5) ?? true, isStated: false };
      case 'number':
        return sampleNumber(parts, context.random);
      case 'string':
        return this.#jsonText(parts, context) ?? sampleText(parts, context.random, MAX_SIZE / context.times);
      case 'array':
        return sampleList(this, parts, context);
      case 'object':
        return sampleObject(this, parts, context);
    }
  }

  /** A text that contains JSON of a described schema, such as the data of an event. */
  #jsonText(parts: readonly SchemaPart[], context: SampleContext): Sample | undefined {
    const part = parts.find(({ schema }) => /[/+]json\b/.test(textAt(schema, 'contentMediaType') ?? ''));
    const content = part === undefined ? [] : placedAt(part, 'contentSchema');
    if (content.length === 0 || parts.some(({ schema }) => schema['pattern'] !== undefined)) return undefined;
    const made = this.sample(content, context);
    return isSampled(made) ? { ...made, value: JSON.stringify(made.value) } : made;
  }

  acceptsExample(value: Json, schemas: readonly PlacedSchema[]): boolean {
    const { isValid, trustsExamples = false } = this.#options;
    return isValid === undefined || trustsExamples || isValid(value, schemas);
  }

  /** Validates what construction leaves uncertain. */
  #isAccepted(
    { value, isStated }: { readonly value: Json; readonly isStated: boolean },
    { schemas }: Goal,
    parts: readonly SchemaPart[],
  ): boolean {
    const { isValid, trustsExamples = false } = this.#options;
    if (isValid === undefined || (isStated && trustsExamples)) return true;
    const isUncertain = parts.some(({ schema }) => UNCERTAIN.some((keyword) => schema[keyword] !== undefined));
    return !isUncertain || isValid(value, schemas);
  }
}

const PLAIN: Readonly<Record<JsonType, Json>> = {
  null: null,
  boolean: true,
  number: 0,
  string: 'string',
  array: [],
  object: {},
};

/** Finds out why no value can satisfy composed schemas, before any choice among them is made. */
function failureIn(
  { parts, references, forbidding }: ComposedSchema,
  pointer: string,
  context: SampleContext,
): SampleFailure | undefined {
  if (forbidding !== undefined) return unsatisfiable(forbidding.pointer, 'nothing is allowed there');
  if (allowedTypes(parts).length === 0) return noCommonType(parts);
  if (context.depth > MAX_DEPTH) return unknown(pointer, 'it is nested too deeply');
  if (!isRecursionEnd(references, context)) return undefined;
  const reason = 'it holds itself without an end';
  return context.around.has(keyOf(parts)) ? unsatisfiable(pointer, reason) : unknown(pointer, reason);
}

function keyOf(parts: readonly SchemaPart[]): string {
  return parts.map(({ pointer }) => pointer).join(' ');
}

function innerContext(
  references: readonly string[],
  { components, around, states, isMinimal, ...context }: SampleContext,
): SampleContext {
  const isNested = references.some((reference) => components.has(reference));
  const counted = references.map((reference) => [reference, (components.get(reference) ?? 0) + 1] as const);
  return {
    ...context,
    depth: context.depth + 1,
    isMinimal: isMinimal || isNested,
    components: references.length === 0 ? components : new Map([...components, ...counted]),
    around: new Set([...around, ...states]),
    states: [],
  };
}

function wholeExamples(parts: readonly SchemaPart[]): readonly Json[] {
  return parts.filter(({ isWhole }) => isWhole).flatMap(({ schema }) => statedExamples(schema));
}

/** The default of a schema; that of a branch only where it stands for the whole value. */
function defaultIn({ schema, isWhole }: SchemaPart): Json | undefined {
  const value = member(schema, 'default');
  return isWhole || typeof value !== 'object' ? value : undefined;
}

function isDefined(value: Json | undefined): value is Json {
  return value !== undefined;
}

/**
 * Samples a value by the extension `x-faker`, which names a function of Faker: `location.city`, or an object with its
 * arguments. Faker comes with Prism, and is loaded only for a schema that has the extension.
 */
function sampleFaker(parts: readonly SchemaPart[], random: Random): Json | undefined {
  const stated = parts.map(({ schema }) => schema['x-faker'] ?? schema['faker']).find((value) => value !== undefined);
  if (stated === undefined) return undefined;
  const [path, given]: readonly (Json | undefined)[] = isObject(stated) ? (Object.entries(stated)[0] ?? []) : [stated];
  const { faker } = loadPackage<{ readonly faker: object }>('@faker-js/faker', '@stoplight/prism-http');
  const [module = '', name = ''] = String(path).split('.');
  Reflect.get(faker, 'seed')?.call(faker, random.integer(0, 2 ** 31));
  const holder: unknown = Reflect.get(faker, module);
  const make: unknown = Reflect.get(Object(holder), name);
  if (typeof make !== 'function') return undefined;
  const made: unknown = make.apply(holder, given === undefined ? [] : [given].flat());
  return made === undefined ? undefined : JSON.parse(JSON.stringify(made));
}
