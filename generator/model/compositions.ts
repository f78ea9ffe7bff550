import { type Json, type JsonObject, member } from './json.ts';
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

  constructor(document: JsonObject) {
    this.#document = document;
    this.#suffix = textAt(document, 'x-reference-suffix');
  }

  /** What a schema says together with its parts, and as a part of what is around it. */
  wholeOf(schema: Json, shape: SentShape, around: Whole = ALONE): Whole {
    const parts = this.#partsOf(schema, new Set());
    const names = new Set(parts.flatMap((part) => Object.keys(objectAt(part, 'properties'))));
    const isPair = (name: string, property: Json): boolean =>
      (shape === 'create' || shape === 'replace') &&
      this.#suffix !== undefined &&
      names.has(name + this.#suffix) &&
      !this.#isScalar(property);
    const dropped = parts.flatMap((part) =>
      Object.entries(objectAt(part, 'properties'))
        .filter(
          ([name, property]) =>
            this.#marked(property, shape === 'read' ? 'writeOnly' : 'readOnly') || isPair(name, property),
        )
        .map(([name]) => name),
    );
    const required = parts.flatMap((part) => listAt(part, 'required').map(String));
    return { dropped: new Set([...around.dropped, ...dropped]), required: new Set([...around.required, ...required]) };
  }

  /** A schema with all that it is composed of. */
  #partsOf(schema: Json, seen: Set<Json>): readonly Json[] {
    const target = this.#target(schema);
    if (seen.has(target)) return [];
    seen.add(target);
    const own = target === schema ? [target] : [target, schema];
    return [
      ...own,
      ...[...listAt(schema, 'allOf'), ...(target === schema ? [] : listAt(target, 'allOf'))].flatMap((part) =>
        this.#partsOf(part, seen),
      ),
    ];
  }

  /** The names of all properties of a schema and its parts. */
  namesOf(schema: Json): readonly string[] {
    return this.#partsOf(schema, new Set()).flatMap((part) => Object.keys(objectAt(part, 'properties')));
  }

  #marked(schema: Json, mark: 'readOnly' | 'writeOnly'): boolean {
    return this.#partsOf(schema, new Set()).some((part) => member(part, mark) === true);
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
