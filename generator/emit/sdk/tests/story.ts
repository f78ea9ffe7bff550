import { type Operation, pathParameters } from '../../../model/api.ts';
import { at, isObject, type Json, listAt, objectAt, ownAt, textAt } from '../../../model/json.ts';
import { NameScope } from '../../../model/names.ts';
import { jsonLiteral, objectLiteral, stringLiteral } from '../../source/literals.ts';
import type { GroupedOperation } from '../module-imports.ts';
import type { ValidExample } from '../../source/valid-examples.ts';
import { planPatch, roundTrip } from './changes.ts';
import { planFilters, planStored, storedMembers } from './reads.ts';
import { type CreatedItem, envelopeOf, idOf, operationOf, resourceOf, type StoryContext } from './story-context.ts';
import { StoryRequests } from './story-requests.ts';

/** Names that a story may not give to its variables. */
const RESERVED = ['after', 'anonymous', 'assert', 'client', 'context', 'mock', 'options', 'server', 'test', 'value'];
/** Parents of an item that a story creates. */
const MAX_PARENTS = 4;

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
  readonly #requests: StoryRequests;

  constructor(context: StoryContext) {
    this.#context = context;
    this.#requests = new StoryRequests(context);
  }

  /** Plans the life of an item of a collection, and returns the methods that it calls; `undefined` if there is none. */
  liveItem(name: string): readonly string[] | undefined {
    const item = this.#create(name, undefined, 0);
    if (item === undefined) return undefined;
    const path = [...item.scope, item.id];
    const read = this.#requests.call(item.collection, 'read', path);
    if (read === undefined) return undefined;
    const update = this.#planUpdate(item, path, read);
    const patch = planPatch(this.#requests, item, path, read);
    const search = this.#requests.call(item.collection, 'search', item.scope);
    const isPaged = item.collection.methods.some((method) => method.name === 'search' && method.kind === 'pages');
    const remove = this.#requests.call(item.collection, 'delete', path);
    const listed = operationOf(this.#context, item.collection, 'search');
    // Entries of a connection are no items.
    const isWhole = listed === undefined || !('entry' in objectAt(resourceOf(listed, this.#context), 'envelope'));
    const isListed = search !== undefined && isPaged && isWhole;
    this.lines.push(
      planStored(this.#context, item, read),
      ...(isListed ? [`await expectListed(${search}, ${stringLiteral(item.key)}, ${item.id});`] : []),
      ...(isListed && listed !== undefined ? planFilters(this.#requests, item, listed, read) : []),
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
    const [request, own] = [this.#requests.update(operation, path), this.#requests.text(reader.operation, path)];
    if (request === undefined || own === undefined) return undefined;
    const trip = roundTrip(
      this.#context,
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
    const trip = roundTrip(
      this.#context,
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
    const [create, read] = ['create', 'read'].map((method) => operationOf(this.#context, collection, method));
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
      ...places.map((place, index) => [place.identifier, this.#requests.valueFor(place, scope[index] ?? '')] as const),
      ...own.map(({ parameter: { identifier: name }, value }) => [name, this.#requests.share(name, value)] as const),
    ]);
    if (identifier.isNumber && identifier.sent === undefined) this.#requests.numbers.add(id);
    const call = `await client.${collection.identifier}.create(${this.#context.examples.literal(create, example, parents)});`;
    const path = [created, ...identifier.path.map(stringLiteral)].join(', ');
    const shown = [
      `const ${created} = ${call}`,
      `const ${id} = ${identifier.isNumber ? 'numberAt' : 'textAt'}(${path});`,
    ];
    this.lines.push(...(identifier.sent === undefined ? shown : [call, `const ${id} = ${identifier.sent};`]));
    const remove = this.#requests.call(collection, 'delete', [...scope, id]);
    this.#cleanup.push(remove === undefined ? '' : `await ${remove};`);
    const stored = storedMembers(this.#context, example, read, envelope);
    return { collection, scope, id, key: identifier.path.at(-1) ?? '', stored };
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
    const request = this.#requests.update(operation, path);
    if (request === undefined) return undefined;
    return roundTrip(this.#context, operation, read, `client.${collection.identifier}.${method.name}(${request}`);
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

/** Prints a check that skips its test if nothing is found, since an example may name an item that does not exist. */
export function skippedUnless(check: string): string {
  return `if (!(${check})) context.skip('no item is known that exists');`;
}
