import { isObject, type Json, type JsonObject } from '../json.ts';
import type { Shape, ShapeProperty, Shapes } from './shape.ts';

/** Takes in what is sent: without what the shape says is not sent, and with what it says is meant where it is not. */
export class Absorber {
  readonly #shapes: Shapes;

  constructor(shapes: Shapes) {
    this.#shapes = shapes;
  }

  /** The body without what reads return and nobody sends: read-only properties and nested objects beside their identifier. */
  strip(body: Json, schema: Json | undefined): Json {
    if (Array.isArray(body)) return body.map((entry) => this.strip(entry, this.#shapes.itemsOf(schema)));
    const shape = this.#shapes.of(schema);
    if (!isObject(body) || shape === undefined) return body;
    const kept = Object.entries(body).filter(([name]) => !shape.leftOut.has(name));
    return Object.fromEntries(
      kept.map(([name, value]) => [name, this.strip(value, shape.properties.get(name)?.schema)]),
    );
  }

  /** The body with every boolean that a replacing shape must have: false where it is omitted or null. */
  completeBooleans(body: Json, schema: Json | undefined): Json {
    const shape = this.#shapes.of(schema);
    if (!isObject(body) || shape === undefined) return body;
    const missing = [...shape.properties].filter(
      ([name, { isBoolean }]) => isBoolean && (body[name] === undefined || body[name] === null),
    );
    return { ...body, ...Object.fromEntries(missing.map(([name]) => [name, false])) };
  }
}

/** What an update leaves of an item: what is omitted is null, or false where it was a boolean. */
export function replaced(before: JsonObject, sent: JsonObject, shape: Shape | undefined): JsonObject {
  const result = { ...cleared(before, shape), ...sent };
  for (const [name, property] of shape?.properties ?? []) {
    if (property.isBoolean && result[name] === null) result[name] = false;
    if (isKept(property)) restore(result, before, name);
  }
  return result;
}

function cleared(before: JsonObject, shape: Shape | undefined): Record<string, Json> {
  const result: Record<string, Json> = {};
  for (const [name, value] of Object.entries(before)) result[name] = typeof value === 'boolean' ? false : null;
  for (const [name, { isBoolean }] of shape?.properties ?? []) result[name] ??= isBoolean ? false : null;
  return result;
}

/** Whether an update leaves a property as it is. */
function isKept({ isCreateOnly, isOwned, isReadOnly }: ShapeProperty): boolean {
  return isCreateOnly || isOwned || isReadOnly;
}

function restore(result: Record<string, Json>, before: JsonObject, name: string): void {
  if (Object.hasOwn(before, name)) result[name] = before[name] ?? null;
  else delete result[name];
}
