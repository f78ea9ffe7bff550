/**
 * The kinds of object that an OpenAPI 3.1 document is made of, as far as references, checks and upgrades need to tell
 * them apart.
 */
export type Kind =
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

/** What a member holds: one object of a kind, a list of them, or a map of them. */
export interface Slot {
  readonly kind: Kind;
  readonly holds: 'one' | 'list' | 'map';
}

/** The members of one kind of object; `rest` is what every other member holds, extensions aside. */
export interface Form {
  readonly members: ReadonlyMap<string, Slot>;
  readonly rest?: Slot;
}

const one = (kind: Kind): Slot => ({ kind, holds: 'one' });
const list = (kind: Kind): Slot => ({ kind, holds: 'list' });
const map = (kind: Kind): Slot => ({ kind, holds: 'map' });
const form = (members: Readonly<Record<string, Slot>>, rest?: Slot): Form => ({
  members: new Map(Object.entries(members)),
  ...(rest === undefined ? {} : { rest }),
});

export const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

/** The sections of `components`, and the kind that each holds. */
export const sections: ReadonlyMap<string, Kind> = new Map<string, Kind>([
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

const sectionsByKind: ReadonlyMap<Kind, string> = new Map([...sections].map(([section, kind]) => [kind, section]));

/** The section of `components` for a kind; `undefined` where the standard has no reference to that kind. */
export function sectionOf(kind: Kind): string | undefined {
  return sectionsByKind.get(kind);
}

/**
 * Which members of which object hold which kind: OpenAPI 3.1, section 4.8, with the keywords of JSON Schema 2020-12.
 */
export const grammar: Readonly<Record<Kind, Form>> = {
  document: form({
    info: one('info'),
    servers: list('server'),
    paths: one('paths'),
    webhooks: map('path-item'),
    components: one('components'),
    tags: list('tag'),
  }),
  info: form({ description: one('text') }),
  text: form({}),
  server: form({}),
  tag: form({ description: one('text') }),
  components: form(Object.fromEntries([...sections].map(([section, kind]) => [section, map(kind)]))),
  paths: form({}, one('path-item')),
  'path-item': form({
    ...Object.fromEntries(methods.map((method) => [method, one('operation')])),
    servers: list('server'),
    parameters: list('parameter'),
  }),
  operation: form({
    parameters: list('parameter'),
    requestBody: one('request-body'),
    responses: one('responses'),
    callbacks: map('callback'),
    servers: list('server'),
  }),
  parameter: form({ schema: one('schema'), content: map('media-type'), examples: map('example') }),
  'request-body': form({ content: map('media-type') }),
  'media-type': form({ schema: one('schema'), examples: map('example'), encoding: map('encoding') }),
  encoding: form({ headers: map('header') }),
  responses: form({}, one('response')),
  response: form({ headers: map('header'), content: map('media-type'), links: map('link') }),
  header: form({ schema: one('schema'), content: map('media-type'), examples: map('example') }),
  callback: form({}, one('path-item')),
  example: form({}),
  link: form({ server: one('server') }),
  'security-scheme': form({}),
  schema: form({
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

/** What the member `key` of an object of this kind holds, if it holds anything the grammar knows. */
export function slotOf(kind: Kind, key: string): Slot | undefined {
  const { members, rest } = grammar[kind];
  return members.get(key) ?? (key.startsWith('x-') || key === '$ref' ? undefined : rest);
}
