import type { JsonObject } from '../model/json.ts';
import type { Pointer } from '../model/pointer.ts';
import type { Place } from '../problems.ts';

/** A specification in one document, with only internal references, as OpenAPI 3.1. */
export interface Specification {
  readonly document: JsonObject;
  /** The files it was read from, relative to the working directory, the root first. */
  readonly files: readonly string[];
  /** Where a pointer into `document` stands in those files. Computed when asked for. */
  readonly locate: (pointer: Pointer) => Place;
  /** The line of a file, for the frame of a problem. */
  readonly line: (place: Place) => string | undefined;
}
