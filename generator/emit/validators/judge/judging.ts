import type { Json } from '../../../model/json.ts';
import type { Pointer } from '../../../model/pointer.ts';
import type { Units } from '../units.ts';
import type { Steps } from './step.ts';

/** What the code of a judge refers to, told while it is written. */
export interface CodeReferences {
  /** The name of a function of the runtime. */
  readonly runtime: (module: string, name: string) => string;
  /** A condition: that the judge of another unit takes a value. */
  readonly call: (pointer: Pointer, value: string) => string;
  /** The name of what tests a pattern. */
  readonly pattern: (pattern: string) => string;
  /** The name of a value that is made once. */
  readonly constant: (expression: string) => string;
}

/** A schema is judged where it stands: what all of its keywords share. */
export interface Judging extends CodeReferences {
  readonly units: Units;
  /** A name that is not taken in this function. */
  readonly fresh: (stem: string) => string;
  /** The steps for a value, an expression, by a schema inside this one. */
  readonly steps: (schema: Json, value: string) => Steps;
}
