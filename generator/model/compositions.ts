import { isObject, type Json, type JsonObject, member } from './json.ts';
import { follow, listAt, objectAt, textAt } from './resolve.ts';

/** What a derived schema is for. */
export type SentShape = 'read' | 'create' | 'replace' | 'write';

/** What all parts (`allOf`) of one object say together. */
export interface Whole {
  /** The properties that are not sent: a mark, or a pair, in one part holds for the others. */
  readonly dropped: ReadonlySet<string>;
  readonly required: ReadonlySet<string>;
}

/** The whole of a schema that is no part of another. */
export const ALONE: Whole = { dropped: new Set(), required: new Set() };

const SCALARS: ReadonlySet<Json> = new Set(['string', 'number', 'integer', 'boolean', 'null']);

/** Says of the schemas of one document what they are with all their parts. */
export class Compositions {
  readonly #document: JsonObject;
  readonly #suffix: string | undefined;
  /** What was found out before: the same schema is asked about again and again. */
  readonly #wholes: Readonly<Record<SentShape, WeakMap<JsonObject, Whole>>> = {
    read: new WeakMap(),
    create: new WeakMap(),
    replace: new WeakMap(),
    write: new WeakMap(),
  };

  constructor(document: JsonObject) {
    this.#document = document;
    this.#suffix = textAt(document, 'x-reference-suffix');
  }

  /** What a schema says together with its parts, and as a part of what is around it. */
  wholeOf(schema: Json, shape: SentShape, around: Whole = ALONE): Whole {
    const own = this.#ownWhole(schema, shape);
    if (around.dropped.size === 0 && around.required.size === 0) return own;
    return {
      dropped: new Set([...around.dropped, ...own.dropped]),
      required: new Set([...around.required, ...own.required]),
    };
  }

  #ownWhole(schema: Json, shape: SentShape): Whole {
    if (!isObject(schema)) return ALONE;
    const known = this.#wholes[shape].get(schema);
    if (known !== undefined) return known;
    const parts = this.#partsOf(schema);
    const required = new Set(parts.flatMap((part) => listAt(part, 'required').map(String)));
    const whole = { dropped: this.#droppedIn(parts, shape), required };
    this.#wholes[shape].set(schema, whole);
    return whole;
  }

  #droppedIn(parts: readonly Json[], shape: SentShape): ReadonlySet<string> {
    const hasPairs = this.#suffix !== undefined && (shape === 'create' || shape === 'replace');
    const names = new Set(hasPairs ? parts.flatMap((part) => Object.keys(objectAt(part, 'properties'))) : []);
    const isPair = (name: string, property: Json): boolean =>
      hasPairs && names.has(name + this.#suffix) && !this.#isScalar(property);
    const mark = shape === 'read' ? 'writeOnly' : 'readOnly';
    const dropped = new Set<string>();
    for (const part of parts) {
      for (const [name, property] of Object.entries(objectAt(part, 'properties')))
        if (this.#marked(property, mark) || isPair(name, property)) dropped.add(name);
    }
    return dropped;
  }

  /** A schema with all that it is composed of. */
  #partsOf(schema: Json): readonly Json[] {
    const isPlain = member(schema, '$ref') === undefined && member(schema, 'allOf') === undefined;
    return isPlain ? [schema] : this.#composed(schema, new Set());
  }

  #composed(schema: Json, seen: Set<Json>): readonly Json[] {
    const target = this.#target(schema);
    if (seen.has(target)) return [];
    seen.add(target);
    const own = target === schema ? [target] : [target, schema];
    return [
      ...own,
      ...[...listAt(schema, 'allOf'), ...(target === schema ? [] : listAt(target, 'allOf'))].flatMap((part) =>
        this.#composed(part, seen),
      ),
    ];
  }

  /** The names of all properties of a schema and its parts. */
  namesOf(schema: Json): readonly string[] {
    return this.#partsOf(schema).flatMap((part) => Object.keys(objectAt(part, 'properties')));
  }

  #marked(schema: Json, mark: 'readOnly' | 'writeOnly'): boolean {
    return this.#partsOf(schema).some((part) => member(part, mark) === true);
  }

  #isScalar(schema: Json): boolean {
    const type = member(this.#target(schema), 'type');
    const types = Array.isArray(type) ? type : [type];
    return (
      types.some((name) => name !== 'null') && types.every((name) => typeof name === 'string' && SCALARS.has(name))
    );
  }

  /** Whether a schema is a boolean, by whatever name. */
  isBoolean(schema: Json | undefined): boolean {
    return schema !== undefined && member(this.#target(schema), 'type') === 'boolean';
  }

  #target(schema: Json): Json {
    return follow(this.#document, { value: schema, pointer: '' }).value;
  }
}
