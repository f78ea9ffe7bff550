import { type Json, member } from '../model/json.ts';
import { creationAt, type InferenceContext, isRead, operationAt, requestPart } from './operations.ts';
import {
  isRelated,
  type ItemPath,
  itemPathOf,
  lastWord,
  namesByPlain,
  parameterOf,
  plainName,
  singular,
} from './paths.ts';
import type { BodySchemas } from './schemas.ts';

/** Identifying properties, in the order in which they are tried. */
const IDS = ['id', 'gid', 'uuid', 'guid', 'uid', 'oid'];
const NAMES = ['key', 'code', 'slug', 'name', 'login', 'number', 'token'];
/** Last words of parameters that say what kind of thing an item is. */
const CLASSES = ['type', 'kind', 'status', 'state', 'mode', 'format'];
/** Parameters that may name any item. */
const GENERAL = ['identifier', 'item', 'object', 'resource', 'entity', 'reference', 'ref', 'index'];
/** Parameters that a property of the same name does not identify: the `comment` of a comment is its text. */
const CONTENTS = ['comment', 'note', 'message', 'text', 'content', 'description', 'title'];
/** Endings of parameters that name an identifier. */
const ID_ENDING = /(?:gu|uu|u|g|o)?id$/;

/** Items of a collection, by their path and their schema. */
interface IdentifiedItems {
  readonly item: ItemPath;
  readonly listPattern: string;
  readonly word: string;
  readonly schema: Json;
}

/**
 * Finds the property that the parameter at the end of an item's path names. `undefined` if the evidence is weak: an
 * item found by the wrong property is worse than one without state.
 */
export function keyOf(items: IdentifiedItems, context: InferenceContext): string | undefined {
  const { item, word, schema } = items;
  const { schemas } = context;
  const properties = [...schemas.properties(schema)];
  // An identifier without a type is a text or a number.
  const scalars = properties.filter(
    ([name, value]) => schemas.isScalar(value) || (IDS.includes(plainName(name)) && schemas.types(value).length === 0),
  );
  const others = outerNames(item);
  const current = scalars.filter(([, value]) => member(schemas.resolve(value), 'deprecated') !== true);
  const free = current.filter(([name]) => !others.includes(plainName(name)));
  const source = new KeySource(new Map(free), { id: item.id, word, context });
  if (source.exact !== undefined) return source.exact;
  const listed = listedIdOf(items, context);
  if (listed !== undefined) return listed;
  const base = plainName(item.id).replace(ID_ENDING, '');
  // `{artistId}` names the `artist` of one of `followedArtists`.
  const isReference = ([name, value]: readonly [string, Json]): boolean =>
    plainName(name) === base && schemas.properties(value).size > 0;
  if (base !== plainName(singular(word)) && properties.some(isReference)) return undefined;
  const isChosen = isChosenByClient(items, context);
  return source.named(isChosen) ?? source.general(parameterText(item, context), isChosen);
}

/**
 * Finds the `uid` of `{environment_uid}` in a list or a new item, where reading one shows only another identifier, or
 * none.
 */
function listedIdOf(
  { item, listPattern, word, schema }: IdentifiedItems,
  context: InferenceContext,
): string | undefined {
  const { schemas } = context;
  const kind = plainName(lastWord(item.id));
  const isShown = [kind, plainName(item.id)].some((name) => schemas.plainNames(schema).has(name));
  if (kind === 'id' || !IDS.includes(kind) || isShown) return undefined;
  const [get, post] = [operationAt(context, listPattern, 'get'), creationAt(context, listPattern)];
  const responses = [get, post].map((operation) => operation && schemas.success(operation.value).schema);
  const shown = [schemas.list(responses[0], word)?.schema, schemas.item(responses[1], word)?.schema];
  const found = shown.map((each) => schemas.plainNames(each).get(kind));
  return found.every((name) => name === found[0]) ? found[0] : undefined;
}

/**
 * Tests for a path that names one item although GET returns it in a list: by its identifier, `/employees/{employeeId}`,
 * or as something that can be written there, `/accounts/{id}`.
 */
