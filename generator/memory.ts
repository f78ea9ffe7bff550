/** Makes a value of an origin, or gives back the one that was made of the same origin before. */
export type Recall<Value> = (origin: string, make: () => Value) => Value;

/** Makes everything anew: what a single run has made is not worth keeping. */
export function afresh<Value>(_: string, make: () => Value): Value {
  return make();
}

/** Asks once of each text, and remembers the answer. */
export function remembering<Answer>(ask: (of: string) => Answer): (of: string) => Answer {
  const answers = new Map<string, Answer>();
  return (of) => {
    const known = answers.get(of);
    if (known !== undefined) return known;
    const answer = ask(of);
    answers.set(of, answer);
    return answer;
  };
}

/** Gives what was made of an object before, or makes it: as long as it is the same object, the same follows from it. */
export type Keep<Value> = (of: object, make: () => Value) => Value;

/** Makes everything anew, as {@link afresh}. */
export function unkept<Value>(_: object, make: () => Value): Value {
  return make();
}

/** Keeps what was made of objects for as long as those are there. */
export function keeping<Value>(): Keep<Value> {
  const kept = new WeakMap<object, { readonly value: Value }>();
  return (of, make) => {
    const known = kept.get(of) ?? { value: make() };
    kept.set(of, known);
    return known.value;
  };
}

/** Keeps what was made from one turn to the next; what a turn did not ask for is forgotten. */
export class Remembered<Value> {
  #last: ReadonlyMap<string, Value> = new Map();
  #now = new Map<string, Value>();

  /** Begins the next turn. One that asked for nothing, because it came to nothing, does not count. */
  turn(): void {
    if (this.#now.size === 0) return;
    this.#last = this.#now;
    this.#now = new Map();
  }

  readonly recall: Recall<Value> = (origin, make) => {
    const known = this.#now.get(origin) ?? this.#last.get(origin) ?? make();
    this.#now.set(origin, known);
    return known;
  };
}
