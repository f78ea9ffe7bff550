import type { ServedDocument, ServedOperation } from './document/operation.ts';
import { isObject, type Json, type JsonObject } from './json.ts';
import type { Platform } from './platform.ts';
import { Absorber } from './resource/absorb.ts';
import { collectionOf } from './resource/collections.ts';
import type { Workshop } from './resource/plain.ts';
import { Presenter } from './resource/present.ts';
import { Judges } from './validation/judge.ts';

/** A document with all that is compiled from it. */
export class Served {
  readonly document: ServedDocument;
  readonly judges: Judges;
  readonly presenter: Presenter;
  readonly workshop: Workshop;
  readonly #platform: Platform;

  constructor(document: ServedDocument, platform: Platform) {
    this.document = document;
    this.#platform = platform;
    this.judges = new Judges(document.root);
    this.presenter = new Presenter(document, platform);
    const { shapes } = this.presenter;
    const absorber = new Absorber(document, platform, shapes);
    this.workshop = {
      platform,
      shapes,
      absorber,
      judgeItem: (collection, item, before) => this.#judgeItem(collection, item, before),
    };
  }

  /** What a request body is judged as: without what nobody sends and, on a replacement, with its booleans. */
  prepare(operation: ServedOperation, body: Json, schema: Json): Json {
    const { absorber } = this.workshop;
    const stripped = absorber.strip(body, schema);
    return operation.resource?.action === 'replace' ? absorber.completeBooleans(stripped, schema) : stripped;
  }

  /** The schema of the items of a collection, as some operation reads them. */
  itemSchema(collection: string): Json | undefined {
    const reading = this.document.operations.find(
      (operation) => isReading(operation) && collectionOf(operation, this.#platform) === collection,
    );
    const schema = reading?.answers.find(({ status }) => status.startsWith('2'))?.contents[0]?.schema;
    return this.presenter.shapes.itemsOf(schema) ?? schema ?? this.#namedSchema(collection);
  }

  /** Without a reading operation: the component whose name is that of the collection, in the singular. */
  #namedSchema(collection: string): Json | undefined {
    const singular = collection.replace(/s$/, '').toLowerCase();
    const components = this.document.root['components'];
    const schemas = isObject(components) && isObject(components['schemas']) ? components['schemas'] : {};
    const name = Object.keys(schemas).find((key) => key.toLowerCase() === singular);
    return name === undefined ? undefined : { $ref: `#/components/schemas/${name}` };
  }

  #judgeItem(collection: string, item: JsonObject, before: JsonObject): readonly string[] {
    const schema = this.itemSchema(collection);
    const shape = this.presenter.shapes.of(schema);
    if (schema === undefined || shape === undefined) return [];
    const unknown = shape.isOpen
      ? []
      : Object.keys(item).filter((name) => !shape.properties.has(name) && !Object.hasOwn(before, name));
    const kept = Object.entries(item).filter(
      ([name, value]) => value !== null && (shape.isOpen || shape.properties.has(name)),
    );
    const wrong = this.judges
      .of(schema)(Object.fromEntries(kept))
      .map(({ at, message }) => `${at} ${message}`);
    return [...wrong, ...unknown.map((name) => `${name} is not a property`)];
  }
}

function isReading({ resource }: ServedOperation): boolean {
  return resource?.action === 'read' || resource?.action === 'search';
}
