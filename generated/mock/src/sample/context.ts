import type { JsonObject } from '../json.ts';
import type { Random } from '../random.ts';
import type { PlacedSchema } from './composed-schema.ts';
import type { Sample } from './result.ts';

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
}