export function namesOne(item: ItemPath, context: InferenceContext): boolean {
  const { pattern, segments } = item.template;
  const word = plainName(singular(segments[item.nameIndex] ?? ''));
  const name = plainName(item.id);
  if (IDS.some((each) => name.endsWith(`${word}${each}`))) return true;
  const isWritten = (context.byPattern.get(pattern) ?? []).some(({ method }) => WRITES.includes(method));
  return isWritten && [...IDS, ...NAMES.map((each) => `${word}${each}`)].includes(name);
}

/** Methods that change or remove an item. */
const WRITES = ['put', 'patch', 'delete'];

/** Finds the identifier of items without a path of their own: their names need not be unique. */
export function listedKeyOf(schema: Json, word: string, schemas: BodySchemas): string | undefined {
  const properties = [...schemas.properties(schema)].filter(([, value]) => schemas.isScalar(value));
  const wanted = [...IDS, `${plainName(singular(word))}id`];
  return wanted
    .map((each) => properties.find(([name]) => plainName(name) === each)?.[0])
    .find((name) => name !== undefined);
}

/** Returns the plain names of properties that identify other items: those which the path names before the item. */
function outerNames({ template, within }: ItemPath): readonly string[] {
  const parameters = within.map(plainName).filter((name) => !IDS.includes(name) && !NAMES.includes(name));
  const words = template.segments.filter(
    (word, index) => !word.includes('{') && template.segments[index + 1]?.startsWith('{') === true,
  );
  const parents = words.slice(0, -1).flatMap((word) => [singular(word), singular(lastWord(word))]);
  return [...parameters, ...parents.map((word) => `${plainName(word)}id`)];
}

/** Schema types and description of the parameter of an item, and what its path says. */
interface ParameterText {
  readonly isText: boolean;
  readonly isNumber: boolean;
  readonly description: string;
  /** Says that GET at the path reads the item. */
  readonly isRead: boolean;
}

function parameterText({ template, id }: ItemPath, { byPattern, schemas }: InferenceContext): ParameterText {
  const operations = byPattern.get(template.pattern) ?? [];
  const own = operations.flatMap(({ parameters }) =>
    parameters.filter(({ name, place }) => place === 'path' && name === id),
  );
  const types = schemas.types(own[0]?.schema);
  const isNumber = types.includes('integer') || types.includes('number');
  return {
    isText: types.includes('string') && !isNumber,
    isNumber,
    description: own.find(({ description }) => description !== '')?.description ?? '',
    isRead: operations.some(({ method }) => method === 'get'),
  };
}

/**
 * Tests for an identifier that the body of a creation chooses, but no property holds: `POST /groups/{id}/roles` with
 * `{ role_id }`, or `{user_id}` of members that have an identifier of their own. A body with nothing else relates an
 * item that another path reads.
 */
function isChosenByClient({ item, listPattern, word, schema }: IdentifiedItems, context: InferenceContext): boolean {
  const { schemas } = context;
  const post = creationAt(context, listPattern);
  if (post === undefined) return false;
  const body = requestPart(post, { word, schema }, schemas)?.schema;
  const sent = [...schemas.properties(body).keys()].map(plainName);
  const required = schemas.required(body).map(plainName);
  const isRelation =
    sent.length === 1 &&
    sent[0] === plainName(item.id) &&
    operationAt(context, item.template.pattern, 'get') === undefined &&
    isRead(schema, context);
  const isChosen = isRelation || required.includes(plainName(item.id)) || isForeign(item, context);
  return !sent.includes('id') && isChosen && !isMember(item, schema, context);
}

/** Tests for items that extend those of a collection with the same word: the users of a project, with their roles. */
function isMember({ id, template, nameIndex }: ItemPath, schema: Json, context: InferenceContext): boolean {
  const { operations, schemas } = context;
  const word = template.segments[nameIndex] ?? '';
  return operations.some(({ method, template: { segments, parameters }, value }) => {
    if (method !== 'get' || parameters.length !== 1 || parameterOf(segments.at(-1)) !== id) return false;
    if (segments.at(-2) !== word || template.parameters.length < 2) return false;
    return schemas.areSame(schemas.item(schemas.success(value).schema, word)?.schema, schema);
  });
}

