import {
  HTTP_METHODS,
  type Pointer,
  tokens,
  isObject,
  type Json,
  type JsonArray,
  type JsonObject,
  below,
} from '../model/json.ts';

/** The kinds of objects in an OpenAPI 3.1 document. `text` is a description, which may refer to a Markdown file. */
export type ObjectKind =
  | 'document'
  | 'swagger'
  | 'info'
  | 'text'
  | 'server'
  | 'tag'
  | 'components'
  | 'paths'
  | 'path-item'
  | 'operation'
  | 'parameter'
  | 'request-body'
  | 'media-type'
  | 'encoding'
  | 'responses'
  | 'response'
  | 'header'
  | 'callback'
  | 'example'
  | 'link'
  | 'security-scheme'
  | 'schema';

/** The type of a member: one object of a kind, a list of them, or a map of them. */
interface MemberType {
  readonly kind: ObjectKind;
  readonly holds: 'one' | 'list' | 'map';
}

/** The members of a kind of object. */
interface ObjectType {
  readonly members: ReadonlyMap<string, MemberType>;
  /** The type of every other member except extensions. */
  readonly rest?: MemberType;
}

const one = (kind: ObjectKind): MemberType => ({ kind, holds: 'one' });
const list = (kind: ObjectKind): MemberType => ({ kind, holds: 'list' });
const map = (kind: ObjectKind): MemberType => ({ kind, holds: 'map' });
const object = (members: Readonly<Record<string, MemberType>>, rest?: MemberType): ObjectType => ({
  members: new Map(Object.entries(members)),
  ...(rest === undefined ? {} : { rest }),
});

/** The sections of `components` and the kind of object in each. */
export const COMPONENT_SECTIONS: ReadonlyMap<string, ObjectKind> = new Map<string, ObjectKind>([
  ['schemas', 'schema'],
  ['responses', 'response'],
  ['parameters', 'parameter'],
  ['examples', 'example'],
  ['requestBodies', 'request-body'],
  ['headers', 'header'],
  ['securitySchemes', 'security-scheme'],
  ['links', 'link'],
  ['callbacks', 'callback'],
  ['pathItems', 'path-item'],
]);

const SECTIONS_BY_KIND: ReadonlyMap<ObjectKind, string> = new Map(
  [...COMPONENT_SECTIONS].map(([section, kind]) => [kind, section]),
);

/** The sections of Swagger 2.0, which are at the root. */
const SWAGGER_SECTIONS: ReadonlyMap<ObjectKind, string> = new Map([
  ['schema', 'definitions'],
  ['parameter', 'parameters'],
  ['response', 'responses'],
]);

/** Returns the path of the section for a kind in a document; `undefined` if there are no references to that kind. */
export function sectionPath(kind: ObjectKind, document: JsonObject): readonly string[] | undefined {
  const own = Object.hasOwn(document, 'swagger') ? SWAGGER_SECTIONS.get(kind) : undefined;
  const section = componentSection(kind);
  if (own !== undefined) return [own];
  return section === undefined ? undefined : ['components', section];
}

/** Returns the section of `components` for a kind; `undefined` if OpenAPI has no references to that kind. */
export function componentSection(kind: ObjectKind): string | undefined {
  return SECTIONS_BY_KIND.get(kind);
}

