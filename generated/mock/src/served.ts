import type { ServedDocument, ServedOperation } from './document/operation.ts';
import type { Json, JsonObject } from './json.ts';
import type { Platform } from './platform.ts';
import { HttpError, type Issue } from './http/errors.ts';
import { Absorber } from './resource/absorb.ts';
import { collectionOf } from './resource/collections.ts';
import { FormerBodies } from './resource/former-bodies.ts';
import { ItemJudge } from './resource/item-judge.ts';
import type { Workshop } from './resource/plain.ts';
import { Presenter, type Wanted } from './resource/present.ts';
import type { Shape } from './resource/shape.ts';
import type { Wording } from './resource/wording.ts';
import { Judges } from './validation/judge.ts';

/** The actions that keep a body as an item. */
const KEEPING: readonly string[] = ['create', 'replace', 'update'];

/** The document whose words the state is kept in, for one that has words of its own. */
interface Counterpart {
  readonly wording: Wording;
  readonly current: Served;
}

/** A document with all that is compiled from it. */
export class Served {
  readonly document: ServedDocument;
  /** Judges what is sent. */
  readonly sent: Judges;
  /** Tells all that is wrong with what is sent. */
  readonly sentInFull: Judges;
  /** Judges what is answered, or kept. */
  readonly answered: Judges;
  readonly presenter: Presenter;
  readonly workshop: Workshop;
  readonly #absorber: Absorber;
  readonly #formerBodies: FormerBodies | undefined;
  readonly #counterpart: Counterpart | undefined;
  readonly #currentSchemas = new Map<string, Json>();
  readonly #items: ItemJudge;

  /** @param current - the document whose words the state is kept in, where that is another one */
  constructor(document: ServedDocument, platform: Platform, current?: Served) {
    const { wording } = document;
    this.document = document;
    this.#counterpart = wording === undefined || current === undefined ? undefined : { wording, current };
    this.sent = new Judges(document.root, 'readOnly');
    this.sentInFull = new Judges(document.root, 'readOnly', 'all');
    this.answered = new Judges(document.root, 'writeOnly');
    this.presenter = new Presenter(document, platform);
    this.#absorber = new Absorber(this.presenter.shapes, document.referenceSuffix);
    this.#items = new ItemJudge({ document, platform, judges: this.answered, shapes: this.presenter.shapes });
    if (this.#counterpart !== undefined)
      this.#formerBodies = new FormerBodies({
        document,
        wording: this.#counterpart.wording,
        shapes: this.presenter.shapes,
        itemsOf: (operation) => this.#items.schemaOf(collectionOf(operation, platform)),
      });
    this.workshop = {
      platform,
      judgeItem: (collection, item, change) => this.#items.issues(collection, item, change),
      pairingOf: (collection) => ({ shape: this.shapeOf(collection), suffix: document.referenceSuffix }),
    };
  }

  /** The shape in which items of a collection are read. */
  shapeOf(collection: string): Shape | undefined {
    return this.presenter.shapes.of(this.#items.schemaOf(collection));
  }

  /** The schema of the items, where a body is kept as one of them and its own schema lists nothing. */
  itemIn(operation: ServedOperation): Json | undefined {
    const isKept = KEEPING.includes(operation.resource?.action ?? '');
    if (!isKept || this.presenter.shapes.of(bodySchema(operation)) !== undefined) return undefined;
    return this.#items.schemaOf(collectionOf(operation, this.workshop.platform));
  }

  /**
   * What a request body is judged as: without what nobody sends and, on a replacement, with its booleans.
   *
   * @param schema - says what the body may hold
   */
  prepare(operation: ServedOperation, body: Json, schema: Json): Json {
    const stripped = this.#absorber.strip(body, schema);
    switch (operation.resource?.action) {
      case 'replace':
        return this.#absorber.completeBooleans(stripped, schema);
      case 'update':
        return this.#absorber.withoutNulls(stripped, schema);
      default:
        return stripped;
    }
  }

  /** What is wrong with a body that becomes an item, by the schema of the items. */
  issuesInItem(body: Json, schema: Json): readonly Issue[] {
    const issues = this.sent.of(this.presenter.shapes.listedBy(schema))(body);
    return issues.map(({ path, message }) => ({ path: `/body${path}`, message }));
  }

  /** A body in the words of the state; refused where its old words contradict its new ones. */
  absorb(operation: ServedOperation, body: Json | undefined): Json | undefined {
    if (body === undefined || this.#formerBodies === undefined) return body;
    const { value, conflicts } = this.#formerBodies.toCurrent(operation, body);
    if (conflicts.length === 0) return value;
    const issues = conflicts.map(([at = '', ...others]) => ({
      path: `/body${at}`,
      message: `contradicts ${others.map((other) => JSON.stringify(`/body${other}`)).join(', ')}`,
    }));
    throw new HttpError(400, 'The body says the same by a former name and by its new one.', { issues });
  }

  /** The shape of a body, in the words of the state; that of the items where a former one lists nothing. */
  bodyShape(operation: ServedOperation): Shape | undefined {
    const schema = bodySchema(operation);
    const current = this.#currentSchema(this.presenter.shapes.componentOf(schema));
    if (current === undefined || this.#counterpart === undefined) return this.presenter.shapes.of(schema);
    const { presenter } = this.#counterpart.current;
    const items = collectionOf(operation, this.workshop.platform);
    return presenter.shapes.of(current) ?? this.#counterpart.current.shapeOf(items);
  }

  /** An item as a schema of this document has it; see `Presenter.present`. */
  show(item: JsonObject, schema: Json | undefined, wanted: Wanted): Json {
    const component = this.presenter.shapes.componentOf(schema);
    const current = this.#currentSchema(component);
    if (component === undefined || current === undefined || this.#counterpart === undefined)
      return this.presenter.present(item, schema, wanted);
    const { current: other, wording } = this.#counterpart;
    const shown = other.presenter.present(item, current, wanted);
    return this.presenter.narrow(wording.toFormer(component, shown), schema);
  }

  /** What the current document has in the place of a component: always the same object, as shapes are known by it. */
  #currentSchema(component: string | undefined): Json | undefined {
    const name = component === undefined ? undefined : this.#counterpart?.wording.current(component);
    if (name === undefined) return undefined;
    const schema = this.#currentSchemas.get(name) ?? { $ref: `#/components/schemas/${name}` };
    this.#currentSchemas.set(name, schema);
    return schema;
  }
}

function bodySchema({ body }: ServedOperation): Json | undefined {
  return body?.contents[0]?.schema;
}
