import { listAt, member } from '../json.ts';
import { Random } from '../random.ts';
import { boundsOf, firstInteger, lastInteger } from './numbers.ts';
import { placedAt, type PlacedSchema, type SchemaPart, schemasOfItem } from './composed-schema.ts';
import {
  endsSearch,
  isSampled,
  type Sample,
  type SampledValue,
  type SampleFailure,
  tooLarge,
  unknown,
  unproven,
  MAX_SIZE,
  type SampleContext,
  type ValueSampler,
} from './result.ts';
import { canonical } from './types.ts';

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
  const failure = items.fill(min, Math.max(min, Math.min(max, wantedItems(parts, context))));
  return failure ?? items.result;
}

/** Items that there must be, those of `contains` among them. */
function minItemsOf(parts: readonly SchemaPart[]): number {
  const { low } = boundsOf('array', parts);
  const contained = parts.reduce((sum, { schema }) => sum + minContains(schema), 0);
  return Math.max(contained, low === undefined ? 0 : firstInteger(low));
}

function minContains(schema: SchemaPart['schema']): number {
  if (member(schema, 'contains') === undefined) return 0;
  const stated = member(schema, 'minContains');
  return typeof stated === 'number' ? stated : 1;
}

/** Items that a list has where it may: one of each place, and one where items are described. */
function wantedItems(parts: readonly SchemaPart[], { isMinimal, random }: SampleContext): number {
  if (isMinimal) return 0;
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
