import type { DiagnosticCode } from '../diagnostics/catalogue.ts';
import { HTTP_METHODS, type JsonObject, optional, type Pointer, tokens } from '../model/json.ts';

/** The kinds of objects in an OpenAPI document. `text` is a description, which may refer to a Markdown file. */
export type ObjectKind =
  | 'document'
  | 'swagger'
  | 'info'
  | 'contact'
  | 'license'
  | 'external-documentation'
  | 'text'
  | 'server'
  | 'server-variable'
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
  | 'oauth-flows'
  | 'oauth-flow'
  | 'discriminator'
  | 'xml'
  | 'schema';

/** The type of a member that holds objects: one object of a kind, a list of them, or a map of them. */
export interface MemberType {
  readonly kind: ObjectKind;
  readonly holds: 'one' | 'list' | 'map';
}

/**
 * A use of a member: in the requests and readers of the client, in its types, in validators, in comments and reference
 * pages, for reading the document itself (`$ref`), or for converting another version of OpenAPI to 3.1.
 */
export type Use = 'client' | 'types' | 'validators' | 'comments' | 'reading' | 'converted';

/**
 * States what becomes of a member that no product uses: nothing, because it may be ignored; a diagnostic of its own; or
 * `not-generated`, because it would change what is sent, accepted or typed.
 */
export type Unused =
  | { readonly kind: 'ignored'; readonly reason: string }
  | { readonly kind: 'reported'; readonly code: DiagnosticCode }
  | { readonly kind: 'lost'; readonly reason: string };

/** The account of a member: its uses, and what becomes of the rest of its meaning. */
export interface Member {
  readonly uses: ReadonlySet<Use>;
  readonly unused?: Unused;
  readonly type?: MemberType;
}

/** The members of a kind of object. */
interface ObjectType {
  readonly members: ReadonlyMap<string, Member>;
  /** The type of every other member except extensions. */
  readonly rest?: MemberType;
}

const one = (kind: ObjectKind): MemberType => ({ kind, holds: 'one' });
const list = (kind: ObjectKind): MemberType => ({ kind, holds: 'list' });
const map = (kind: ObjectKind): MemberType => ({ kind, holds: 'map' });

const ignored = (reason: string): Unused => ({ kind: 'ignored', reason });
const reported = (code: DiagnosticCode): Unused => ({ kind: 'reported', code });
const lost = (reason: string): Unused => ({ kind: 'lost', reason });

/** Uses that members share, each with the names of these members. */
type Uses = Readonly<Partial<Record<Use | 'client types' | 'client types validators' | 'types validators', string>>>;

interface Described {
  readonly types?: Readonly<Record<string, MemberType>>;
  readonly unused?: Readonly<Record<string, Unused>>;
  readonly rest?: MemberType;
}

/** Describes a kind of object: the uses of its members, those that hold objects, and those with no or an open use. */
function object(uses: Uses, { types = {}, unused = {}, rest }: Described = {}): ObjectType {
  const used = new Map<string, ReadonlySet<Use>>();
  for (const [names, members] of Object.entries(uses))
    for (const member of members.split(/\s+/)) used.set(member, new Set(names.split(' ') as Use[]));
  const names = [...new Set([...used.keys(), ...Object.keys(types), ...Object.keys(unused)])];
  const describe = (name: string): Member => ({
    uses: used.get(name) ?? new Set(),
    ...optional('unused', unused[name]),
    ...optional('type', types[name]),
  });
  return { members: new Map(names.map((name) => [name, describe(name)])), ...optional('rest', rest) };
}

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

const LINK = ignored('a link to documentation');
const EXAMPLE = ignored('an example');
/** A member of OpenAPI 3.2, which the check of 3.1 reports. */
const UNKNOWN = reported('member-unknown');
const HINT = ignored('a hint for people, without effect on calls');

/** Keywords that parameters and headers of Swagger 2.0 have beside their name. */
export const SWAGGER_KEYWORDS =
  'type format items enum default pattern multipleOf minimum maximum exclusiveMinimum exclusiveMaximum minLength maxLength minItems maxItems uniqueItems';

const SCHEMA_MEMBERS = {
  ...{ $defs: map('schema'), definitions: map('schema'), properties: map('schema'), patternProperties: map('schema') },
  ...{ dependentSchemas: map('schema'), allOf: list('schema'), anyOf: list('schema'), oneOf: list('schema') },
  ...{ prefixItems: list('schema'), items: one('schema'), additionalItems: one('schema'), contains: one('schema') },
  ...{ additionalProperties: one('schema'), unevaluatedItems: one('schema'), unevaluatedProperties: one('schema') },
  ...{ propertyNames: one('schema'), not: one('schema'), if: one('schema'), then: one('schema'), else: one('schema') },
  ...{ contentSchema: one('schema'), discriminator: one('discriminator'), xml: one('xml') },
  externalDocs: one('external-documentation'),
};

const INCOMING = 'payloads get types; their validators, parameters and responses are not generated';
const OLDER = 'JSON Schema 2020-12, the dialect of OpenAPI, has no such keyword';

