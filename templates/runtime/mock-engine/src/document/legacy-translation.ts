import type { Json, JsonObject } from '../json.ts';

/** Translates values between a document of a previous version and the current document, which the state follows. */
export interface LegacyTranslation {
  /** Returns the name of a component in the current document, or `undefined` if it has no counterpart. */
  readonly currentName: (component: string) => string | undefined;
  /** Returns the id of an operation in the current document, or `undefined` if none is known or it is the same. */
  readonly currentOperation: (id: string) => string | undefined;
  /** Translates a value of a component to its current names. */
  readonly toCurrent: (component: string, value: Json) => TranslatedValue;
  /** Translates a value with current names to those of the previous version. */
  readonly toLegacy: (component: string, value: JsonObject) => JsonObject;
}

/** A translated value, and the members that contradict each other. */
export interface TranslatedValue {
  readonly value: Json;
  /** JSON pointers into the original value, one list per conflict; members with old names come first. */
  readonly conflicts: readonly (readonly string[])[];
}
