import { type Keep, keeping, Remembered, unkept } from '../../memory.ts';
import type { JsonObject } from '../../model/json.ts';
import { partAt } from '../../model/parts.ts';
import type { Pointer } from '../../model/pointer.ts';
import type { OutputFile } from '../emitter.ts';
import type { CleanUnit } from './units.ts';

/** What follows from the parts of a document, by what it is called in each. */
export type OfPart<Value> = Keep<Map<string, Value>>;

/** What is remembered from one making of validators to the next. */
export interface ValidatorMemory {
  /** All names that modules are written with, as one text: the same one where they are the same. */
  readonly names: (make: () => string) => string;
  readonly units: OfPart<CleanUnit>;
  readonly modules: OfPart<WrittenModule>;
}

/** A module, and the names that it was written with. */
export interface WrittenModule {
  readonly names: string;
  readonly file: OutputFile;
}

/** The memory of a single run: there is none. */
export const briefMemory: ValidatorMemory = { names: () => '', units: unkept, modules: unkept };

/** The memory of runs that follow each other, and what begins the next turn. */
export function openValidatorMemory(): { readonly memory: ValidatorMemory; readonly turn: () => void } {
  const names = new Remembered<string>();
  const recall = (make: () => string): string => {
    const text = make();
    return names.recall(text, () => text);
  };
  return { memory: { names: recall, units: keeping(), modules: keeping() }, turn: () => names.turn() };
}

/** Where something stands, and what it is called there. */
interface Place {
  readonly document: JsonObject;
  readonly pointer: Pointer;
  readonly name?: string;
}

/** What was made of something in a part of a document, as long as it `holds`; what stands in none is made anew. */
export function keepIn<Value>(
  kept: OfPart<Value>,
  { document, pointer, name = pointer }: Place,
  { make, holds = () => true }: { readonly make: () => Value; readonly holds?: (known: Value) => boolean },
): Value {
  const part = kept === unkept ? undefined : partAt(document, pointer);
  if (part === undefined) return make();
  const values = kept(part, () => new Map());
  const known = values.get(name);
  const value = known !== undefined && holds(known) ? known : make();
  values.set(name, value);
  return value;
}
