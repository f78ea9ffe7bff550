import { CHOICES } from '../document/references.ts';
import { applyDiscriminator } from '../validation/discriminator.ts';
import type { PlacedSchema, SchemaPart } from './composed-schema.ts';
import { type Json, type JsonObject, listAt, member, objectAt, textsAt } from '../json.ts';
import { pointerBelow } from './types.ts';

/** A keyword that applies one of several sets of schemas to the same value. */
export interface SchemaChoice {
  /** Identifies the keyword where it stands, so that it is decided once. */
  readonly key: string;
  readonly alternatives: readonly (readonly PlacedSchema[])[];
}

/** The first choice among parts that is not decided yet. */
export function nextChoice(
  parts: readonly SchemaPart[],
  decided: ReadonlySet<string>,
  root: JsonObject,
): SchemaChoice | undefined {
  for (const part of parts) {
    const found = choicesIn(part, parts, root).find(({ key }) => !decided.has(key));
    if (found !== undefined) return found;
  }
  return undefined;
}

function choicesIn(part: SchemaPart, parts: readonly SchemaPart[], root: JsonObject): readonly SchemaChoice[] {
  return [...variantsIn(part, root), ...conditionIn(part), ...dependentIn(part, parts)];
}

const told = new WeakMap<JsonObject, JsonObject>();

/** `oneOf` and `anyOf`; where a discriminator tells the variants apart, each names itself. */
function variantsIn(part: SchemaPart, root: JsonObject): readonly SchemaChoice[] {
  if (CHOICES.every((keyword) => part.schema[keyword] === undefined)) return [];
  const schema = told.get(part.schema) ?? applyDiscriminator(part.schema, root);
  told.set(part.schema, schema);
  return CHOICES.filter((keyword) => listAt(schema, keyword).length > 0).map((keyword) => ({
    key: pointerBelow(part, keyword),
    alternatives: listAt(schema, keyword).map((variant, index) => [placed(part, variant, keyword, index)]),
  }));
}

/** `if`: its condition with `then`, or `else` alone, whose value the condition must not accept. */
function conditionIn(part: SchemaPart): readonly SchemaChoice[] {
  const condition = member(part.schema, 'if');
  if (condition === undefined) return [];
  const [met, unmet] = ['then', 'else'].map((keyword) => {
    const schema = member(part.schema, keyword);
    return schema === undefined ? [] : [placed(part, schema, keyword)];
  });
  return [
    { key: pointerBelow(part, 'if'), alternatives: [[placed(part, condition, 'if'), ...(met ?? [])], unmet ?? []] },
  ];
}

/** `dependentSchemas` of a member that will be there: with the member, or without it. */
function dependentIn(part: SchemaPart, parts: readonly SchemaPart[]): readonly SchemaChoice[] {
  const dependent = objectAt(part.schema, 'dependentSchemas');
  return Object.keys(dependent)
    .filter((name) => parts.some(({ schema }) => describes(schema, name)))
    .map((name) => ({
      key: pointerBelow(part, 'dependentSchemas', name),
      alternatives: [
        [placed(part, dependent[name] ?? true, 'dependentSchemas', name)],
        [
          {
            pointer: pointerBelow(part, 'dependentSchemas', name, 'absent'),
            schema: { properties: { [name]: false } },
          },
        ],
      ],
    }));
}

function describes(schema: JsonObject, name: string): boolean {
  return member(objectAt(schema, 'properties'), name) !== undefined || textsAt(schema, 'required').includes(name);
}

function placed(part: SchemaPart, schema: Json, ...names: readonly (string | number)[]): PlacedSchema {
  return { pointer: pointerBelow(part, ...names), schema };
}