/** The types of all members: OpenAPI 3.1, section 4.8, and the schema keywords of JSON Schema 2020-12. */
export const OBJECT_TYPES: Readonly<Record<ObjectKind, ObjectType>> = {
  document: object({
    info: one('info'),
    servers: list('server'),
    paths: one('paths'),
    webhooks: map('path-item'),
    components: one('components'),
    tags: list('tag'),
  }),
  // Swagger 2.0, until it is upgraded.
  swagger: object({
    info: one('info'),
    paths: one('paths'),
    definitions: map('schema'),
    parameters: map('parameter'),
    responses: map('response'),
    tags: list('tag'),
  }),
  info: object({ description: one('text') }),
  text: object({}),
  server: object({}),
  tag: object({ description: one('text') }),
  components: object({
    ...Object.fromEntries([...COMPONENT_SECTIONS].map(([section, kind]) => [section, map(kind)])),
    // OpenAPI 3.2. References to them are inlined.
    mediaTypes: map('media-type'),
  }),
  paths: object({}, one('path-item')),
  'path-item': object({
    ...Object.fromEntries(HTTP_METHODS.map((method) => [method, one('operation')])),
    // OpenAPI 3.2. Those with a known method become members of the path item.
    additionalOperations: map('operation'),
    servers: list('server'),
    parameters: list('parameter'),
  }),
  operation: object({
    parameters: list('parameter'),
    requestBody: one('request-body'),
    responses: one('responses'),
    callbacks: map('callback'),
    servers: list('server'),
  }),
  parameter: object({ schema: one('schema'), content: map('media-type'), examples: map('example') }),
  'request-body': object({ content: map('media-type') }),
  'media-type': object({ schema: one('schema'), examples: map('example'), encoding: map('encoding') }),
  encoding: object({ headers: map('header') }),
  responses: object({}, one('response')),
  // Swagger 2.0 has the schema in the response.
  response: object({ headers: map('header'), content: map('media-type'), links: map('link'), schema: one('schema') }),
  header: object({ schema: one('schema'), content: map('media-type'), examples: map('example') }),
  callback: object({}, one('path-item')),
  example: object({}),
  link: object({ server: one('server') }),
  'security-scheme': object({}),
  schema: object({
    $defs: map('schema'),
    definitions: map('schema'),
    properties: map('schema'),
    patternProperties: map('schema'),
    dependentSchemas: map('schema'),
    allOf: list('schema'),
    anyOf: list('schema'),
    oneOf: list('schema'),
    prefixItems: list('schema'),
    items: one('schema'),
    additionalItems: one('schema'),
    contains: one('schema'),
    additionalProperties: one('schema'),
    unevaluatedItems: one('schema'),
    unevaluatedProperties: one('schema'),
    propertyNames: one('schema'),
    not: one('schema'),
    if: one('schema'),
    then: one('schema'),
    else: one('schema'),
    contentSchema: one('schema'),
  }),
};

/** Returns the type of a member of an object; `undefined` for an extension or a plain value. */
export function memberType(kind: ObjectKind, key: string): MemberType | undefined {
  const { members, rest } = OBJECT_TYPES[kind];
  return members.get(key) ?? (key.startsWith('x-') || key === '$ref' ? undefined : rest);
}

/**
 * Returns the kind of object that OpenAPI expects at a pointer: `collection` for a list or map of objects, `undefined`
 * for extensions, examples and other plain values.
 */
export function kindAt(pointer: Pointer): ObjectKind | 'collection' | undefined {
  let kind: ObjectKind | undefined = 'document';
  let collection: MemberType | undefined;
  for (const token of tokens(pointer)) {
    if (collection !== undefined) {
      kind = collection.kind;
      collection = undefined;
      continue;
    }
    const type: MemberType | undefined = kind === undefined ? undefined : memberType(kind, token);
    if (type?.holds === 'list' || type?.holds === 'map') collection = type;
    kind = type?.kind;
  }
  return collection === undefined ? kind : 'collection';
}

/** An object of a known kind and its position in the document. */
export interface Node {
  readonly kind: ObjectKind;
  /** `map` if one reference replaces a whole map of objects of the kind. */
  readonly holds: 'one' | 'map';
  readonly value: JsonObject;
  readonly pointer: Pointer;
  /** The key of the object in its parent. Absent at the start of a visit, like `parent`. */
  readonly key?: string;
  readonly parent?: Parent;
}

/** The object or list that holds a value, and the kind of object that both belong to. */
interface Parent {
  readonly value: JsonObject | JsonArray;
  readonly kind: ObjectKind;
  readonly pointer: Pointer;
}

/** Visits an object. Returns whether to visit the objects in it. */
type Enter = (node: Node) => boolean;

/** Visits the root of a document and all objects in it, in document order. */
export function visitDocument(document: JsonObject, enter: Enter): void {
  visit({ kind: 'document', holds: 'one', value: document, pointer: '' }, enter);
}

/** Visits an object and all objects in it, in document order. */
export function visit(node: Node, enter: Enter): void {
  if (!enter(node)) return;
  const { kind, value } = node;
  if (node.holds === 'map') return visitEntries(node, kind, enter);
  for (const key in value) {
    const inner = value[key];
    // Most members are texts, which need no lookup.
    if (typeof inner !== 'object' || inner === null) continue;
    const type = memberType(kind, key);
    if (type === undefined) continue;
    if (Array.isArray(inner)) {
      if (type.holds === 'list') visitItems(new Collection(inner, node, key), type.kind, enter);
    } else if (isObject(inner)) visitMember({ kind: type.kind, holds: type.holds, value: inner, key }, node, enter);
  }
}

interface TypedMember extends MemberType {
  readonly value: JsonObject;
  readonly key: string;
}

