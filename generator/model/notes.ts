import type { Pointer } from './pointer.ts';
import type { Schema } from './schema.ts';

/** What a part of a document asks of the whole while something is built of it. */
export type Question =
  | { readonly kind: 'name of schema' | 'shared schema'; readonly pointer: Pointer }
  | { readonly kind: 'name for type'; readonly wanted: string }
  | { readonly kind: 'name for function'; readonly wanted: string; readonly suffixes: readonly string[] }
  | { readonly kind: 'warning'; readonly pointer: Pointer; readonly what: string };

/** A name, or a schema that several share; nothing where there is only something to tell. */
export type Answer = string | Schema | undefined;

/** What was built, and what had been asked for it: where the answers are the same, so is what is built. */
export interface Made<Value> {
  readonly value: Value;
  readonly notes: readonly Note[];
}

interface Note {
  readonly question: Question;
  readonly answer: Answer;
}

/** What is being built, and how far what is known to be asked for it has been. */
interface Building {
  readonly notes: Note[];
  at: number;
}

/** Notes what is asked while something is built, so that it need not be built again of the same part. */
export class Notes {
  readonly #answer: (question: Question) => Answer;
  #building: Building | undefined;

  constructor(answer: (question: Question) => Answer) {
    this.#answer = answer;
  }

  ask(question: Question): Answer {
    const building = this.#building;
    if (building === undefined) return this.#answer(question);
    const known = building.notes[building.at];
    building.at += 1;
    if (known !== undefined) return known.answer;
    const answer = this.#answer(question);
    building.notes.push({ question, answer });
    return answer;
  }

  /**
   * What was built of a part before, if all that it asks is answered as it was, each once and in its order; else it is
   * built anew, and what it has asked by then is not asked again.
   */
  make<Value>(before: Made<Value> | undefined, build: () => Value): Made<Value> {
    const outer = this.#building;
    this.#building = undefined;
    const { notes, isSame } = this.#askAgain(before?.notes ?? []);
    try {
      if (before !== undefined && isSame) return before;
      this.#building = { notes, at: 0 };
      return { value: build(), notes };
    } finally {
      this.#building = outer;
    }
  }

  #askAgain(notes: readonly Note[]): { readonly notes: Note[]; readonly isSame: boolean } {
    const asked: Note[] = [];
    for (const { question, answer } of notes) {
      const now = this.#answer(question);
      asked.push({ question, answer: now });
      if (now !== answer) return { notes: asked, isSame: false };
    }
    return { notes: asked, isSame: true };
  }
}

/** What was built of parts, by the part and by where it stands. */
export class MadeOfParts<Value> {
  readonly #made = new WeakMap<object, Map<Pointer, Made<Value>>>();

  get(part: object, pointer: Pointer): Made<Value> | undefined {
    return this.#made.get(part)?.get(pointer);
  }

  set(part: object, pointer: Pointer, made: Made<Value>): void {
    this.#made.set(part, (this.#made.get(part) ?? new Map<Pointer, Made<Value>>()).set(pointer, made));
  }
}
