import type { Json, JsonObject } from '../json.ts';

/** How a document words what the state keeps in the words of another one, the current document. */
export interface Wording {
  /** What the current document calls a component; nothing where it has no counterpart. */
  readonly current: (component: string) => string | undefined;
  /** What a value of a component is in the words of the current one, and where its own words contradict each other. */
  readonly toCurrent: (component: string, value: Json) => Worded;
  /** What a value in the words of the current one is in those of this one. */
  readonly toFormer: (component: string, value: JsonObject) => JsonObject;
}

/** A value in other words. */
export interface Worded {
  readonly value: Json;
  /** What contradicts each other, as JSON pointers into the value that was handed over, the old names first. */
  readonly conflicts: readonly (readonly string[])[];
}

/** The translators of payloads between two versions, as they are made from the tables of renames. */
export interface Translators<Schema extends SchemaNames> {
  readonly schemas: readonly Schema[];
  readonly translate: (
    document: { readonly schema: Schema; readonly value: unknown },
    direction: 'up' | 'down',
  ) => { readonly value: unknown; readonly conflicts: readonly { readonly members: readonly string[] }[] };
}

/** Names of a schema in both versions. */
export interface SchemaNames {
  readonly v2: string;
  readonly v3: string;
}

/** The wording that translators make. */
export function wordingOf<Schema extends SchemaNames>({ schemas, translate }: Translators<Schema>): Wording {
  const byName = new Map(schemas.map((schema) => [schema.v2, schema]));
  const translated = (component: string, value: Json, direction: 'up' | 'down'): Worded => {
    const schema = byName.get(component);
    if (schema === undefined) return { value, conflicts: [] };
    const { value: other, conflicts } = translate({ schema, value }, direction);
    // A translator makes JSON of JSON.
    return { value: other as Json, conflicts: conflicts.map(({ members }) => members) };
  };
  return {
    current: (component) => byName.get(component)?.v3,
    toCurrent: (component, value) => translated(component, value, 'up'),
    toFormer: (component, value) => translated(component, value, 'down').value as JsonObject,
  };
}
