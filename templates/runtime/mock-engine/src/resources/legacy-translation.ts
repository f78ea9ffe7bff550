import type { LegacyTranslation, TranslatedValue } from '../document/legacy-translation.ts';
import { readsItems, type ServedDocument, type ServedOperation } from '../document/served-document.ts';
import { isObject, type Json, type JsonObject, member, objectAt, ownAt } from '../json.ts';
import type { ObjectTypes } from '../document/object-type.ts';
import { hasOptions } from './search.ts';

/** Translator of payloads between two versions, generated from the rename tables. */
interface PayloadTranslator<Schema extends SchemaNames> {
  readonly schemas: readonly Schema[];
  /** Ids of the operations that moved, by those of the previous version. */
  readonly operations: Readonly<Record<string, string>>;
  readonly translate: (
    document: { readonly schema: Schema; readonly value: unknown },
    direction: 'up' | 'down',
  ) => { readonly value: unknown; readonly conflicts: readonly { readonly members: readonly string[] }[] };
}

/** Names of a schema in both versions. */
interface SchemaNames {
  readonly v2: string;
  readonly v3: string;
}

/** Creates the translation of a document from a payload translator. */
export function createLegacyTranslation<Schema extends SchemaNames>({
  schemas,
  operations,
  translate,
}: PayloadTranslator<Schema>): LegacyTranslation {
  const byName = new Map(schemas.map((schema) => [schema.v2, schema]));
  const translated = (component: string, value: Json, direction: 'up' | 'down'): TranslatedValue => {
    const schema = byName.get(component);
    if (schema === undefined || typeof value !== 'object') return { value, conflicts: [] };
    const { value: other, conflicts } = translate({ schema, value }, direction);
    // A translator makes JSON of JSON.
    return { value: other as Json, conflicts: conflicts.map(({ members }) => members) };
  };
  return {
    currentName: (component) => byName.get(component)?.v3,
    currentOperation: (id) => ownAt(operations, id),
    toCurrent: (component, value) => translated(component, value, 'up'),
    toLegacy: (component, value) => translated(component, value, 'down').value as JsonObject,
  };
}

/** Options of the translation of bodies. */
interface LegacyBodiesOptions {
  readonly document: ServedDocument;
  readonly translation: LegacyTranslation;
  readonly types: ObjectTypes;
  /** Returns the schema of the items that an operation works on. */
  readonly itemsOf: (operation: ServedOperation) => Json | undefined;
}

/** Translates request bodies of a previous version to current names. */
export class LegacyBodies {
  readonly #parts: LegacyBodiesOptions;
  readonly #options: readonly string[];

  constructor(parts: LegacyBodiesOptions) {
    this.#parts = parts;
    const schemas = objectAt(objectAt(parts.document.root, 'components'), 'schemas');
    this.#options = Object.keys(schemas).filter(
      (name) => member(objectAt(schemas[name], 'properties'), 'options') !== undefined,
    );
  }

  /**
   * A body in current words, and where its old words contradict its new ones. One that does not list all its names has
   * those of the items: they are what it states or asks for.
   */
  toCurrent(operation: ServedOperation, body: Json): TranslatedValue {
    const { types, itemsOf } = this.#parts;
    const schema = operation.body?.contents[0]?.schema;
    const type = types.get(types.singleOf(schema));
    const own = types.componentOf(schema);
    if (type?.isOpen === false) return this.#worded([own], body);
    const named = this.#worded([...new Set([own, types.componentOf(itemsOf(operation))])], body);
    if (!readsItems(operation)) return named; // only they have read options
    return { ...named, value: this.#withOptions(named.value, (name) => type?.properties.has(name) === true) };
  }

  #worded(components: readonly (string | undefined)[], body: Json): TranslatedValue {
    return components.reduce<TranslatedValue>(
      ({ value, conflicts }, component) => {
        if (component === undefined) return { value, conflicts };
        const next = this.#parts.translation.toCurrent(component, value);
        return { value: next.value, conflicts: [...conflicts, ...next.conflicts] };
      },
      { value: body, conflicts: [] },
    );
  }

  /** Translates undescribed read options by the names that options have anywhere. */
  #withOptions(body: Json, isListed: (name: string) => boolean): Json {
    if (!isObject(body)) return body;
    const inner = Object.entries(body).map(([name, value]) => [
      name,
      isListed(name) ? value : this.#optionsWorded(value),
    ]);
    const worded: JsonObject = Object.fromEntries(inner);
    return isListed('options') ? worded : this.#optionsWorded(worded);
  }

  #optionsWorded(holder: Json): Json {
    if (!hasOptions(holder)) return holder;
    const { value } = this.#worded(this.#options, { options: holder.options });
    return { ...holder, options: member(value, 'options') ?? [] };
  }
}
