/** Tests a text or a number; a regular expression is one. */
interface Test {
  test(value: string): boolean;
}

/**
 * A JSON Schema (draft 2020-12) ready for the interpreter: references are functions, patterns and formats are tests,
 * and annotations are dropped unless issues quote them.
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
  /** The source of the schema in the specification. */
  readonly source?: string;
  /** Known values of an open enumeration. */
  readonly known?: readonly unknown[];
  /** The discriminator property of a union. */
  readonly discriminator?: string;
  /** Leaving a property out clears it. */
  readonly clears?: true;
  /** Properties of the resource that are not sent, each with what to do instead. */
  readonly unsent?: Readonly<Record<string, string>>;
}

/** A pattern, in its own words and as a test. */
export interface Pattern extends Test {
  readonly source: string;
  /** Longest string that is tested, since longer ones could take minutes. */
  readonly maxLength?: number;
}

/** A format of strings or of numbers: its name and its test. */
export type Format =
  | { readonly name: string; readonly of: 'string'; readonly test: (value: string) => boolean }
  | { readonly name: string; readonly of: 'number'; readonly test: (value: number | bigint) => boolean };
