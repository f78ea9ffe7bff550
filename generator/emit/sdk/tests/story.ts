import { type Operation, type Parameter, pathParameters } from '../../../model/api.ts';
import type { InferredCollection } from '../../../model/inferred.ts';
import type { BodySchemas, Properties } from '../../../infer/schemas.ts';
import { at, isObject, type Json, type JsonObject, listAt, objectAt, ownAt, textAt } from '../../../model/json.ts';
import { NameScope } from '../../../model/names.ts';
import { jsonLiteral, objectLiteral, stringLiteral } from '../../source/literals.ts';
import type { GroupedOperation } from '../module-imports.ts';
import {
  type EditableMember,
  type EditPlace,
  isDescription,
  type ValidExample,
  type ValidExamples,
} from '../../source/valid-examples.ts';

/** Facts that the stories of an API share. */
export interface StoryContext {
  readonly document: JsonObject;
  readonly schemas: BodySchemas;
  readonly examples: ValidExamples;
  readonly operations: ReadonlyMap<string, GroupedOperation>;
  /** Collections by the name in `x-resource`. */
  readonly collections: ReadonlyMap<string, InferredCollection>;
}

/** Returns what a document implies or states about the resource of an operation. */
export function resourceOf({ pointer }: Operation, { document }: Pick<StoryContext, 'document'>): JsonObject {
  return objectAt(at(document, pointer), 'x-resource');
}

/** Names that a story may not give to its variables. */
const RESERVED = ['after', 'anonymous', 'assert', 'client', 'context', 'mock', 'options', 'server', 'test', 'value'];
/** Word in no text: a filter may search for each word of its value. */
const UNKNOWN_WORD = 'qzxjkvwpy';
/** Values that no item has, by their format. */
const ABSENT = new Map([
  ['email', ['nobody@example.com']],
  ['uuid', ['00000000-0000-4000-8000-000000000000']],
]);
/** Parents of an item that a story creates. */
const MAX_PARENTS = 4;

/** Member of a printed object: its name, and an expression. */
type Member = readonly [name: string, expression: string];

/** Item that a story creates: variables with the identifiers of its parents and its own. */
interface CreatedItem {
  readonly collection: InferredCollection;
  readonly scope: readonly string[];
  readonly id: string;
  /** Property of an item that identifies it. */
  readonly key: string;
  /** Members that a read returns as they were sent. */
  readonly stored: JsonObject;
}

/** Plans calls that belong together: what they need is created before and removed afterwards. */
export class Story {
  readonly lines: string[] = [];
  /** Ids of the operations that are called. */
  readonly covered = new Set<string>();
  /** Reason why there is no story. */
  reason = 'its items cannot be created';
  readonly #context: StoryContext;
  readonly #cleanup: string[] = [];
  readonly #names = new NameScope(RESERVED);
  /** Variables that are numbers; others are texts. */
  readonly #numbers = new Set<string>();
  /** Values of required parameters such as a tenant, which all calls of a story share. */
  readonly #given = new Map<string, string>();

  constructor(context: StoryContext) {
    this.#context = context;
  }

