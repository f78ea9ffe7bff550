import type { Aside, Conflict } from './aside.ts';
import { each } from './inner.ts';
import { type Direction, Session } from './session.ts';
import type { Shape } from './shape.ts';

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
