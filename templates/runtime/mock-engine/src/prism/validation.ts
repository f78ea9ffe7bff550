import { readUnchangedRequest } from '../request/validate-request.ts';
import { HttpError, isJson, type Issue, mediaTypeOf, UNDECIDED } from '../http/message.ts';
import { decodeText, parseMultipart } from '../http/body.ts';
import { isUndescribedChange, readFormTexts } from '../validation/request-body.ts';
import type { PrismIssue } from './problem-details.ts';
import type { RequestContext } from '../request/context.ts';
import { statedTypes } from '#shared/schema/composition.ts';
import { isForm } from '../document/parameters.ts';
import { resolveReference } from '../document/references.ts';
import type { ServedOperation } from '../document/served-document.ts';
import type { ServedParameter } from '../document/parameters.ts';
import { groupByName } from '#shared/validation/parameters/parameter-text.ts';
import { loadPackage } from '#shared/packages.ts';
import type { PrismModule } from './load-prism.ts';
import type { PrismQuestion } from '../request/preference.ts';

/**
 * Validates a request without users and state. A request without issues is valid by OpenAPI, and Prism does not have
 * to validate it: it cannot parse some styles of lists and objects, lists in forms, and discriminators. What cannot
 * be decided is left to Prism.
 */
export function validateForPrism(context: RequestContext): readonly Issue[] {
  if (isUndescribedBody(context)) return [UNDECIDED, ...validateMediaType(sentType(context))];
  const issues = validated(context);
  if (issues.length > 0) return isForm(sentType(context)) || hasEmpty(context) ? [UNDECIDED, ...issues] : issues;
  return isRequiredEmpty(context) || lacksPathValue(context) || mayBreakEncoding(context) ? [UNDECIDED] : [];
}

function lacksPathValue({ route }: RequestContext): boolean {
  return Object.values(route.path).includes('');
}

/** Tests for a form with members in which reserved characters must be encoded. */
function mayBreakEncoding(context: RequestContext): boolean {
  const { body } = context.route.operation;
  if (body === undefined || context.request.body.byteLength === 0) return false;
  const sent = sentType(context);
  const content = body.contents.find(({ mediaType }) => mediaType === sent);
  return content?.fields.some(({ forbidsReserved }) => forbidsReserved) ?? false;
}

function validated(context: RequestContext): readonly Issue[] {
  try {
    return readUnchangedRequest(context).issues;
  } catch (error) {
    // A schema that does not compile is not the fault of the request.
    return [error instanceof HttpError ? { path: '/body', message: error.message } : UNDECIDED];
  }
}

/**
 * Tests for a body that the document does not describe, or whose media type is a text other than JSON, a form or XML.
 * Prism would take the text for the value of a schema that allows no string.
 */
function isUndescribedBody(context: RequestContext): boolean {
  const { request, route } = context;
  if (request.body.byteLength === 0 || isUndescribedChange(route.operation, request)) return false;
  const type = sentType(context);
  const isKnown = isJson(type) || isForm(type) || isXml(type);
  return route.operation.body === undefined || (!isKnown && isText(route.operation, type));
}

/** Tests whether the schema of a media type allows a string. */
function isText({ body, document }: ServedOperation, type: string): boolean {
  const content = body?.contents.find(({ mediaType }) => mediaType === type);
  if (content === undefined || type === 'text/plain') return true;
  const types = statedTypes(content.schema, (schema) => resolveReference(document.root, schema));
  return types.length === 0 || types.includes('string');
}