  /** Plans the life of an item of a collection, and returns the methods that it calls; `undefined` if there is none. */
  liveItem(name: string): readonly string[] | undefined {
    const item = this.#create(name, undefined, 0);
    if (item === undefined) return undefined;
    const path = [...item.scope, item.id];
    const read = this.#call(item.collection, 'read', path);
    if (read === undefined) return undefined;
    const update = this.#planUpdate(item, path, read);
    const patch = this.#planPatch(item, path, read);
    const search = this.#call(item.collection, 'search', item.scope);
    const isPaged = item.collection.methods.some((method) => method.name === 'search' && method.kind === 'pages');
    const remove = this.#call(item.collection, 'delete', path);
    const listed = this.#operation(item.collection, 'search');
    // Entries of a connection are no items.
    const isWhole = listed === undefined || !('entry' in objectAt(resourceOf(listed, this.#context), 'envelope'));
    const isListed = search !== undefined && isPaged && isWhole;
    this.lines.push(
      this.#planStored(item, read),
      ...(isListed ? [`await expectListed(${search}, ${stringLiteral(item.key)}, ${item.id});`] : []),
      ...(isListed && listed !== undefined ? this.#planFilters(item, listed, read) : []),
      ...[update, patch].flatMap((change) => (change === undefined ? [] : [`assert.ok(${change});`])),
      ...(remove === undefined ? [] : [`await ${remove};`, `assert.equal((await ${read}.result()).status, 404);`]),
      // The item itself is removed already.
      ...this.#cleanup.slice(0, -1).toReversed(),
    );
    const steps = { create: true, read: true, search: isListed, update, patch, delete: remove };
    const called = Object.entries(steps).flatMap(([step, call]) =>
      call === undefined || call === false ? [] : [step],
    );
    for (const step of called) this.covered.add(idOf(item.collection, step));
    return called;
  }

  /** Plans the round trip of a safe update that no life of an item has; `undefined` if its resource cannot be made. */
  keepFields({ operation, group }: GroupedOperation): readonly string[] | undefined {
    const { update } = operation;
    const reader = this.#context.operations.get(update?.reading?.read ?? '');
    if (update?.replacement === undefined || reader === undefined) return undefined;
    const path = this.#place(operation);
    if (path === undefined) return this.#keepFieldsOfExample({ operation, group }, reader.operation, reader.group);
    const [request, own] = [this.#updateRequest(operation, path), this.#requestOf(reader.operation, path)];
    if (request === undefined || own === undefined) return undefined;
    const trip = this.#roundTrip(
      operation,
      `client.${[reader.group.identifier, ...reader.operation.facade].join('.')}(${own})`,
      `client.${[group.identifier, ...update.facade].join('.')}(${request}`,
    );
    if (trip === undefined) return undefined;
    this.lines.push(`assert.ok(${trip});`, ...this.#cleanup.toReversed());
    this.covered.add(operation.id);
    return this.lines;
  }

  /** Plans a round trip with the item of an example, which need not exist. */
  #keepFieldsOfExample(
    { operation, group }: GroupedOperation,
    reader: Operation,
    readers: GroupedOperation['group'],
  ): readonly string[] | undefined {
    const { parameters = [], reads = [] } = operation.update?.replacement ?? {};
    const { body: _, ...write } = operation;
    const [found, sent] = [this.#context.examples.find(reader), this.#context.examples.find(write)];
    if (found === undefined || sent === undefined) return undefined;
    const read = new Map(found.parameters.map(({ parameter, value }) => [parameter.identifier, value]));
    const values = new Map(sent.parameters.map(({ parameter, value }) => [parameter.identifier, value]));
    for (const [property, from] of reads) {
      const value = read.get(property) ?? null;
      if (typeof values.get(from) === typeof value || !values.has(from)) values.set(from, value);
    }
    const request = objectLiteral(parameters.map((name) => [name, jsonLiteral(values.get(name) ?? null)]));
    const trip = this.#roundTrip(
      operation,
      `client.${[readers.identifier, ...reader.facade].join('.')}(${this.#context.examples.literal(reader, found)})`,
      `client.${[group.identifier, ...(operation.update?.facade ?? [])].join('.')}(${request}`,
    );
    if (trip === undefined) return undefined;
    this.covered.add(operation.id);
    return [skippedUnless(trip)];
  }

  /** Creates the item that the path of an operation names, and returns the values of its parameters. */
  #place(operation: Operation): readonly string[] | undefined {
    const places = pathParameters(operation);
    if (places.length === 0) return [];
    const resource = resourceOf(operation, this.#context);
    if (places.at(-1)?.name !== textAt(resource, 'id')) return undefined;
    const item = this.#create(textAt(resource, 'collection') ?? '', undefined, 0);
    const path = item === undefined ? [] : [...item.scope, item.id];
    return path.length === places.length ? path : undefined;
  }

  /** Creates an item with its parents, unless the variables of these are given. */
  #create(name: string, given: readonly string[] | undefined, depth: number): CreatedItem | undefined {
    const collection = this.#context.collections.get(name);
    const [create, read] = ['create', 'read'].map((method) => this.#operation(collection, method));
    if (collection === undefined || create === undefined || read === undefined || depth > MAX_PARENTS) return undefined;
    const envelope = envelopeOf(resourceOf(create, this.#context), 'request');
    const key = textAt(resourceOf(read, this.#context), 'key') ?? 'id';
    const example = this.#context.examples.findNew(create, [...envelope, key]);
    if (example === undefined) {
      this.reason = `no valid example is known for ${create.method} ${create.path}`;
      return undefined;
    }
    const places = pathParameters(create);
    const scope = given?.length === places.length ? given : this.#createParents(create, depth);
    const identifier = this.#identifierOf(create, read, example);
    if (scope === undefined || identifier === undefined) return undefined;
    const [created, id] = [this.#names.claim('created'), this.#names.claim(identifier.parameter)];
    const own = example.parameters.filter(({ parameter }) => !places.includes(parameter));
    const parents = Object.fromEntries([
      ...places.map((place, index) => [place.identifier, this.#valueFor(place, scope[index] ?? '')] as const),
      ...own.map(({ parameter: { identifier: name }, value }) => [name, this.#share(name, value)] as const),
    ]);
    if (identifier.isNumber && identifier.sent === undefined) this.#numbers.add(id);
    const call = `await client.${collection.identifier}.create(${this.#context.examples.literal(create, example, parents)});`;
    const path = [created, ...identifier.path.map(stringLiteral)].join(', ');
    const shown = [
      `const ${created} = ${call}`,
      `const ${id} = ${identifier.isNumber ? 'numberAt' : 'textAt'}(${path});`,
    ];
    this.lines.push(...(identifier.sent === undefined ? shown : [call, `const ${id} = ${identifier.sent};`]));
    const remove = this.#call(collection, 'delete', [...scope, id]);
    this.#cleanup.push(remove === undefined ? '' : `await ${remove};`);
    const stored = this.#storedMembers(example, read, envelope);
    return { collection, scope, id, key: identifier.path.at(-1) ?? '', stored };
  }

  /** Prints the read of a new item, which has what was sent. */
  #planStored(item: CreatedItem, read: string): string {
    const reader = this.#operation(item.collection, 'read');
    if (reader === undefined || Object.keys(item.stored).length === 0) return `await ${read};`;
    const path = envelopeOf(resourceOf(reader, this.#context), 'response').map(stringLiteral);
    return `expectStored(${[`await ${read}`, jsonLiteral(item.stored), ...path].join(', ')});`;
  }

  /** Lists the descriptions and switches of a new item that its read documents. */
  #storedMembers(example: ValidExample, read: Operation, envelope: readonly string[]): JsonObject {
    const sent = envelope.reduce<Json>((inner, name) => objectAt(inner, name), example.body?.value ?? null);
    const path = envelopeOf(resourceOf(read, this.#context), 'response');
    const documented = this.#readMembers(read, path);
    const members = Object.entries(isObject(sent) ? sent : {}).filter(([name, value]) => {
      const member = documented.get(name);
      const { format, writeOnly } = this.#context.schemas.resolve(member);
      const isPlain = typeof value === 'boolean' || (typeof value === 'string' && isDescription(name));
      return (
        isPlain &&
        this.#context.schemas.types(member).includes(typeof value) &&
        format === undefined &&
        writeOnly !== true &&
        !example.unique?.includes(name)
      );
    });
    return Object.fromEntries(members);
  }

  /** Returns the members of an item, at a path of what is read. */
  #readMembers(read: Operation, path: readonly string[]): Properties {
    const { document, schemas } = this.#context;
    const operation = at(document, read.pointer);
    const { schema } = schemas.success(isObject(operation) ? operation : {});
    return schemas.properties(path.reduce((found, name) => schemas.properties(found).get(name), schema));
  }

  /** Prints checks of filters by texts: each finds an item by its own value, and by no other. */
  #planFilters(item: CreatedItem, search: Operation, read: string): readonly string[] {
    const request = this.#requestMembers(search, item.scope);
    const reader = this.#operation(item.collection, 'read');
    if (request === undefined || reader === undefined) return [];
    const path = envelopeOf(resourceOf(reader, this.#context), 'response');
    const members = this.#readMembers(reader, path);
    const filters = objectAt(resourceOf(search, this.#context), 'filters');
    return search.parameters.flatMap((parameter) => {
      const property = parameter.location === 'query' ? textAt(filters, parameter.name) : undefined;
      const values = property === undefined ? [] : this.#filterValues(parameter, property, members.get(property));
      if (property === undefined || values.length === 0) return [];
      const given = objectLiteral([...request, [parameter.identifier, 'value']]);
      const list = `client.${item.collection.identifier}.search(${given})`;
      const own = objectLiteral([
        ['path', jsonLiteral([...path, property])],
        ['values', jsonLiteral([...values])],
        ['key', stringLiteral(item.key)],
        ['id', item.id],
      ]);
      return [`await expectFiltered((value) => ${list}, await ${read}, ${own});`];
    });
  }

  /** Lists values for a filter that its property lists too, or one that no item has. */
  #filterValues(parameter: Parameter, property: string, schema: Json | undefined): readonly Json[] {
    const member = this.#context.schemas.resolve(schema);
    const listed = listAt(member, 'enum').filter((value) => typeof value === 'string');
    const absent = ABSENT.get(textAt(member, 'format') ?? '') ?? (isDescription(property) ? [UNKNOWN_WORD] : []);
    const values = listed.length > 0 ? listed : absent;
    const isText = this.#context.schemas.types(schema).includes('string');
    return isText ? values.filter((value) => this.#context.examples.allows(parameter, value)) : [];
  }

  /** Prints a PATCH that changes one member and keeps others; a server may derive the rest from them. */
  #planPatch({ collection, stored }: CreatedItem, path: readonly string[], read: string): string | undefined {
    const [operation, reader] = [this.#operation(collection, 'patch'), this.#operation(collection, 'read')];
    const request = operation && this.#requestMembers(operation, path);
    if (operation === undefined || reader === undefined || request === undefined) return undefined;
    const [sent, item] = [
      envelopeOf(resourceOf(operation, this.#context), 'request'),
      envelopeOf(resourceOf(reader, this.#context), 'response'),
    ];
    const edited = this.#editableMember(operation, reader, { path: sent, but: [], isAlone: true });
    if (edited === undefined || !this.#readMembers(reader, item).has(edited.name)) return undefined;
    const body = [...sent, edited.name].reduceRight((inner, name) => objectLiteral([[name, inner]]), 'value');
    const patch = `client.${collection.identifier}.patch(${objectLiteral([...request, ['body', body]])})`;
    const member = objectLiteral([
      ['path', jsonLiteral([...item, edited.name])],
      ['values', jsonLiteral([...edited.values])],
      ['kept', jsonLiteral(Object.keys(stored).filter((name) => name !== edited.name))],
    ]);
    return `await expectPatched(() => ${read}, (value) => ${patch}, ${member})`;
  }

  /** Lists members that a server may change with others: those that are only read, such as a revision. */
  #changedWith(
    operation: Operation,
    sent: readonly string[],
    [read, item]: readonly [read: Operation, item: readonly string[]],
  ): readonly string[] {
    const { document, schemas } = this.#context;
    const written = at(document, operation.pointer);
    const body = schemas.request(isObject(written) ? written : {});
    const writable = schemas.properties(sent.reduce((found, name) => schemas.properties(found).get(name), body));
    const isOnlyRead = ([name, property]: readonly [string, Json]): boolean =>
      !writable.has(name) || schemas.resolve(property)['readOnly'] === true;
    return [...this.#readMembers(read, item)].filter(isOnlyRead).map(([name]) => name);
  }

  #createParents(create: Operation, depth: number): readonly string[] | undefined {
    const parents = listAt(resourceOf(create, this.#context), 'parents').filter(isObject);
    const scope: string[] = [];
    for (const { name } of pathParameters(create)) {
      const parent = parents.find((each) => listAt(each, 'parameters').at(-1) === name);
      const item = this.#create(textAt(parent ?? {}, 'collection') ?? '', [...scope], depth + 1);
      if (item === undefined) return undefined;
      scope.push(item.id);
    }
    return scope;
  }

  /** Finds the identifier of a new item in the response or the body, and the parameter of the read that takes it. */
  #identifierOf(create: Operation, read: Operation, example: ValidExample): ItemIdentifier | undefined {
    const own = resourceOf(read, this.#context);
    const parameter = pathParameters(read).at(-1);
    if (parameter === undefined || parameter.name !== (textAt(own, 'id') ?? parameter.name)) return undefined;
    const path = [...envelopeOf(resourceOf(create, this.#context), 'response'), textAt(own, 'key') ?? 'id'];
    const place = { parameter: parameter.identifier, path, isNumber: parameter.schema.kind === 'number' };
    if (this.#isShown(create, path)) return place;
    const sent = example.body?.value ?? null;
    const stated = example.unique?.reduce<Json>((inner, name) => ownAt(Object(inner), name) ?? null, sent);
    if (typeof stated !== 'string') {
      this.reason = `${create.method} ${create.path} does not return the identifier`;
      return undefined;
    }
    return { ...place, sent: `uniqueText(${stringLiteral(stated)})` };
  }

  /** Tests whether a response is a single value, or has a member at a path or inside another member. */
  #isShown({ pointer }: Operation, path: readonly string[]): boolean {
    const { document, schemas } = this.#context;
    const operation = at(document, pointer);
    const { schema } = schemas.success(isObject(operation) ? operation : {});
    const has = (value: Json | undefined, [name, ...rest]: readonly string[]): boolean => {
      const properties = schemas.properties(schemas.items(value) ?? value);
      return name === undefined || (properties.has(name) && has(properties.get(name), rest));
    };
    const members = [...schemas.properties(schema).values()];
    return schemas.isScalar(schema) || [schema, ...members].some((value) => has(value, path));
  }

  /** Plans the round trip of an item's safe update. */
  #planUpdate({ collection }: CreatedItem, path: readonly string[], read: string): string | undefined {
    const method = collection.methods.find(({ kind }) => kind === 'update');
    const operation = this.#context.operations.get(method?.operation ?? '')?.operation;
    if (method === undefined || operation === undefined) return undefined;
    const request = this.#updateRequest(operation, path);
    if (request === undefined) return undefined;
    return this.#roundTrip(operation, read, `client.${collection.identifier}.${method.name}(${request}`);
  }

  /**
   * Prints an update that changes one member, where two values of it are known, and states what cannot be read. It
   * returns `false` if the item does not exist.
   *
   * @param update - Call of the update, up to its change.
   */
  #roundTrip(operation: Operation, read: string, update: string): string | undefined {
    const stated = this.#statedMembers(operation);
    if (stated === undefined) return undefined;
    const { unread = [], sent = [], item = [] } = operation.update?.replacement ?? {};
    const reader = this.#context.operations.get(operation.update?.reading?.read ?? '')?.operation ?? operation;
    const edited = this.#editableMember(operation, reader, { path: sent, but: unread });
    if (edited === undefined) {
      const ignored = unread.length === 0 ? '' : `, ${jsonLiteral([...unread])}`;
      return `await expectKept(() => ${read}, () => ${update}, ${objectLiteral(stated)})${ignored})`;
    }
    const ignored = [...unread, ...this.#changedWith(operation, sent, [reader, item])];
    const change = objectLiteral([[edited.name, 'value'], ...stated]);
    return `await expectUpdated(() => ${read}, (value) => ${update}, ${change}), ${changedMember(edited, item, ignored)})`;
  }

  /** Finds what a change must state since it cannot be read; `undefined` if no value of a required one is known. */
  #statedMembers(operation: Operation): readonly Member[] | undefined {
    const { unread = [], sent = [], rules = {} } = operation.update?.replacement ?? {};
    const example = this.#context.examples.find(operation);
    const body = sent.reduce((found, name) => objectAt(found, name), example?.body?.value ?? null);
    const stated = unread.flatMap((name) => {
      const value = isObject(body) ? ownAt(body, name) : undefined;
      if (!listAt(rules, 'required').includes(name)) return [[name, 'undefined'] as const];
      return value === undefined ? [] : [[name, jsonLiteral(value)] as const];
    });
    return stated.length < unread.length ? undefined : stated;
  }

  /** Finds a member that an update may change; a mock without state reads the same as before. */
  #editableMember(operation: Operation, reader: Operation, place: EditPlace): EditableMember | undefined {
    const example = this.#context.examples.find(operation);
    if (example === undefined || Object.keys(resourceOf(operation, this.#context)).length === 0) return undefined;
    const given = operation.parameters.flatMap(({ name, identifier }) => [name, identifier]);
    const keys = [reader, operation].map((each) => textAt(resourceOf(each, this.#context), 'key') ?? 'id');
    return this.#context.examples.editable(operation, example, { ...place, but: [...place.but, ...given, ...keys] });
  }

  /** Returns the members of a request for the values of a path; an item may be found by its own alone. */
  #requestMembers(operation: Operation, path: readonly string[]): readonly Member[] | undefined {
    const { body: _, ...call } = operation;
    const places = pathParameters(operation);
    const values = places.length === 1 ? path.slice(-1) : path;
    const required = this.#context.examples
      .find(call)
      ?.parameters.filter(({ parameter }) => !places.includes(parameter));
    const filters = objectAt(resourceOf(operation, this.#context), 'filters');
    if (required === undefined || values.length !== places.length) return undefined;
    // A list that must be filtered need not have the item.
    if (required.some(({ parameter }) => parameter.location === 'query' && Object.hasOwn(filters, parameter.name)))
      return undefined;
    return [
      ...places.map((place, index) => [place.identifier, this.#valueFor(place, values[index] ?? '')] as const),
      ...required.map(({ parameter: { identifier }, value }) => [identifier, this.#share(identifier, value)] as const),
    ];
  }

  #requestOf(operation: Operation, path: readonly string[]): string | undefined {
    if (operation.parameters.length === 0 && operation.body === undefined) return '';
    const members = this.#requestMembers(operation, path);
    return members && objectLiteral(members);
  }

  /** Prints the request of a safe update, which takes what its read needs too. */
  #updateRequest(operation: Operation, path: readonly string[]): string | undefined {
    const { update } = operation;
    const reader = this.#context.operations.get(update?.reading?.read ?? '')?.operation;
    const [read, write] = [reader && this.#requestMembers(reader, path), this.#requestMembers(operation, path)];
    const known = new Map([...(read ?? []), ...(write ?? [])]);
    const members = update?.replacement?.parameters.map((name) => [name, known.get(name) ?? ''] as const);
    return members?.every(([, value]) => value !== '') === true ? objectLiteral(members) : undefined;
  }

  /** Prints a variable for a parameter, since a document may write one identifier as number and as text. */
  #valueFor({ schema }: Parameter, variable: string): string {
    if (schema.kind === 'number') return this.#numbers.has(variable) ? variable : `Number(${variable})`;
    return schema.kind === 'string' && this.#numbers.has(variable) ? `String(${variable})` : variable;
  }

  /** Returns the value that all calls of the story have for a parameter: the first one. */
  #share(identifier: string, value: Json): string {
    const shared = this.#given.get(identifier) ?? jsonLiteral(value);
    this.#given.set(identifier, shared);
    return shared;
  }

  #operation(collection: InferredCollection | undefined, method: string): Operation | undefined {
    return collection && this.#context.operations.get(idOf(collection, method))?.operation;
  }

  /** Prints the call of a method for the values of its path; `undefined` if it needs more. */
  #call(collection: InferredCollection, method: string, path: readonly string[]): string | undefined {
    const operation = this.#operation(collection, method);
    const request = operation === undefined || operation.body?.required ? undefined : this.#requestOf(operation, path);
    return request === undefined ? undefined : `client.${collection.identifier}.${method}(${request})`;
  }
}

/** Identifier of a new item: its path in the response, and the parameter that takes it. */
interface ItemIdentifier {
  readonly parameter: string;
  readonly path: readonly string[];
  readonly isNumber: boolean;
  /** Expression for the identifier that the body chooses, where no response shows it. */
  readonly sent?: string;
}

function idOf({ methods }: InferredCollection, name: string): string {
  const isUpdate = name === 'update';
  return methods.find(({ name: own, kind }) => (isUpdate ? kind === 'update' : own === name))?.operation ?? '';
}

/** Prints a check that skips its test if nothing is found, since an example may name an item that does not exist. */
export function skippedUnless(check: string): string {
  return `if (!(${check})) context.skip('no item is known that exists');`;
}

/** Prints the change of a member of an item, and what a server may change with it. */
function changedMember(edited: EditableMember, item: readonly string[], ignored: readonly string[]): string {
  return objectLiteral([
    ['path', jsonLiteral([...item, edited.name])],
    ['values', jsonLiteral([...edited.values])],
    ...(ignored.length === 0 ? [] : [['ignored', jsonLiteral([...ignored])] as const]),
  ]);
}

/** Returns the path of the item in the body of a request or a response of its resource. */
function envelopeOf(resource: JsonObject, body: 'request' | 'response'): readonly string[] {
  return textAt(objectAt(resource, 'envelope'), body)?.split('/') ?? [];
}