/** Tests for a parameter that identifies the items of another collection, which belongs to nothing else. */
function isForeign({ id, template, nameIndex }: ItemPath, { operations }: InferenceContext): boolean {
  const base = plainName(id).replace(ID_ENDING, '');
  // The words of `/linode/instances/{linodeId}` that stand together name its items.
  const outer = template.segments.slice(0, nameIndex).findLastIndex((segment) => segment.includes('{'));
  const own = template.segments.slice(outer + 1, nameIndex + 1);
  if (base === '' || own.some((segment) => isRelated(base, segment))) return false;
  return operations.some(({ template: other }) => {
    if (other.parameters.length !== 1 || other.parameters[0] !== id || other.pattern === template.pattern) return false;
    const found = itemPathOf(other);
    return found !== undefined && isRelated(base, other.segments[found.nameIndex] ?? '');
  });
}

/** Properties of an item, and the parameter that names one of them. */
class KeySource {
  readonly #properties: ReadonlyMap<string, Json>;
  /** Their names by the plain ones. */
  readonly #names: ReadonlyMap<string, string>;
  readonly #schemas: BodySchemas;
  /** Plain singulars of the words that name collections. */
  readonly #words: ReadonlySet<string>;
  readonly #id: string;
  readonly #word: string;
  /** Plain name of the parameter. */
  readonly #parameter: string;
  /** Plain singular of the word that names the collection, and of its last part. */
  readonly #singulars: readonly string[];

  constructor(
    properties: ReadonlyMap<string, Json>,
    { id, word, context }: { readonly id: string; readonly word: string; readonly context: InferenceContext },
  ) {
    this.#properties = properties;
    this.#names = namesByPlain([...properties.keys()]);
    this.#schemas = context.schemas;
    this.#words = context.words;
    this.#id = id;
    this.#word = word;
    // `{id2}` is the second of two identifiers.
    this.#parameter = plainName(id).replace(/\d+$/, '');
    this.#singulars = [plainName(singular(word)), plainName(singular(lastWord(word)))];
  }

