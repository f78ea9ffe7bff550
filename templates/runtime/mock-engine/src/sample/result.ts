import type { Json, JsonObject } from '../json.ts';
import type { Random } from '../random.ts';

/** A schema, and the JSON pointer to it in the document. */
export interface PlacedSchema {
  readonly pointer: string;
  readonly schema: Json;
}

/** A sample value. */
export interface SampledValue {
  readonly value: Json;
  /** `true` if it is, or contains, an example of the document; such a value is used even if it is invalid. */
  readonly isStated: boolean;
}

/** The reason why no sample was made. */
export interface SampleFailure {
  /**
   * `unsatisfiable`: no value satisfies the schema, which is proven. `unknown`: none was found. `too-large`: a value
   * would be larger than the limits. `too-complex`: the schema takes too many steps.
   */
  readonly kind: 'unsatisfiable' | 'unknown' | 'too-large' | 'too-complex';
  /** JSON pointer to the schema, or to its keyword. */
  readonly pointer: string;
  readonly reason: string;
}

export type Sample = SampledValue | SampleFailure;

export function unsatisfiable(pointer: string, reason: string): SampleFailure {
  return { kind: 'unsatisfiable', pointer, reason };
}

export function unknown(pointer: string, reason: string): SampleFailure {
  return { kind: 'unknown', pointer, reason };
}

export function tooLarge(pointer: string, reason: string): SampleFailure {
  return { kind: 'too-large', pointer, reason };
}

export function isSampled(sample: Sample): sample is SampledValue {
  return 'value' in sample;
}

/** Tests if a failure ends the search, since no other choice can avoid it. */
export function endsSearch({ kind }: SampleFailure): boolean {
  return kind === 'too-complex' || kind === 'too-large';
}

/** A failure that proves nothing about the schema around it, unless it ends the search. */
export function unproven(failure: SampleFailure): SampleFailure {
  return endsSearch(failure) ? failure : { ...failure, kind: 'unknown' };
}

/** The failure of all alternatives: proven only where each of them is. */
export function failureOfAll(failures: readonly SampleFailure[]): SampleFailure {
  const [first = unknown('', 'nothing was tried')] = failures;
  return failures.every(({ kind }) => kind === 'unsatisfiable') ? first : { ...first, kind: 'unknown' };
}

/** Items, properties and characters of one sample; a list in a list counts as often as it is made. */
export const MAX_SIZE = 1_000_000;

/** The surroundings of a value that is sampled. */
export interface SampleContext {
  readonly depth: number;
  /** Number of times that the lists around the value repeat it. */
  readonly times: number;
  /** Limits objects to required and plain members. */
  readonly isMinimal: boolean;
  /** The components that contain the value, with how often each does. */
  readonly components: ReadonlyMap<string, number>;
  /** The sets of schemas of the values around it, and those of the value itself as far as its choices are made. */
  readonly around: ReadonlySet<string>;
  readonly states: readonly string[];
  /** Prefers a value that satisfies its schema only in part to none. */
  readonly isLenient: boolean;
  readonly random: Random | undefined;
}

/** Samples the values of members and items. */
export interface ValueSampler {
  readonly root: JsonObject;
  readonly sample: (schemas: readonly PlacedSchema[], context: SampleContext) => Sample;
  /** Tests whether an example fits its schemas, as far as this search validates examples. */
  readonly acceptsExample: (value: Json, schemas: readonly PlacedSchema[]) => boolean;
}

/**
 * Limit for the nesting of one component in itself. The innermost value has its required and plain members, and
 * those that would nest it once more, with an empty object.
 */
const MAX_NESTED = 2;

/** Tests if one of the references of a value names a component that is nested as deeply in itself as it may be. */
export function isRecursionEnd(references: readonly string[], { components }: SampleContext): boolean {
  return references.some((reference) => (components.get(reference) ?? 0) >= MAX_NESTED);
}
