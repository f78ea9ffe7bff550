import { isObject, type Json, type JsonObject, listAt, member, textAt, textsAt } from '../json.ts';
import { Random } from '../random.ts';
import { boundsOf, firstInteger, lastInteger, sampleText } from './primitive-values.ts';
import {
  arePlain,
  canonical,
  composedSchema,
  describedNames,
  isWriteOnly,
  namePatterns,
  placedAt,
  requiredNames,
  type SchemaPart,
  schemasOfItem,
  schemasOfProperty,
  statedExamples,
} from './composed-schema.ts';
import type { PlacedSchema } from './result.ts';
import {
  endsSearch,
  isRecursionEnd,
  isSampled,
  MAX_SIZE,
  type Sample,
  type SampleContext,
  type SampledValue,
  type SampleFailure,
  tooLarge,
  unknown,
  unproven,
  unsatisfiable,
  type ValueSampler,
} from './result.ts';
import { patternSampler } from './pattern.ts';

/** Items that a random list has more than it must have. */
const MAX_MORE = 4;
/** Values that are tried for an item that must differ from those before it. */
const MAX_TRIES = 50;

/** Samples a list: the items that it must have, one of each place, and one of a list that may have any number. */
export function sampleList(sampler: ValueSampler, parts: readonly SchemaPart[], context: SampleContext): Sample {
  const min = minItemsOf(parts);
  const { high } = boundsOf('array', parts);
  const max = high === undefined ? Infinity : lastInteger(high);
  const pointer = parts[0]?.pointer ?? '';
  if (min * context.times > MAX_SIZE) return tooLarge(pointer, `minItems ${min}`);
  const items = new ListSampler(sampler, parts, { ...context, times: context.times * Math.max(1, min) });
  const failure = items.fill(min, Math.max(min, Math.min(max, wantedItems(parts, context, sampler.root))));
  return failure ?? items.result;
}

/** Items that there must be, those of `contains` among them. */
function minItemsOf(parts: readonly SchemaPart[]): number {
  const { low } = boundsOf('array', parts);
  const contained = parts.reduce((sum, { schema }) => sum + minContains(schema), 0);
  return Math.max(contained, low === undefined ? 0 : firstInteger(low));
}

/** Tests if a value, or the items of a list, would nest a component in itself once more than it may be. */
function endsRecursion(schemas: readonly PlacedSchema[], context: SampleContext, root: JsonObject): boolean {
  const { parts, references } = composedSchema(schemas, root);
  if (isRecursionEnd(references, context)) return true;
  const items = composedSchema(schemasOfItem(parts, 0).schemas, root);
  return isRecursionEnd(items.references, context);
}

function minContains(schema: SchemaPart['schema']): number {
  if (member(schema, 'contains') === undefined) return 0;
  const stated = member(schema, 'minContains');
  return typeof stated === 'number' ? stated : 1;
}

/** Items that a list has where it may: one of each place, and one where items are described. */
function wantedItems(parts: readonly SchemaPart[], context: SampleContext, root: JsonObject): number {
  const { isMinimal, random } = context;
  if (isMinimal) return endsRecursion(schemasOfItem(parts, 0).schemas, context, root) ? 1 : 0;
  const places = Math.max(0, ...parts.map(({ schema }) => listAt(schema, 'prefixItems').length));
  const isDescribed = parts.some(({ schema }) => member(schema, 'items') !== undefined && schema['items'] !== false);
  const usual = Math.max(places, isDescribed ? 1 : 0);
  return random === undefined || !isDescribed ? usual : usual + random.integer(0, MAX_MORE);
}

class ListSampler {
  readonly #sampler: ValueSampler;
  readonly #parts: readonly SchemaPart[];
  readonly #context: SampleContext;
  readonly #isUnique: boolean;
  readonly #contained: readonly PlacedSchema[];
  readonly #items: SampledValue[] = [];
  readonly #texts = new Set<string>();