  /** Property with the name of the parameter. The `comment` of a comment is its text, if that has an identifier. */
  get exact(): string | undefined {
    if (!this.#properties.has(this.#id)) return undefined;
    return CONTENTS.includes(this.#parameter) && this.#find(...IDS) !== undefined ? undefined : this.#id;
  }

  #find(...wanted: readonly string[]): string | undefined {
    return wanted.map((each) => (each === '' ? undefined : this.#names.get(each))).find((name) => name !== undefined);
  }

  /**
   * Finds a property of the parameter's name, or one of its name without that of the collection: `number` for
   * `issue_number` of `issues`, `external_id` for `external_customer_id` of `customers`.
   */
  named(isChosen: boolean): string | undefined {
    const parameter = this.#parameter;
    if (parameter === 'username') return this.#find('username', 'login', 'name');
    // `{providerId}` is the `id` of a provider, also if that has a `provider_id`.
    const isOwn = this.#singulars.some((word) => parameter === `${word}id`);
    const own = isOwn && (!isChosen || this.#find(parameter) !== undefined) ? this.#find('id') : undefined;
    // `{idOrName}` and `{project_name_or_id}`.
    const either = this.#either();
    const rests = this.#singulars.map((word) => (parameter.startsWith(word) ? parameter.slice(word.length) : ''));
    const [whole = ''] = this.#singulars;
    // `{issue_relation_id}` of `relations` is not their `issue_id`, which refers to one of `issues`.
    const parts = [...rests, parameter.replace(whole, '')].filter(
      (part) => (!isChosen || part !== 'id') && !this.#isReference(part),
    );
    const suffixes = [...IDS.slice(1), ...NAMES].filter((name) => parameter.endsWith(name));
    return own ?? either ?? this.#find(CONTENTS.includes(parameter) ? '' : parameter, ...parts, ...suffixes);
  }

  /** Finds the property of a parameter that names two: the `uuid` of `{environment_name_or_uuid}`, or the name. */
  #either(): string | undefined {
    const names = this.#id.split(/[-_]or[-_]|(?<=[a-z])Or(?=[A-Z])/).map(plainName);
    if (names.length < 2) return undefined;
    const kinds = [...IDS, ...NAMES].toSorted((left, right) => right.length - left.length);
    const own = names.flatMap((name) => kinds.find((kind) => name.endsWith(kind)) ?? []);
    return this.#find(...IDS.filter((name) => own.includes(name)), ...own, ...names.toReversed());
  }

  /** Finds the usual identifier for a parameter of a general name. */
  general(text: ParameterText, isChosen: boolean): string | undefined {
    const parameter = this.#parameter;
    if (parameter === 'pk') return this.#find(...IDS);
    if (ID_ENDING.test(parameter)) return isChosen ? undefined : this.#identifier(text);
    const isWord = this.#singulars.some((word) => parameter === word || parameter === `${word}token`);
    // `{code}` names a property that the schema does not show.
    if (!isWord && NAMES.some((name) => parameter.endsWith(name))) return undefined;
    // `ip` for `floating_ip` of `floating_ips`, `sha` for `file_sha`.
    const last = plainName(lastWord(this.#id));
    const isKind = CLASSES.includes(last) || CONTENTS.includes(last);
    const named = this.#described(text.description) ?? (isKind ? undefined : this.#find(last));
    if (named !== undefined) return named;
    if (isWord || isRelated(parameter, this.#word)) return this.#usual(text);
    return GENERAL.includes(parameter) ? this.#only(text) : undefined;
  }

  /** Finds the identifier: `{uuid}` is the `deployment_uuid` of `deployments`, also if those have an `id`. */
  #identifier({ isRead }: ParameterText): string | undefined {
    const prefixed = this.#singulars.map((word) => word + this.#parameter);
    // `{id}` may be the `BundleID` of a bundle that a path reads.
    const [whole = ''] = isRead ? prefixed : [];
    // The `{resourceId}` of an issuer is its `issuerId`.
    const isGeneral = GENERAL.includes(this.#parameter.replace(ID_ENDING, ''));
    const own = isGeneral ? this.#singulars.map((word) => `${word}id`) : [];
    // `{id}` may be the `entity_id` of anything.
    const anyId = GENERAL.map((word) => `${word}id`);
    const wanted = this.#parameter === 'id' ? [...IDS, whole, ...anyId] : [...prefixed, ...IDS, ...own];
    return this.#find(...wanted) ?? this.#prefixedId();
  }

  /** Finds the identifier with a prefix: `event_exception_id` for `exception_id`, or the first one (`lago_id`). */
  #prefixedId(): string | undefined {
    const names = [...this.#properties.keys()];
    const whole = this.#parameter === 'id' ? [] : names.filter((name) => plainName(name).endsWith(this.#parameter));
    if (whole.length === 1) return whole[0];
    const [first = ''] = names;
    return plainName(first).endsWith('id') && !this.#isReference(plainName(first)) ? first : undefined;
  }

  /** Tests for the identifier of the items of another collection. */
  #isReference(name: string): boolean {
    const base = name.replace(/id$/, '');
    return base !== name && !this.#singulars.includes(base) && this.#words.has(base);
  }

  /** Finds the one property that the description of the parameter names, "the name of the tag", or "the ID or name". */
  #described(description: string): string | undefined {
    const words = new Set(description.toLowerCase().split(/\W+/));
    const found = [...IDS, ...NAMES].filter((name) => words.has(name));
    const names = found.flatMap((name) => this.#find(name) ?? []);
    const isEither = words.has('or') && IDS.includes(plainName(names[0] ?? ''));
    return names.length === 1 || isEither ? names[0] : undefined;
  }

  /** Finds the usual identifier: a text is identified by a text, if the schema has one that fits. */
  #usual({ isText }: ParameterText): string | undefined {
    const own = this.#singulars.flatMap((word) => [`${word}id`, `${word}name`]);
    const wanted = [...IDS, ...NAMES, ...own];
    const texts = wanted.filter((name) => this.#hasType(name, 'string'));
    return (isText ? this.#find(...texts) : undefined) ?? this.#find(...wanted);
  }

  /** Finds the only property that the parameter could be. */
  #only({ isText, isNumber }: ParameterText): string | undefined {
    const fitting = [...IDS, ...NAMES].filter(
      (name) => (!isText || this.#hasType(name, 'string')) && (!isNumber || this.#hasType(name, 'integer', 'number')),
    );
    const names = fitting.flatMap((name) => this.#find(name) ?? []);
    return names.length === 1 ? names[0] : undefined;
  }

  #hasType(name: string, ...types: readonly string[]): boolean {
    const property = this.#find(name);
    const stated = property === undefined ? [] : this.#schemas.types(this.#properties.get(property));
    return stated.some((type) => types.includes(type));
  }
}
