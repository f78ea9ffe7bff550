import { assign, each, type Shape } from './schema.ts';

/** What one object cannot say in the other version. */
export interface Leftover {
  /** Rules that did not hold here and must not be applied on the way back. */
  readonly untouched?: readonly string[];
  /** Members that the other version has no place for. */
  readonly lost?: Readonly<Record<string, unknown>>;
}

/**
 * What a translated document cannot hold, by JSON pointer into the document of the newer version. Plain JSON: keep it
 * beside the document and hand it back to translate the other way without loss.
 */
export type Aside = Readonly<Record<string, Leftover>>;

/** Old and new stand side by side, and only a human knows which counts. Nothing was changed there. */
export interface Conflict {
  /** JSON pointer into the document of the newer version. */
  readonly pointer: string;
  /** JSON pointers into the document that was handed over: what contradicts each other, the old names first. */
  readonly members: readonly string[];
  /** Id of the entry of the map that could not be applied. */
  readonly rule: string;
  /**
   * `both`: the old name and the new one are there. `different`: names that become one hold different values.
   * `blocked`: something else stands where the value should go.
   */
  readonly reason: 'both' | 'different' | 'blocked';
}

/** Which way a document goes: to the newer version or back. */
export type Direction = 'up' | 'down';

type Key = string | number;

/** A place that is elsewhere in the document of the newer version than in the one that is handed over. */
export interface Way {
  readonly keys: readonly Key[];
  readonly from: readonly Key[];
}

/** The state of one call: where it stands in the document, what it was handed, what it leaves behind. */
export class Session {
  readonly #path: (Key | Way)[] = [];
  readonly #given: Aside;
  readonly #isGiven: boolean;
  readonly #left = new Map<string, { readonly untouched: string[]; readonly lost: Record<string, unknown> }>();
  readonly conflicts: Conflict[] = [];
  readonly direction: Direction;

  constructor(direction: Direction, given: Aside = {}) {
    this.direction = direction;
    this.#given = given;
    this.#isGiven = Object.keys(given).length > 0;
  }

  /** Translates what stands below: one step, under this key of both versions, or a way of its own in each. */
  below<Value>(step: Key | Way, translate: () => Value): Value {
    this.#path.push(step);
    const result = translate();
    this.#path.pop();
    return result;
  }

  /** What the other direction left behind for this place. */
  given(): Leftover | undefined {
    if (!this.#isGiven) return undefined;
    const pointer = this.#pointer();
    return Object.hasOwn(this.#given, pointer) ? this.#given[pointer] : undefined;
  }

  /** Says that a rule does not hold here. */
  leave(rule: string): void {
    this.#here().untouched.push(rule);
  }

  /** Keeps a member that the other version cannot hold. */
  lose(name: string, value: unknown): void {
    assign(this.#here().lost, name, value);
  }

  /** Reports that these members of the place contradict each other, each by the way to it, and leaves it as it is. */
  conflict(rule: string, reason: Conflict['reason'], members: readonly (readonly string[])[]): void {
    const here = this.#path.flatMap((step) => (typeof step === 'object' ? step.from : [step]));
    const pointers = members.map((keys) => pointerOf([...here, ...keys]));
    this.conflicts.push({ pointer: this.#pointer(), members: pointers, rule, reason });
    this.leave(rule);
  }

  /** What was left behind, as plain data; nothing where nothing was. */
  aside(): Aside | undefined {
    if (this.#left.size === 0) return undefined;
    const entries = [...this.#left].map(([pointer, { untouched, lost }]) => [
      pointer,
      { ...(untouched.length > 0 ? { untouched } : {}), ...(Object.keys(lost).length > 0 ? { lost } : {}) },
    ]);
    return Object.fromEntries(entries);
  }

  #here(): { readonly untouched: string[]; readonly lost: Record<string, unknown> } {
    const pointer = this.#pointer();
    const found = this.#left.get(pointer) ?? { untouched: [], lost: {} };
    this.#left.set(pointer, found);
    return found;
  }

  #pointer(): string {
    return pointerOf(this.#path.flatMap((step) => (typeof step === 'object' ? step.keys : [step])));
  }
}

function pointerOf(keys: readonly Key[]): string {
  return keys.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** A document of the other version. */
export interface Translated<Value> {
  readonly value: Value;
  /** What the other version cannot hold: hand it back to translate the other way without loss. */
  readonly aside?: Aside;
  /** Where old and new contradict each other; nothing was changed there. */
  readonly conflicts: readonly Conflict[];
}

/** Shapes by the name that a document goes by on its way up, and on its way down. */
export interface Shapes {
  readonly up: ReadonlyMap<string, Shape>;
  readonly down: ReadonlyMap<string, Shape>;
}

/**
 * Finds shapes by name. On the way down a name of either version does; one that several old shapes share means the
 * first of them that is not set aside in `reverse`.
 */
export function shapesByName(shapes: readonly Shape[], reverse: Readonly<Record<string, string>>): Shapes {
  const up = new Map(shapes.map((shape) => [shape.v2, shape]));
  const down = new Map([...shapes.map((shape) => [shape.v3, shape] as const), ...up]);
  for (const [v3, v2] of Object.entries(reverse)) {
    const shape = up.get(v2);
    if (shape !== undefined) down.set(v3, shape);
  }
  return { up, down };
}

/** What to translate: a document, or a list of them. */
export interface Document {
  readonly shape: Shape;
  readonly value: unknown;
  readonly aside?: Aside | undefined;
}

/** Translates a document, or a list of them. The argument is not changed. */
export function translate({ shape, value, aside }: Document, direction: Direction): Translated<unknown> {
  const session = new Session(direction, aside);
  const inner = Array.isArray(value) ? each(shape.translate) : shape.translate;
  const result = inner(value, session);
  const left = session.aside();
  return { value: result, ...(left === undefined ? {} : { aside: left }), conflicts: session.conflicts };
}

/** The shape of this name; a name that no table knows is an error. */
export function findShape(shapes: ReadonlyMap<string, Shape>, name: string): Shape {
  const found = shapes.get(name);
  if (found === undefined)
    throw new TypeError(`No resource is called ${JSON.stringify(name)}. Known: ${[...shapes.keys()].join(', ')}.`);
  return found;
}