const MEDIA_TYPE = /^[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+$/;

/** Validates the syntax of the media type, on which Prism fails. */
function validateMediaType(type: string): readonly Issue[] {
  return type === '' || MEDIA_TYPE.test(type) ? [] : [{ path: '/body', message: 'has a content type that is none' }];
}

/** Returns a warning for each deprecated parameter that a request has, in Prism's words. */
export function deprecationsOf({ route, query, request }: RequestContext): readonly PrismIssue[] {
  const used = route.operation.parameters.filter(({ name, place, isDeprecated }) => {
    if (!isDeprecated) return false;
    if (place === 'query') return query.has(name);
    return place === 'path' || (place === 'header' && Object.hasOwn(request.headers, name.toLowerCase()));
  });
  return used.map(({ name, place }) => ({
    path: [place, name],
    code: 'deprecated',
    severity: 1,
    message: `${place.slice(0, 1).toUpperCase()}${place.slice(1)} param ${name} is deprecated`,
  }));
}

/** Tests for an empty query parameter, which Prism treats as missing. */
function hasEmpty({ query }: RequestContext): boolean {
  return query.size > 0 && [...query.values()].includes('');
}

function isRequiredEmpty(context: RequestContext): boolean {
  const { query, route } = context;
  const isEmpty = ({ name, place, required }: ServedParameter): boolean =>
    required && place === 'query' && query.getAll(name).includes('');
  return hasEmpty(context) && route.operation.parameters.some(isEmpty);
}

function isXml(mediaType: string): boolean {
  return mediaType === 'text/xml' || mediaType === 'application/xml' || mediaType.endsWith('+xml');
}

function sentType({ request: { headers } }: RequestContext): string {
  return mediaTypeOf(headers['content-type']);
}

type PrismOperation = Awaited<ReturnType<PrismModule['getHttpOperationsFromSpec']>>[number];
type PrismParameter = NonNullable<NonNullable<PrismOperation['request']>['query']>[number];

/** The part of Ajv that is used. It is loaded as Prism loads it. */
type Compiler = new (options: object) => { readonly compile: (schema: object) => unknown };

/** The parts of a request that Prism does not validate, by the description of an operation. */
export interface Unvalidated {
  /** Pointers into the request, as issues have them. */
  readonly parts: readonly string[];
  /** The names of query parameters of which Prism reads only the last value. */
  readonly lists: readonly string[];
}

const OPTIONS = { strict: false, allowUnionTypes: true, logger: false } as const;
/** Media types whose schemas Prism validates without the components that they refer to. */
const FORMS: readonly string[] = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/**
 * Finds the parts of a request that Prism does not validate. It validates a body by one schema, and the parameters of
 * one place together; where Ajv cannot compile that, it accepts anything. It reads no cookie, and a list may be
 * repeated only where `explode` is stated.
 *
 * @param leftOut - parts whose schemas were left out of Prism's document
 */
export function unvalidatedParts(operation: PrismOperation | undefined, leftOut: readonly string[]): Unvalidated {
  const { body, query = [], headers = [], path = [] } = operation?.request ?? {};
  const bundled: unknown = Reflect.get(operation ?? {}, '__bundled__');
  const bodies = (body?.contents ?? []).map(({ mediaType, schema }) =>
    isCompiled(schema, FORMS.includes(mediaType) ? undefined : bundled),
  );
  const places = Object.entries({ query, header: headers as PrismParameter[], path: path as PrismParameter[] });
  const parameters = places.flatMap(([place, described]) => {
    const isOpen = described.some(({ schema }) => !isCompiled(schema, bundled));
    return isOpen ? [`/${place}`] : described.filter(isUnread).map(({ name }) => `/${place}/${name}`);
  });
  return {
    parts: [...leftOut, ...(bodies.includes(false) ? ['/body'] : []), ...parameters, '/cookie'],
    lists: query.filter(({ schema, explode }) => schema?.type === 'array' && explode === undefined).map(nameOf),
  };
}

/** Our own issues of a form with one in a member that is JSON, which is a text to Prism. */
export function issuesInMembers(question: PrismQuestion): readonly Issue[] {
  const { issues } = question;
  const type = mediaTypeOf(question.request.headers['content-type']);
  const fields = question.operation.body?.contents.find(({ mediaType }) => mediaType === type)?.fields ?? [];
  const places = fields.filter((field) => field.isJson).map(({ name }) => `/body/${name}/`);
  const isInside = issues.some(({ path }) => places.some((place) => `${path}/`.startsWith(place)));
  return isInside ? issues.filter((issue) => issue !== UNDECIDED) : [];
}

/** Our own issues in the parts of a request that Prism does not validate. */
export function issuesLeftOut(question: PrismQuestion, { parts, lists }: Unvalidated): readonly Issue[] {
  const repeated = lists.filter((name) => question.query.getAll(name).length > 1).map((name) => `/query/${name}`);
  const unvalidated = [...parts, ...repeated, ...(isBodyUnread(question) ? ['/body'] : [])];
  return question.issues.filter(
    (issue) => issue !== UNDECIDED && unvalidated.some((part) => `${issue.path}/`.startsWith(`${part}/`)),
  );
}

/**
 * Tests whether Prism ignores a body, as it does for `null`, reads only one value of a repeated name in a form, or does
 * not decide between variants.
 */
function isBodyUnread({ operation, request: { headers, body } }: PrismQuestion): boolean {
  const mediaType = mediaTypeOf(headers['content-type']);
  if (isDiscriminated(operation, mediaType)) return true;
  if (isJson(mediaType)) return body.byteLength > 0 && decodeText(body).trim() === 'null';
  if (!isForm(mediaType)) return false;
  const form = mediaType.startsWith('multipart/')
    ? parseMultipart(headers['content-type'] ?? '', body)
    : decodeText(body);
  return [...groupByName(readFormTexts(form)).values()].some((texts) => texts.length > 1);
}

/** Tests for a body whose variant a mapping decides, which Prism does not read. */
function isDiscriminated({ body, document }: ServedOperation, mediaType: string): boolean {
  const schema = body?.contents.find((content) => content.mediaType === mediaType)?.schema;
  return schema !== undefined && JSON.stringify(resolveReference(document.root, schema)).includes('"mapping"');
}

function nameOf({ name }: PrismParameter): string {
  return name;
}

/**
 * Tests whether Prism does not read a parameter: one with a media type, a list with blanks, an object as members where
 * `explode` is not stated, or one with a capital in a name, since it reads all names in lower case. It takes a
 * `deepObject` for sent even where nothing of it was.
 */
function isUnread({ schema, style, explode }: PrismParameter): boolean {
  if (schema === undefined || style === 'spaceDelimited' || style === 'deepObject') return true;
  if (schema.type !== 'object' || style !== 'form' || explode === false) return false;
  return explode === undefined || Object.keys(schema.properties ?? {}).some((name) => name !== name.toLowerCase());
}

/** Tests whether Ajv, with Prism's options, compiles a schema of an operation that Prism has read. */
function isCompiled(schema: unknown, bundled: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return true;
  const isModern = String(Reflect.get(schema, '$schema')).includes('2020-12');
  try {
    const Ajv = isModern
      ? loadPackage<{ readonly Ajv2020: Compiler }>('ajv/dist/2020.js', '@stoplight/prism-http').Ajv2020
      : loadPackage<{ readonly Ajv: Compiler }>('ajv', '@stoplight/prism-http').Ajv;
    new Ajv(OPTIONS).compile({ ...schema, __bundled__: bundled });
    return true;
  } catch {
    return false;
  }
}
