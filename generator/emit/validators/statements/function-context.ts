import type { Json } from '../../../model/json.ts';
import type { Units } from '../units.ts';
import type { Statements } from './statement.ts';

/** One validator function while its statements are written. */
export interface FunctionContext {
  readonly units: Units;
  /** Returns the name of a function of the runtime. */
  readonly runtime: (module: string, name: string) => string;
  /** Returns the name of what tests a pattern. */
  readonly pattern: (pattern: string) => string;
  /** Returns the name of a value that is created once. */
  readonly constant: (expression: string) => string;
  /** Returns a name that is not taken in this function. */
  readonly fresh: (stem: string) => string;
  /** Returns the condition that the function of another schema returns `true`. */
  readonly call: (pointer: string, value: string) => string;
  /** Writes the statements that validate a value, an expression without side effects, in this function. */
  readonly statements: (schema: Json, value: string) => Statements;
  /** Returns the condition that a value matches a schema inside another, `true` if every value does. */
  readonly matches: (schema: Json, inner: InnerSchema) => string;
  /** Returns the condition that a value does not match a schema inside another, `undefined` if every value matches. */
  readonly mismatches: (schema: Json, inner: InnerSchema) => string | undefined;
}

/** A schema inside another that has a function of its own, if it is more than a type or a reference. */
export interface InnerSchema {
  readonly value: string;
  /** Role of the schema in the one around it, as part of the function's name. */
  readonly role: string;
}
