import type { Json } from '../json.ts';

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