  constructor(sampler: ValueSampler, parts: readonly SchemaPart[], context: SampleContext) {
    this.#sampler = sampler;
    this.#parts = parts;
    this.#context = context;
    this.#isUnique = parts.some(({ schema }) => schema['uniqueItems'] === true);
    this.#contained = parts.flatMap((part) =>
      Array.from({ length: Math.min(minContains(part.schema), MAX_SIZE) }, () => placedAt(part, 'contains')).flat(),
    );
  }

  get result(): Sample {
    return { value: this.#items.map(({ value }) => value), isStated: this.#items.some(({ isStated }) => isStated) };
  }

  /** Adds items until there are as many as wanted; fails only where there must be more. */
  fill(min: number, wanted: number): SampleFailure | undefined {
    while (this.#items.length < wanted) {
      const made = this.#next(this.#items.length, this.#items.length < min);
      if (isSampled(made)) {
        this.#items.push(made);
        if (this.#isUnique) this.#texts.add(canonical(made.value));
      } else if (this.#items.length < min || endsSearch(made)) return made;
      else break;
    }
    return undefined;
  }

  #next(index: number, isRequired: boolean): Sample {
    const contained = this.#contained[index];
    const { schemas: described, isProof } = schemasOfItem(this.#parts, index);
    const schemas = contained === undefined ? described : [...described, contained];
    const same = this.#sameAsBefore(index, contained);
    if (same !== undefined) return same;
    const context = { ...this.#context, isLenient: isRequired && this.#context.isLenient };
    const made = this.#sampler.sample(schemas.length === 0 ? [ANYTHING] : schemas, context);
    if (!isSampled(made)) return isProof && contained === undefined ? made : unproven(made);
    return this.#isRepeated(made) ? this.#different(schemas) : made;
  }

  /** Without randomness, an item behind all places is the same as the one before it. */
  #sameAsBefore(index: number, contained: PlacedSchema | undefined): SampledValue | undefined {
    const isFixed = this.#context.random === undefined && !this.#isUnique && contained === undefined;
    const places = Math.max(
      this.#contained.length,
      ...this.#parts.map(({ schema }) => listAt(schema, 'prefixItems').length),
    );
    return isFixed && index > places ? this.#items.at(-1) : undefined;
  }

  #isRepeated({ value }: SampledValue): boolean {
    return this.#isUnique && this.#texts.has(canonical(value));
  }

  #different(schemas: readonly PlacedSchema[]): Sample {
    for (let attempt = 1; attempt <= MAX_TRIES; attempt += 1) {
      const random = this.#context.random ?? new Random(this.#items.length * MAX_TRIES + attempt);
      const made = this.#sampler.sample(schemas, { ...this.#context, random });
      if (isSampled(made) && !this.#isRepeated(made)) return made;
    }
    return unknown(schemas[0]?.pointer ?? '', 'no other item was found');
  }
}

const ANYTHING = { pointer: '', schema: true };

const MAX_PROPERTIES = 10_000;
/** Members of other names that a schema for all of them brings, as with Prism. */
const OTHER_NAMES = ['property1', 'property2'];
/** Names that are tried for each that is needed. */
const MAX_NAME_TRIES = 20;

/**
 * Samples an object: the members that are required, the described ones that can be made, and as many others as there
 * must be.
 */
export function sampleObject(sampler: ValueSampler, parts: readonly SchemaPart[], context: SampleContext): Sample {
  return new ObjectSampler(sampler, parts, context).sample();
}

class ObjectSampler {
  readonly #sampler: ValueSampler;
  readonly #parts: readonly SchemaPart[];
  readonly #context: SampleContext;
  readonly #min: number;
  readonly #max: number;
  readonly #members = new Map<string, Json>();
  #isStated = false;

  constructor(sampler: ValueSampler, parts: readonly SchemaPart[], context: SampleContext) {
    this.#sampler = sampler;
    this.#parts = parts;
    this.#context = context;
    const { low, high } = boundsOf('object', parts);
    this.#min = low === undefined ? 0 : firstInteger(low);
    this.#max = high === undefined ? Infinity : lastInteger(high);
  }

  sample(): Sample {
    const pointer = this.#parts[0]?.pointer ?? '';
    if (this.#min > MAX_PROPERTIES || this.#min * this.#context.times > MAX_SIZE)
      return tooLarge(pointer, `minProperties ${this.#min}`);
    this.#addExamples();
    return (
      this.#addRequired() ?? this.#addDescribed() ?? this.#addRequired() ?? this.#addOthers() ?? this.#result(pointer)
    );
  }

  #result(pointer: string): Sample {
    if (this.#members.size > this.#max) {
      const required = [...requiredNames(this.#parts, [])].filter((name) => this.#members.has(name));
      const reason = 'more members are required than it may have';
      return required.length > this.#max ? unsatisfiable(pointer, reason) : unknown(pointer, reason);
    }
    if (this.#members.size < this.#min)
      return unknown(pointer, 'no names were found for the members that it must have');
    return { value: Object.fromEntries(this.#members), isStated: this.#isStated };
  }

  /** Adds the members of examples in branches, and those of the example of the whole that fit, if it does not. */
  #addExamples(): void {
    if (this.#context.random !== undefined) return;
    for (const { schema } of this.#parts) {
      const [example] = statedExamples(schema);
      if (!isObject(example)) continue;
      for (const [name, value] of Object.entries(example)) {
        if (!this.#sampler.acceptsExample(value, schemasOfProperty(this.#parts, name).schemas)) continue;
        this.#members.set(name, value);
        this.#isStated = true;
      }
    }
  }

  /** Fails where a required member cannot be made; one that only a caller sends is never in a response. */
  #addRequired(): SampleFailure | undefined {
    for (const name of requiredNames(this.#parts, this.#members.keys())) {
      if (this.#members.has(name)) continue;
      const failure = this.#add(name, this.#context);
      if (failure !== undefined) return failure;
    }
    return undefined;
  }

  #addDescribed(): SampleFailure | undefined {
    for (const name of describedNames(this.#parts)) {
      if (this.#members.has(name) || !this.#isWanted(name) || !this.#isNamed(name)) continue;
      if (this.#sizeWith(name) > this.#max) continue;
      const failure = this.#add(name, { ...this.#context, isLenient: false });
      if (failure !== undefined && endsSearch(failure)) return failure;
    }
    return undefined;
  }

  /** Members that there are with a name, and with those that it requires. */
  #sizeWith(name: string): number {
    const names = [...this.#members.keys(), name];
    return new Set([...names, ...requiredNames(this.#parts, names)]).size;
  }

  #isWanted(name: string): boolean {
    const { schemas } = schemasOfProperty(this.#parts, name);
    return !this.#context.isMinimal || arePlain(schemas) || endsRecursion(schemas, this.#context, this.#sampler.root);
  }

  /** The members of other names that a schema describes, and as many as there must be. */
  #addOthers(): SampleFailure | undefined {
    const describesOthers = this.#parts.some(({ schema }) => isObject(schema['additionalProperties']));
    const usual = describesOthers && !this.#context.isMinimal ? OTHER_NAMES : [];
    const size = Math.min(this.#members.size + usual.length, this.#max);
    return this.#addNames(usual, size) ?? this.#addNames(this.#freeNames(), this.#min);
  }

  /** Adds members, where they may have these names, until the object has a size. */
  #addNames(names: Iterable<string>, size: number): SampleFailure | undefined {
    let tries = MAX_NAME_TRIES * Math.max(1, size);
    for (const name of names) {
      tries -= 1;
      if (this.#members.size >= size || tries < 0) break;
      if (this.#members.has(name) || !this.#isNamed(name)) continue;
      const failure = this.#add(name, { ...this.#context, isLenient: false });
      if (failure !== undefined && endsSearch(failure)) return failure;
    }
    return undefined;
  }

  #add(name: string, context: SampleContext): SampleFailure | undefined {
    const { schemas, isProof } = schemasOfProperty(this.#parts, name);
    const { parts } = composedSchema(schemas, this.#sampler.root);
    if (isWriteOnly(parts)) return undefined;
    const made = this.#sampler.sample(schemas.length === 0 ? [ANYTHING] : schemas, context);
    if (!isSampled(made)) return isProof ? made : unproven(made);
    this.#members.set(name, made.value);
    this.#isStated ||= made.isStated;
    return undefined;
  }

  /** Names that members may have: of `propertyNames`, plain ones, and of patterns. */
  *#freeNames(): Generator<string> {
    const naming = this.#parts.flatMap((part) => placedAt(part, 'propertyNames'));
    const names = composedSchema(naming, this.#sampler.root).parts;
    yield* names.flatMap(({ schema }) => textsAt(schema, 'enum'));
    yield* Array.from({ length: Math.max(this.#min, 2) * 2 }, (_, index) => `property${index + 1}`);
    const patterns = [...names.map(({ schema }) => textAt(schema, 'pattern')), ...namePatterns(this.#parts)];
    for (const pattern of patterns) yield* namesOf(pattern ?? '', this.#min);
    yield* randomNames(names);
  }

  /** Tests if `propertyNames` allow a name. */
  #isNamed(name: string): boolean {
    const naming = this.#parts.flatMap((part) => placedAt(part, 'propertyNames'));
    if (naming.length === 0) return true;
    const { parts, forbidding } = composedSchema(naming, this.#sampler.root);
    const listed = parts.map(({ schema }) => schema['enum']).filter((list) => Array.isArray(list));
    if (forbidding !== undefined || listed.some((list: readonly Json[]) => !list.includes(name))) return false;
    const fixed: SchemaPart = {
      pointer: '',
      schema: { pattern: `^${name.replaceAll(/[^\w ]/g, escaped)}$` },
      isWhole: true,
    };
    return isSampled(sampleText([...parts, fixed], undefined, MAX_PROPERTIES));
  }
}

function* randomNames(names: readonly SchemaPart[]): Generator<string> {
  for (let seed = 1; seed < MAX_NAME_TRIES; seed += 1) {
    const made = sampleText(names, new Random(seed), MAX_PROPERTIES);
    if (isSampled(made) && typeof made.value === 'string') yield made.value;
  }
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

function* namesOf(pattern: string, count: number): Generator<string> {
  const sampler = patternSampler(pattern);
  for (let seed = 0; seed < (count + 1) * MAX_NAME_TRIES && sampler !== undefined; seed += 1) {
    const name = sampler({ minLength: 0, limit: MAX_PROPERTIES, random: seed === 0 ? undefined : new Random(seed) });
    if (name === undefined) continue;
    yield name;
    if (seed > 0) yield name + seed;
  }
}
