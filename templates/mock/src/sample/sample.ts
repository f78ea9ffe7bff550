import type { Json, JsonObject } from '../json.ts';
import { Random } from '../random.ts';
import type { SampleContext } from './context.ts';
import type { PlacedSchema } from './composed-schema.ts';
import { isSampled, type Sample, type SampleFailure } from './result.ts';
import { Sampler, type SamplerOptions } from './sampler.ts';

/** Values of a sample that has all members; of a larger one only required and plain members are made. */
const MAX_FULL_STEPS = 2_500;
const MAX_STEPS = 20_000;

/** Options of {@link sample}. */
export interface SampleOptions {
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
 * A first, fast search takes the first variant of each choice, which is nearly always valid. Only where validation says
 * otherwise, a careful search validates each value whose schema construction alone cannot satisfy. Examples that the
 * document states stand as they are.
 *
 * @returns the value, or the reason why there is none
 */
export function sample(schema: PlacedSchema, { root, isValid, seed }: SampleOptions): Sample {
  const fast = search(schema, { root, seed });
  if (isSampled(fast)) {
    if (isValid(fast.value, [schema]) !== false) return fast;
    const careful = search(schema, { root, seed, isValid: (value, schemas) => isValid(value, schemas) !== false });
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
