import type { Json, JsonObject } from './json.ts';
import type { Pointer } from './pointer.ts';
import type { Schema } from './schema.ts';

/** What building a schema needs from around it. */
export interface SchemaContext {
  /** Builds a schema inside the one at hand. */
  readonly build: (json: Json, pointer: Pointer) => Schema;
  /** The identifier of the type for a schema that is referred to, wherever it stands. */
  readonly nameOf: (pointer: Pointer) => string;
  /** The schema that a pointer names, for what must be looked at behind a reference. */
  readonly lookUp: (pointer: Pointer) => Json | undefined;
  /** Properties whose type is being taken from a part that is referred to: one may lead back to itself. */
  readonly stating: Set<Json>;
  /** Called where something cannot be expressed as a type. */
  readonly warn: (pointer: Pointer, what: string) => void;
}

/** A schema as it stands in the document, and where. */
export interface SchemaSource {
  readonly json: JsonObject;
  readonly pointer: Pointer;
}

export const UNKNOWN: Schema = { kind: 'unknown' };
export const NEVER: Schema = { kind: 'never' };
