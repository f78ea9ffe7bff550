/** Makes a value of an origin, or gives back the one that was made of the same origin before. */
export type Recall<Value> = (origin: string, make: () => Value) => Value;

/** Makes everything anew: what a single run has made is not worth keeping. */
export function afresh<Value>(_: string, make: () => Value): Value {
  return make();
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
