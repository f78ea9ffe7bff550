/** Tests a text or a number; a regular expression is one. */
interface Test {
  test(value: string): boolean;
}

/**
 * A JSON Schema (draft 2020-12) that is ready to be judged by: references are functions, patterns and formats are
 * tests, and what describes without constraining is left out, but for what issues quote.
 */
export interface Schema {
  readonly ref?: () => Schema | boolean;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly multipleOf?: number;
  readonly maximum?: number;
  readonly exclusiveMaximum?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maxLength?: number;
  readonly minLength?: number;
  readonly pattern?: Pattern;
  readonly format?: Format;
  readonly prefixItems?: readonly (Schema | boolean)[];
  readonly items?: Schema | boolean;
  readonly contains?: Schema | boolean;
  readonly minContains?: number;
  readonly maxContains?: number;
  readonly maxItems?: number;
  readonly minItems?: number;
  readonly uniqueItems?: boolean;
  readonly properties?: Readonly<Record<string, Schema | boolean>>;
  readonly patternProperties?: readonly (readonly [Pattern, Schema | boolean])[];
  readonly additionalProperties?: Schema | boolean;
  readonly propertyNames?: Schema | boolean;
  readonly required?: readonly string[];
  readonly maxProperties?: number;
  readonly minProperties?: number;
  readonly dependentRequired?: Readonly<Record<string, readonly string[]>>;
  readonly dependentSchemas?: Readonly<Record<string, Schema | boolean>>;
  readonly allOf?: readonly (Schema | boolean)[];
  readonly anyOf?: readonly (Schema | boolean)[];
  readonly oneOf?: readonly (Schema | boolean)[];
  readonly not?: Schema | boolean;
  readonly if?: Schema | boolean;
  readonly then?: Schema | boolean;
  readonly else?: Schema | boolean;
  readonly unevaluatedItems?: Schema | boolean;
  readonly unevaluatedProperties?: Schema | boolean;
  /** Bytes: a file, a buffer, or a text. */
  readonly binary?: true;
  /** Where the specification takes this from. */
  readonly source?: string;
  /** Known values of an open enumeration. */
  readonly known?: readonly unknown[];
  /** The property that tells the variants of a union apart. */
  readonly discriminator?: string;
  /** What leaving a property out does: it is cleared. */
  readonly clears?: true;
  /** Properties that a resource has but that are not sent, each with what to do instead. */
  readonly unsent?: Readonly<Record<string, string>>;
}

/** A pattern, in its own words and as a test. */
export interface Pattern extends Test {
  readonly source: string;
  /** Longer texts than this are not judged by it, as that could take minutes. */
  readonly maxLength?: number;
}

/** A format of strings or of numbers: its name and its test. */
export type Format =
  | { readonly name: string; readonly of: 'string'; readonly test: (value: string) => boolean }
  | { readonly name: string; readonly of: 'number'; readonly test: (value: number) => boolean };
