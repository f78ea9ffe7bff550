import { type Content, type Group, type Operation, type Parameter, pathParameters } from '../../../model/api.ts';
import { isObject, type Json, ownAt } from '../../../model/json.ts';
import type { Property, Schema } from '../../../model/schema.ts';
import { jsonLiteral, objectLiteral, propertyKey, stringLiteral } from '../../source/literals.ts';
import { allProperties, type SchemaLookup } from '../../source/replace-schema.ts';

/** Call that the guide shows; it compiles for any specification. */
export interface SampleCall {
  readonly slug: string;
  readonly name: string;
  readonly id: string;
  readonly verb: string;
  /** Path with the values of the request. */
  readonly path: string;
  /** Request, as an object literal. */
  readonly request: string;
  /** Its method in the facade, such as `things.get`. */
  readonly method: string;
  /** Alternatives of its security, each with the keys of the schemes that it requires together. */
  readonly security: Operation['security'];
}

/**
 * Chooses the call to show: the first retryable operation that needs only plain values, or else the first that has a
 * plain request and deletes nothing.
 */
export function sampleCall(groups: readonly Group[], schemas: SchemaLookup): SampleCall | undefined {
  for (const group of groups) {
    const operation = group.operations.find(isSimple);
    if (operation !== undefined)
      return sampleOf(group, operation, plainLiteral(operation.parameters.filter(isRequired)));
  }
  const others = groups.flatMap((group) =>
    group.operations.filter(({ method }) => method !== 'DELETE').map((operation) => ({ group, operation })),
  );
  // Reading operations come first.
  const ordered = others.toSorted((one, other) => Number(isRead(other.operation)) - Number(isRead(one.operation)));
  for (const { group, operation } of ordered) {
    const request = plainRequest(operation, schemas);
    if (request !== undefined) return sampleOf(group, operation, request);
  }
  return undefined;
}

function sampleOf(group: Group, operation: Operation, request: string): SampleCall {
  const { id, method, path, name, facade, security, parameters } = operation;
  const filled = parameters
    .filter(isRequired)
    .reduce(
      (text, parameter, index) =>
        text.replace(`{${parameter.name}}`, () => plainText(parameter, index) ?? String(index + 1)),
      path,
    );
  return {
    slug: group.slug,
    name,
    id,
    verb: method,
    path: filled,
    request,
    method: memberChain([group.identifier, ...facade]),
    security,
  };
}

function plainRequest({ parameters, body }: Operation, schemas: SchemaLookup): string | undefined {
  const required = parameters.filter(isRequired);
  const values = required.flatMap((parameter, index) => {
    const value = plainValue(parameter, index) ?? sampleValue(parameter.schema, schemas);
    return value === undefined ? [] : [[parameter.identifier, value] as const];
  });
  if (values.length < required.length) return undefined;
  if (body === undefined) return objectLiteral(values);
  const sample = body.preferred.coding === 'json' ? sampleValue(body.preferred.schema, schemas) : undefined;
  return sample === undefined ? undefined : objectLiteral([...values, ['body', sample]]);
}

/** Returns the first operation whose body is sent as bytes, with `body` in its request as the name of a variable. */
export function sampleUpload(groups: readonly Group[], schemas: SchemaLookup): SampleCall | undefined {
  for (const group of groups) {
    for (const operation of group.operations) {
      const { body, ...withoutBody } = operation;
      const request = body?.preferred.coding === 'binary' ? plainRequest(withoutBody, schemas) : undefined;
      if (request !== undefined)
        return sampleOf(group, operation, `${request.replace(/ ?\}$/, '')}, body }`.replace('{,', '{'));
    }
  }
  return undefined;
}

/** Limits the text of a request in a comment to about two lines. */
const MAX_EXAMPLE_LENGTH = 140;

/**
 * Returns the request of an example in a comment, with the values that the specification gives as examples or else
 * obvious ones; `…` stands for members that are left out. Empty if nothing is required.
 */
