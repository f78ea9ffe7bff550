import type { Buffer } from 'node:buffer';
import type { Json } from '../model/json.ts';
import type { Pointer } from '../model/pointer.ts';
import type { Place } from '../problems.ts';
import type { Ends } from './json-offsets.ts';

/**
 * The text of a file: of JSON, which may be megabytes, its bytes in UTF-8: half of what characters of two bytes take.
 */
export type Content = JsonContent | { readonly syntax: 'yaml'; readonly text: string };

export interface JsonContent {
  readonly syntax: 'json';
  readonly bytes: Buffer;
  /** Where the outer containers end, as far as that came to light. */
  readonly ends: Ends;
}

/** One file of a specification, parsed. */
export interface Source {
  /** Relative to the working directory, as people read it. */
  readonly name: string;
  /** Where it really is, symbolic links resolved. */
  readonly path: string;
  readonly value: Json;
  readonly positions: Positions;
}

/** Says where things stand in one file. Reading again is left until somebody asks, and then done once. */
export interface Positions {
  /**
   * The offset (in bytes of JSON, in characters of YAML) of the key (or item) that a pointer names, or of the nearest
   * thing around it that exists.
   */
  readonly offset: (pointer: Pointer) => number;
  readonly place: (offset: number) => Place;
  /** A line of the text, counted from 1, without its line end. */
  readonly line: (line: number) => string | undefined;
}

/** A value of a file. */
export interface Target {
  readonly source: Source;
  readonly pointer: Pointer;
}
