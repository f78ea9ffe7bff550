import { type Pointer, tokens } from '../model/json.ts';

/** The kinds of objects in an OpenAPI 3.1 document. `text` is a description, which may refer to a Markdown file. */
export type ObjectKind =
  | 'document'
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
export interface MemberType {
  readonly kind: ObjectKind;
  readonly holds: 'one' | 'list' | 'map';
}

/** The members of a kind of object. */
export interface ObjectType {
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

/** The HTTP methods of a path item. */
export const HTTP_METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

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
  response: object({ headers: map('header'), content: map('media-type'), links: map('link') }),
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