export function exampleRequest({ parameters, body }: Operation, schemas: SchemaLookup): string {
  const required = parameters.filter((parameter) => isRequired(parameter) && !parameter.clientOption);
  const values = required.map(({ identifier: name, schema, documentation }) =>
    exampleMember({ name, schema, documentation }, schemas),
  );
  const sent = body?.required ? [{ name: 'body', value: exampleBody(body.preferred, schemas) }] : [];
  const literal = exampleLiteral([...values, ...sent]);
  return values.length + sent.length === 0 ? '' : literal.replaceAll(/"([^"'\\]*)"/g, "'$1'");
}

/** Returns the arguments of a safe update in a comment: its request, its change, and the `read` that it may need. */
export function exampleUpdate(operation: Operation, schemas: SchemaLookup): string {
  const { body: _, update, ...rest } = operation;
  const request = exampleRequest({ ...rest, parameters: pathParameters(operation) }, schemas);
  const options = update?.reading === undefined ? ['{ read }'] : [];
  return [request, exampleChange(operation, schemas) ?? '{ … }', ...options].join(', ');
}

/** Returns a change of one property, with its value in the example of the body, and of those that cannot be read. */
function exampleChange(operation: Operation, schemas: SchemaLookup): string | undefined {
  const example = [operation.body?.preferred.example, ...(operation.update?.replacement?.sent ?? [])].reduce(
    (found, name) => (isObject(found) ? ownAt(found, String(name)) : undefined),
  );
  const { changed, unread } = changedProperties(operation, schemas);
  if (changed === undefined) return undefined;
  const members = [changed, ...unread].map((property) => {
    const stated = isObject(example) ? ownAt(example, property.name) : undefined;
    if (stated !== undefined) return { name: property.name, value: abridge(stated) };
    const isOmitted = property !== changed && !property.required;
    return isOmitted ? { name: property.name, value: 'undefined' } : exampleMember(property, schemas);
  });
  return exampleLiteral(members).replaceAll(/"([^"'\\]*)"/g, "'$1'");
}

/** Returns a property that an update may change, and those that it must state. */
function changedProperties(
  { body, update }: Operation,
  schemas: SchemaLookup,
): { readonly changed?: Property | undefined; readonly unread: readonly Property[] } {
  const { sent = [], unread = [] } = update?.replacement ?? {};
  if (body === undefined) return { unread: [] };
  const properties = sent.reduce(
    (found, name) => found.filter((each) => each.name === name).flatMap(({ schema }) => allProperties(schema, schemas)),
    allProperties(body.preferred.schema, schemas),
  );
  const texts = properties.filter((property) => isOrdinary(property) && !unread.includes(property.name));
  return {
    changed: texts.find(({ name }) => name === 'name') ?? texts[0],
    unread: properties.filter(({ name }) => unread.includes(name)),
  };
}

/** A member of an example: its name, and its value as an expression, if one is obvious. */
interface ExampleMember {
  readonly name: string;
  readonly value: string | undefined;
}

/** Prints members as an object literal. A member without an obvious value takes it from a variable of its name. */
function exampleLiteral(members: readonly ExampleMember[]): string {
  if (members.length === 0) return '{}';
  const texts = members.map(({ name, value }) => {
    const key = propertyKey(name);
    if (value !== undefined) return `${key}: ${value}`;
    return key === name ? key : `${key}: value`;
  });
  return `{ ${texts.join(', ')} }`;
}

/**
 * Returns the example that the document states for a JSON body. Without one: the required properties of the object, or
 * two others if none is required.
 */
function exampleBody({ coding, schema, example }: Content, schemas: SchemaLookup): string | undefined {
  if (coding !== 'json') return undefined;
  if (example !== undefined) return statedExample(example);
  const properties = allProperties(schema, schemas).filter(({ readOnly }) => !readOnly);
  if (properties.length === 0) return sampleValue(schema, schemas);
  const required = properties.filter((property) => property.required).map((each) => exampleMember(each, schemas));
  const others = properties
    .map((each) => exampleMember(each, schemas))
    .filter(({ value }) => value !== undefined && value !== '{}' && value !== '[]');
  return shortLiteral(required.length > 0 ? required : others.slice(0, 2));
}

/** Prints an example of the document; `…` stands for what would make it too long. */
function statedExample(example: Json): string {
  const literal = jsonLiteral(example);
  if (literal.length <= MAX_EXAMPLE_LENGTH) return literal;
  if (Array.isArray(example)) return example[0] === undefined ? '[]' : `[${abridge(example[0])}, …]`;
  if (typeof example !== 'object' || example === null) return `'…'`;
  return shortLiteral(Object.entries(example).map(([name, value]) => ({ name, value: abridge(value) })));
}

/** Prints a part of an example in at most half of the space. */
function abridge(value: Json): string {
  const literal = jsonLiteral(value);
  if (literal.length <= MAX_EXAMPLE_LENGTH / 2) return literal;
  if (Array.isArray(value)) return '[…]';
  return typeof value === 'object' ? '{ … }' : `'…'`;
}

/** Prints the leading members that fit into a comment, at least one. */
function shortLiteral(members: readonly ExampleMember[]): string {
  const shown = members.findIndex(
    (_, index) => exampleLiteral(members.slice(0, index + 1)).length > MAX_EXAMPLE_LENGTH,
  );
  return shown < 1 ? exampleLiteral(members) : `${exampleLiteral(members.slice(0, shown)).slice(0, -2)}, … }`;
}

function exampleMember(
  { name, schema, documentation }: Pick<Property, 'name' | 'schema' | 'documentation'>,
  schemas: SchemaLookup,
): ExampleMember {
  const { example } = documentation;
  const stated = example === undefined ? undefined : jsonLiteral(example);
  if (stated !== undefined && stated.length <= MAX_EXAMPLE_LENGTH / 2) return { name, value: stated };
  const isIdentifier = schema.kind === 'string' && schema.format === undefined && /(?:^i|I)d$/.test(name);
  return { name, value: isIdentifier ? stringLiteral('1') : sampleValue(schema, schemas) };
}

function isRead({ method }: Operation): boolean {
  return method === 'GET';
}

function isRequired({ required }: Parameter): boolean {
  return required;
}

function isSimple({ parameters, body, retry, isPublic, responses }: Operation): boolean {
  const required = parameters.filter(isRequired);
  const isRead = responses.some(({ status, contents }) => status.startsWith('2') && contents.length > 0);
  return isRead && retry === 'safe' && !isPublic && body?.required !== true && required.every(isPlain);
}

/** Tests whether a parameter takes a plain text or number. */
function isPlain(parameter: Parameter): boolean {
  return plainText(parameter, 0) !== undefined;
}

/** Returns the value of a plain parameter as it is sent: its position, or the sample of its format. */
function plainText({ schema }: Parameter, index: number): string | undefined {
  if (schema.kind === 'number' || (schema.kind === 'string' && schema.format === undefined)) return String(index + 1);
  return schema.kind === 'string' ? ownAt(FORMAT_SAMPLES, schema.format ?? '') : undefined;
}

function plainValue(parameter: Parameter, index: number): string | undefined {
  const text = plainText(parameter, index);
  return text === undefined || parameter.schema.kind === 'number' ? text : stringLiteral(text);
}

/** Returns an object literal with a value for each plain parameter. */
function plainLiteral(parameters: readonly Parameter[]): string {
  return objectLiteral(parameters.map((each, index) => [each.identifier, plainValue(each, index) ?? 'undefined']));
}

/** Returns the expression that accesses nested members of the facade, whose names are identifiers in any script. */
export function memberChain(names: readonly string[]): string {
  return names.join('.');
}

/** Iteration over a list that the guide shows. */
interface SampleList {
  readonly slug: string;
  readonly name: string;
  readonly request: string;
}

/** Chooses the first list with pages that needs only a few plain values. */
export function sampleList(groups: readonly Group[]): SampleList | undefined {
  for (const { slug, operations } of groups)
    for (const { paging, parameters, body } of operations) {
      const required = parameters.filter(isRequired);
      const isPaged = paging !== undefined && paging.by !== 'none';
      if (isPaged && body?.required !== true && required.every(isPlain))
        return { slug, name: paging.name, request: plainLiteral(required) };
    }
  return undefined;
}

/** Safe update that the guide shows; it compiles for any specification. */
interface SampleUpdate {
  readonly slug: string;
  readonly name: string;
  readonly replace: string;
  /** Identifies the resource, as an object literal. */
  readonly request: string;
  /** Change, as an object literal. */
  readonly change: string;
}

/** Chooses the first update that reads its resource, identifies it by plain values, and can change a string of it. */
export function sampleUpdate(groups: readonly Group[], schemas: SchemaLookup): SampleUpdate | undefined {
  const samples = groups.flatMap((group) =>
    group.operations.flatMap((operation) => updateSampleOf(group.slug, operation, schemas)),
  );
  return samples[0];
}

function updateSampleOf(slug: string, operation: Operation, schemas: SchemaLookup): readonly SampleUpdate[] {
  const { update, name } = operation;
  if (update?.reading === undefined) return [];
  const places = pathParameters(operation);
  const { changed, unread } = changedProperties(operation, schemas);
  const isIdentified = (update.replacement?.parameters.length ?? places.length) === places.length;
  if (changed === undefined || unread.length > 0 || !isIdentified || !places.every(isPlain)) return [];
  const change = objectLiteral([[changed.name, "'new'"]]);
  return [{ slug, name: update.name, replace: name, request: plainLiteral(places), change }];
}

function isOrdinary({ name, schema, readOnly }: Property): boolean {
  const variants = schema.kind === 'union' ? schema.variants : [schema];
  const isTextual = variants.some((variant) => variant.kind === 'string' && variant.format === undefined);
  return isTextual && !readOnly && !/id$/i.test(name);
}

/** Sample strings by format. */
const FORMAT_SAMPLES: Readonly<Record<string, string>> = {
  date: '2026-01-31',
  'date-time': '2026-01-31T12:00:00Z',
  email: 'user@example.com',
  uri: 'https://example.com',
  uuid: '123e4567-e89b-42d3-a456-426614174000',
};

/** Limits the nesting of a sample. */
const MAX_DEPTH = 4;

/**
 * Returns a minimal value of a schema as an expression, or `undefined` if none is obvious, as for bytes and
 * intersections.
 */
function sampleValue(schema: Schema, schemas: SchemaLookup, depth = 0): string | undefined {
  switch (schema.kind) {
    case 'null':
      return 'null';
    case 'boolean':
      return 'true';
    case 'number':
      return '1';
    case 'string':
      return stringLiteral(ownAt(FORMAT_SAMPLES, schema.format ?? '') ?? 'text');
    case 'literal':
      return jsonLiteral(schema.value);
    case 'enumeration':
      return schema.values[0] === undefined ? undefined : jsonLiteral(schema.values[0]);
    case 'array':
      return '[]';
    case 'object':
      return sampleObject(schema.properties, schemas, depth);
    case 'union':
      return schema.variants
        .map((variant) => sampleValue(variant, schemas, depth))
        .find((found) => found !== undefined);
    case 'reference': {
      const named = schemas.get(schema.name);
      return named === undefined || depth > MAX_DEPTH ? undefined : sampleValue(named.schema, schemas, depth + 1);
    }
    case 'unknown':
    case 'never':
    case 'absent':
    case 'binary':
    case 'tuple':
    case 'intersection':
      return undefined;
  }
}

function sampleObject(properties: readonly Property[], schemas: SchemaLookup, depth: number): string | undefined {
  const members = properties
    .filter(({ required, readOnly }) => required && !readOnly)
    .map(({ name, schema }) => [name, sampleValue(schema, schemas, depth)] as const);
  const known = members.flatMap(([name, sample]) => (sample === undefined ? [] : [[name, sample] as const]));
  return known.length < members.length ? undefined : objectLiteral(known);
}