/**
 * The members of all kinds of objects, of OpenAPI 2.0 to 3.2 and JSON Schema 2020-12, with what becomes of each. A test
 * compares it with the schemas of the specifications, another removes members from documents.
 */
export const OBJECT_TYPES: Readonly<Record<ObjectKind, ObjectType>> = {
  document: object(
    {
      reading: 'openapi components jsonSchemaDialect',
      client: 'servers paths security tags',
      comments: 'info',
    },
    {
      types: {
        ...{ info: one('info'), servers: list('server'), paths: one('paths'), webhooks: map('path-item') },
        ...{ components: one('components'), tags: list('tag'), externalDocs: one('external-documentation') },
      },
      unused: {
        webhooks: lost(INCOMING),
        externalDocs: LINK,
        $self: ignored('references are relative to the file'),
      },
    },
  ),
  // Swagger 2.0, until it is upgraded.
  swagger: object(
    {
      converted:
        'swagger info host basePath schemes consumes produces paths definitions parameters responses security securityDefinitions tags externalDocs',
    },
    {
      types: {
        ...{ info: one('info'), paths: one('paths'), definitions: map('schema'), parameters: map('parameter') },
        ...{ responses: map('response'), tags: list('tag'), externalDocs: one('external-documentation') },
        securityDefinitions: map('security-scheme'),
      },
    },
  ),
  info: object(
    { comments: 'title version description summary' },
    {
      types: { description: one('text'), contact: one('contact'), license: one('license') },
      unused: { termsOfService: LINK, contact: HINT, license: HINT },
    },
  ),
  contact: object({}, { unused: { name: HINT, url: LINK, email: HINT } }),
  license: object({}, { unused: { name: HINT, url: LINK, identifier: HINT } }),
  'external-documentation': object({}, { unused: { description: LINK, url: LINK } }),
  text: object({}),
  server: object(
    { client: 'url variables', comments: 'description' },
    { types: { variables: map('server-variable') }, unused: { name: HINT } },
  ),
  'server-variable': object({ client: 'default enum' }, { unused: { description: HINT } }),
  tag: object(
    { client: 'name', comments: 'description' },
    {
      types: { description: one('text'), externalDocs: one('external-documentation') },
      unused: { externalDocs: LINK, summary: HINT, parent: ignored('groups are not nested'), kind: HINT },
    },
  ),
  components: object(
    { reading: [...COMPONENT_SECTIONS.keys(), 'mediaTypes'].join(' ') },
    {
      types: {
        ...Object.fromEntries([...COMPONENT_SECTIONS].map(([section, kind]) => [section, map(kind)])),
        // OpenAPI 3.2. References to them are inlined.
        mediaTypes: map('media-type'),
      },
    },
  ),
  paths: object({}, { rest: one('path-item') }),
  'path-item': object(
    {
      client: `parameters ${HTTP_METHODS.join(' ')}`,
      comments: 'summary description',
      reading: '$ref',
      converted: 'additionalOperations',
    },
    {
      types: {
        ...Object.fromEntries(HTTP_METHODS.map((method) => [method, one('operation')])),
        // OpenAPI 3.2. Those with a known method become members of the path item.
        ...{ additionalOperations: map('operation'), servers: list('server'), parameters: list('parameter') },
      },
      unused: { servers: reported('server-not-followed') },
    },
  ),
  operation: object(
    {
      'client types': 'operationId tags parameters requestBody responses security',
      comments: 'summary description deprecated',
      converted: 'consumes produces',
    },
    {
      types: {
        ...{ parameters: list('parameter'), requestBody: one('request-body'), responses: one('responses') },
        ...{ callbacks: map('callback'), servers: list('server'), externalDocs: one('external-documentation') },
      },
      unused: {
        callbacks: lost(INCOMING),
        servers: reported('server-not-followed'),
        externalDocs: LINK,
        schemes: ignored('the base URL of the client decides'),
      },
    },
  ),
  parameter: object(
    {
      'client types validators': 'name in required schema content',
      client: 'style explode allowReserved',
      comments: 'description deprecated example examples',
      reading: '$ref',
      converted: `${SWAGGER_KEYWORDS} collectionFormat`,
    },
    {
      types: { schema: one('schema'), content: map('media-type'), examples: map('example') },
      unused: { allowEmptyValue: ignored('a caller may pass an empty value in any case') },
    },
  ),
  'request-body': object(
    { 'client types validators': 'content required', comments: 'description', reading: '$ref' },
    { types: { content: map('media-type') } },
  ),
  'media-type': object(
    { 'client types validators': 'schema', client: 'encoding', comments: 'example examples', converted: 'itemSchema' },
    {
      types: {
        schema: one('schema'),
        examples: map('example'),
        encoding: map('encoding'),
      },
      unused: {
        description: HINT,
        ...{ prefixEncoding: reported('not-generated'), itemEncoding: reported('not-generated') },
      },
    },
  ),
  encoding: object(
    { client: 'contentType style explode allowReserved' },
    {
      types: { headers: map('header') },
      unused: {
        headers: reported('encoding-ignored'),
        ...{ encoding: UNKNOWN, prefixEncoding: UNKNOWN, itemEncoding: UNKNOWN },
      },
    },
  ),
  responses: object({ 'client types': 'default' }, { rest: one('response') }),
  // Swagger 2.0 has the schema and examples in the response.
  response: object(
    {
      'client types validators': 'content',
      types: 'headers',
      comments: 'description summary',
      reading: '$ref',
      converted: 'schema',
    },
    {
      types: { headers: map('header'), content: map('media-type'), links: map('link'), schema: one('schema') },
      unused: {
        links: ignored('a hint at the next call, which callers make themselves'),
        examples: EXAMPLE,
      },
    },
  ),
  header: object(
    {
      types: 'required schema content',
      comments: 'description deprecated',
      reading: '$ref',
      converted: `${SWAGGER_KEYWORDS} collectionFormat`,
    },
    {
      types: { schema: one('schema'), content: map('media-type'), examples: map('example') },
      unused: {
        ...{ example: EXAMPLE, examples: EXAMPLE, allowEmptyValue: HINT, allowReserved: HINT },
        ...{ style: ignored('callers get the text of a header'), explode: ignored('callers get the text of a header') },
      },
    },
  ),
  callback: object({ reading: '$ref' }, { rest: one('path-item') }),
  example: object(
    { comments: 'value dataValue', reading: '$ref' },
    { unused: { serializedValue: EXAMPLE, summary: EXAMPLE, description: EXAMPLE, externalValue: EXAMPLE } },
  ),
  link: object(
    { reading: '$ref' },
    {
      types: { server: one('server') },
      unused: {
        ...{ operationRef: HINT, operationId: HINT, parameters: HINT },
        ...{ requestBody: HINT, description: HINT, server: HINT },
      },
    },
  ),
  'security-scheme': object(
    {
      client: 'type name in scheme flows',
      comments: 'description',
      reading: '$ref',
      converted: 'flow scopes authorizationUrl tokenUrl',
    },
    {
      types: { flows: one('oauth-flows') },
      unused: {
        bearerFormat: HINT,
        openIdConnectUrl: ignored('a caller passes the token'),
        deprecated: HINT,
        oauth2MetadataUrl: ignored('a caller passes the token'),
      },
    },
  ),
  'oauth-flows': object(
    { client: 'password clientCredentials' },
    {
      types: {
        ...{ implicit: one('oauth-flow'), password: one('oauth-flow'), clientCredentials: one('oauth-flow') },
        ...{ authorizationCode: one('oauth-flow'), deviceAuthorization: one('oauth-flow') },
      },
      unused: {
        implicit: ignored('a person logs in, and the caller passes the token'),
        authorizationCode: ignored('a person logs in, and the caller passes the token'),
        deviceAuthorization: ignored('a person logs in, and the caller passes the token'),
      },
    },
  ),
  'oauth-flow': object(
    { client: 'tokenUrl scopes' },
    {
      unused: {
        authorizationUrl: ignored('a person logs in, and the caller passes the token'),
        deviceAuthorizationUrl: ignored('a person logs in, and the caller passes the token'),
        refreshUrl: ignored('a new token is requested as the first was'),
      },
    },
  ),
  discriminator: object({ 'types validators': 'propertyName mapping', converted: 'defaultMapping' }),
  xml: object(
    {},
    {
      unused: Object.fromEntries(
        ['name', 'namespace', 'prefix', 'attribute', 'wrapped', 'nodeType'].map((name) => [
          name,
          reported('xml-ignored'),
        ]),
      ),
    },
  ),
  schema: object(
    {
      'types validators':
        'type enum const properties required additionalProperties patternProperties allOf anyOf oneOf items prefixItems minItems readOnly writeOnly unevaluatedProperties discriminator',
      validators:
        'multipleOf maximum exclusiveMaximum minimum exclusiveMinimum maxLength minLength pattern maxItems uniqueItems maxProperties minProperties not if then else dependentSchemas dependentRequired propertyNames contains minContains maxContains unevaluatedItems',
      'client types validators': 'format contentMediaType contentEncoding',
      comments: 'description title default deprecated example examples',
      reading: '$ref $id $anchor $dynamicAnchor $dynamicRef $defs definitions $schema',
      converted: 'nullable additionalItems $recursiveRef $recursiveAnchor id',
    },
    {
      types: SCHEMA_MEMBERS,
      unused: {
        contentMediaType: ignored('an annotation, but for bytes in forms'),
        contentEncoding: ignored('an annotation, but for bytes in forms'),
        ...{ xml: reported('xml-ignored'), externalDocs: LINK, $comment: HINT },
        $vocabulary: ignored('the dialect is known'),
        contentSchema: ignored('an annotation: the text is not decoded'),
        ...{ dependencies: lost(OLDER), divisibleBy: lost(OLDER), extends: lost(OLDER), disallow: lost(OLDER) },
      },
    },
  ),
};

/** Returns the type of a member of an object; `undefined` for an extension or a plain value. */
export function memberType(kind: ObjectKind, key: string): MemberType | undefined {
  const { members, rest } = OBJECT_TYPES[kind];
  return members.get(key)?.type ?? (key.startsWith('x-') || key === '$ref' ? undefined : rest);
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
