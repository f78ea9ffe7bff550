import type { CallRule } from './call-rule.ts';
import type { ParameterReading } from './read-request.ts';
import type { Validator } from './validator.ts';

/** What can be judged of one operation: a validator for each part that it has. */
export interface OperationValidators {
  /** The operation's id in the specification. */
  readonly operation: string;
  /** Judge the request as an object: properties that are no parameters of theirs do not concern them. */
  readonly path?: Validator<unknown>;
  readonly query?: Validator<unknown>;
  readonly header?: Validator<unknown>;
  readonly cookie?: Validator<unknown>;
  readonly body?: Validator<unknown>;
  readonly bodyRequired?: true;
  /** How the parameters are read from their texts. */
  readonly parameters?: readonly ParameterReading[];
  /** Properties of the request that the options of a call or of a client may give. */
  readonly options?: readonly string[];
  /** Judges what any success gives. */
  readonly answer?: Validator<unknown>;
  /** Judge what one status gives (`200`, `2XX`), where the successes differ. */
  readonly answers?: Readonly<Record<string, Validator<unknown>>>;
  /** What no schema can hold. */
  readonly rules?: readonly CallRule[];
}
