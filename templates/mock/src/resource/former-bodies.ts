import type { ServedDocument, ServedOperation } from '../document/operation.ts';
import { isObject, type Json, type JsonObject, member, objectAt } from '../json.ts';
import { isOptionHolder } from './options.ts';
import type { Shapes } from './shape.ts';
import type { Worded, Wording } from './wording.ts';

/** The actions whose bodies ask for options. */
const ASKING: readonly string[] = ['read', 'search'];

/** What it takes to know whose words a body is in. */
export interface FormerBodyParts {
  readonly document: ServedDocument;
  readonly wording: Wording;
  readonly shapes: Shapes;
  /** The schema of the items that an operation works on. */
  readonly itemsOf: (operation: ServedOperation) => Json | undefined;
}

/** Bodies of a document with words of its own, in those of the current one. */
export class FormerBodies {
  readonly #parts: FormerBodyParts;
  readonly #options: readonly string[];

  constructor(parts: FormerBodyParts) {
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
  toCurrent(operation: ServedOperation, body: Json): Worded {
    const { shapes, itemsOf } = this.#parts;
    const schema = operation.body?.contents[0]?.schema;
    const shape = shapes.of(shapes.singleOf(schema));
    const own = shapes.componentOf(schema);
    if (shape?.isOpen === false) return this.#worded([own], body);
    const named = this.#worded([...new Set([own, shapes.componentOf(itemsOf(operation))])], body);
    if (!ASKING.includes(operation.resource?.action ?? '')) return named;
    return { ...named, value: this.#withOptions(named.value, (name) => shape?.properties.has(name) === true) };
  }

  #worded(components: readonly (string | undefined)[], body: Json): Worded {
    return components.reduce<Worded>(
      ({ value, conflicts }, component) => {
        if (component === undefined) return { value, conflicts };
        const next = this.#parts.wording.toCurrent(component, value);
        return { value: next.value, conflicts: [...conflicts, ...next.conflicts] };
      },
      { value: body, conflicts: [] },
    );
  }

  /** Options that nothing describes where they stand are in the words that any options have. */
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
    if (!isOptionHolder(holder)) return holder;
    const { value } = this.#worded(this.#options, { options: holder.options });
    return { ...holder, options: member(value, 'options') ?? [] };
  }
}
