import type { Json } from '../model/json.ts';
import type { Pointer } from '../model/pointer.ts';

/** One file of a specification, parsed. */
export interface Source {
  /** Where it really is, symbolic links resolved. */
  readonly path: string;
  /** Relative to the working directory, as people read it. */
  readonly name: string;
  readonly text: string;
  readonly syntax: 'json' | 'yaml';
  readonly value: Json;
}

/** A value of a file. */
export interface Target {
  readonly source: Source;
  readonly pointer: Pointer;
}