function visitMember(member: TypedMember, node: Node, enter: Enter): void {
  const { kind, holds, value, key } = member;
  if (holds === 'one' || (holds === 'map' && typeof value['$ref'] === 'string'))
    visit(new VisitedNode(member, node), enter);
  else if (holds === 'map') visitEntries(new Collection(value, node, key), kind, enter);
}

function visitItems(list: Collection, kind: ObjectKind, enter: Enter): void {
  if (!Array.isArray(list.value)) return;
  list.value.forEach((value: Json, index: number) => {
    if (isObject(value)) visit(new VisitedNode({ kind, holds: 'one', value, key: String(index) }, list), enter);
  });
}

function visitEntries(map: Parent, kind: ObjectKind, enter: Enter): void {
  if (!isObject(map.value)) return;
  for (const key in map.value) {
    const value = map.value[key];
    if (isObject(value)) visit(new VisitedNode({ kind, holds: 'one', value, key }, map), enter);
  }
}

/** A visited object. Its pointer is built on first use: most objects never need theirs. */
class VisitedNode implements Node {
  readonly kind: ObjectKind;
  readonly holds: Node['holds'];
  readonly value: JsonObject;
  readonly key: string;
  readonly parent: Parent;
  #pointer: Pointer | undefined;

  constructor({ kind, holds, value, key }: TypedMember, parent: Parent) {
    this.kind = kind;
    this.holds = holds === 'map' ? 'map' : 'one';
    this.value = value;
    this.key = key;
    this.parent = parent;
  }

  get pointer(): Pointer {
    this.#pointer ??= below(this.parent.pointer, this.key);
    return this.#pointer;
  }
}

/** A list or map of objects, with the kind of the object that holds it. */
class Collection implements Parent {
  readonly value: JsonObject | JsonArray;
  readonly kind: ObjectKind;
  readonly #holder: Node;
  readonly #key: string;
  #pointer: Pointer | undefined;

  constructor(value: JsonObject | JsonArray, holder: Node, key: string) {
    this.value = value;
    this.kind = holder.kind;
    this.#holder = holder;
    this.#key = key;
  }

  get pointer(): Pointer {
    this.#pointer ??= below(this.#holder.pointer, this.#key);
    return this.#pointer;
  }
}

/** One entry of a table of rules: something to run on objects. */
export interface Rule<Run> {
  readonly run: Run;
  /** The rule runs only on objects that have one of these members; absent for all objects. */
  readonly keys?: readonly string[];
}

/** Creates a rule for objects that have one of some members, or for all objects if no keys are given. */
export function rule<Run>(run: Run, ...keys: readonly string[]): Rule<Run> {
  return keys.length === 0 ? { run } : { run, keys };
}

/** The rules that run on objects with the same members, as far as these are keys of rules. */
class Selection<Run> {
  readonly runs: readonly Run[];
  readonly #rules: readonly Rule<Run>[];
  readonly #keys: ReadonlySet<string>;
  readonly #extended = new Map<string, Selection<Run>>();

  constructor(rules: readonly Rule<Run>[], keys: ReadonlySet<string> = new Set()) {
    this.#rules = rules;
    this.#keys = keys;
    this.runs = rules.filter((one) => one.keys?.some((key) => keys.has(key)) ?? true).map(({ run }) => run);
  }

  /** Adds a member. Each selection is created once, since most objects have one of few sets of members. */
  with(key: string): Selection<Run> {
    const extended = this.#extended.get(key) ?? new Selection(this.#rules, new Set([...this.#keys, key]));
    this.#extended.set(key, extended);
    return extended;
  }
}

/** Returns a function that selects what to run on an object, in the order of the rules. */
export function selectRules<Run>(rules: readonly Rule<Run>[]): (value: JsonObject) => readonly Run[] {
  const keys = new Set(rules.flatMap((one) => one.keys ?? []));
  const always = new Selection(rules);
  return (value) => {
    let selection = always;
    for (const key in value) if (keys.has(key)) selection = selection.with(key);
    return selection.runs;
  };
}

/** Returns a function that selects what to run on a node by the rules of its kind. */
export function selectRulesByKind<Run>(
  rulesOf: (kind: ObjectKind) => readonly Rule<Run>[],
): (node: Pick<Node, 'kind' | 'value'>) => readonly Run[] {
  const selectors = new Map<ObjectKind, (value: JsonObject) => readonly Run[]>();
  return ({ kind, value }) => {
    const select = selectors.get(kind) ?? selectRules(rulesOf(kind));
    selectors.set(kind, select);
    return select(value);
  };
}
