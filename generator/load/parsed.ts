import type { Json } from '../model/json.ts';
import type { Pointer } from '../model/pointer.ts';
import type { Code } from '../problems.ts';
import type { Ends } from './json-offsets.ts';

/** What is wrong with a text, at an offset of it. */
export interface Fault {
  readonly code: Code;
  readonly offset: number;
  /** Pointer in the file, where it is known. */
  readonly pointer?: Pointer;
  readonly details: readonly string[];
}

/** A text, parsed; without a value where it cannot be used at all. */
export interface Parsed {
  readonly value?: Json;
  readonly faults: readonly Fault[];
  /** Where the outer containers of a JSON text end, as far as that came to light. */
  readonly ends?: Ends;
}
