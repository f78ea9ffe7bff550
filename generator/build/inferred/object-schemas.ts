import type { Parameter } from '../../model/api.ts';
import type { Json, JsonObject } from '../../model/json.ts';
import { acceptsNull, type NamedSchema, type Property, type Schema } from '../../model/schema.ts';

/** Named schemas by the identifiers of their types. */
export type Schemas = ReadonlyMap<string, NamedSchema>;

/** Properties of an object with those of all its parts. */
interface ObjectProperties {
  readonly properties: ReadonlyMap<string, Property>;
  readonly isClosed: boolean;
}

/** Returns the properties of an object, its parts included; `undefined` for a choice of objects or any other value. */
export function objectOf(schema: Schema, schemas: Schemas, open: readonly string[] = []): ObjectProperties | undefined {
  switch (schema.kind) {
    case 'object': {
      const properties = new Map(schema.properties.map((property) => [property.name, property]));
      return { properties, isClosed: schema.closed === true };
    }
    case 'reference': {
      const target = schemas.get(schema.name);
      if (target === undefined || open.includes(schema.name)) return undefined;
      return objectOf(target.schema, schemas, [...open, schema.name]);
    }
    case 'intersection': {
      const parts = schema.parts.map((part) => objectOf(part, schemas, open));
      if (!parts.every((part) => part !== undefined)) return undefined;
      return {
        properties: new Map(parts.flatMap(({ properties }) => [...properties])),
        isClosed: parts.some(({ isClosed }) => isClosed),
      };
    }
    case 'union': {
      const [only, ...others] = schema.variants.filter(({ kind }) => kind !== 'null');
      return only === undefined || others.length > 0 ? undefined : objectOf(only, schemas, open);
    }
    default:
      return undefined;
  }
}

/** Returns the schema of a member by its path; `undefined` if there is none. */
export function memberAt(schema: Schema, path: readonly string[], schemas: Schemas): Schema | undefined {
  return path.reduce<Schema | undefined>(
    (found, name) => (found === undefined ? undefined : objectOf(found, schemas)?.properties.get(name)?.schema),
    schema,
  );
}

/** Returns the schema of the items of a list, also where the list may be null. */
export function itemsOf(schema: Schema | undefined, schemas: Schemas): Schema | undefined {
  const list = schema === undefined ? undefined : withoutName(withoutNull(schema), schemas);
  return list?.kind === 'array' ? list.items : undefined;
}

/** Rules that turn what is read into what is sent, with the properties that are not read, or the reason for none. */
export type Fit = { readonly rules: JsonObject; readonly unread?: readonly string[] } | { readonly reason: string };

/** Context of the comparison of two schemas. */
interface FitContext {
  readonly schemas: Schemas;
  /** Parameters of the path by their names, which the body may repeat. */
  readonly given: ReadonlyMap<string, Parameter>;
}

/** Position in the comparison of two schemas. */
interface Comparison extends FitContext {
  /** Path of the member, for reasons. */
  readonly path: readonly string[];
  /** Pairs of named schemas around this one, which end a recursion. */
  readonly open: readonly string[];
}

/**
 * Compares what a read returns with what a write accepts. They fit if most properties that the write accepts are read
 * in the same type. A body that was built from the read would leave out the others, and so clear them, unless the
 * caller states them.
 */
export function fitSchemas(read: Schema, sent: Schema, context: FitContext): Fit {
  return fitObjects(read, sent, { ...context, path: [], open: [] });
}

function fitObjects(read: Schema, sent: Schema, comparison: Comparison): Fit {
  const { schemas, path, open, given } = comparison;
  const [from, to] = [objectOf(read, schemas), objectOf(sent, schemas)];
  const pair = pairOf(read, sent);
  // A whole list is replaced, not merged.
  if (to === undefined && isSame(read, sent) && (path.length > 0 || isChoice(sent, schemas))) return FITS;
  if (to === undefined) return { reason: `${placeOf(path, 'its body')} is ${otherKind(sent, schemas)}` };
  if (from === undefined) return { reason: `${placeOf(path, 'what is read')} is ${otherKind(read, schemas)}` };
  if (isRedacted(namedSchema(read, schemas)))
    return { reason: `${placeOf(path, 'what is read')} hides values, which would be lost` };
  if (to.properties.size === 0 && path.length === 0) return { reason: 'its body has no documented properties' };
  const repeated = fitRepeated(pair, { from, to }, comparison);
  if (repeated !== undefined) return repeated;
  const inner = { schemas, path, given, open: pair === undefined ? open : [...open, pair] };
  const properties = [...to.properties.values()];
  const fits = fitProperties(from, properties, inner);
  const nested = fits.flatMap(([name, fit]): [string, Json][] =>
    'rules' in fit && Object.keys(fit.rules).length > 0 ? [[name, fit.rules]] : [],
  );
  const unread = fits.flatMap(([name, fit]) => ('reason' in fit ? [name] : []));
  const [refusal] = fits.flatMap(([, fit]) => ('reason' in fit ? [fit] : []));
  const isRead = ({ name }: Property): boolean => from.properties.has(name) && !unread.includes(name);
  const isMostlyRead = path.length === 0 && properties.filter(isRead).length > unread.length;
  if (refusal !== undefined && !isMostlyRead) return refusal;
  const rules = rulesOf(from, to, { nested, given, schemas, unread, isNested: path.length > 0 });
  return unread.length === 0 ? { rules } : { rules, unread };
}

/** Returns the fit of an object in one of its own kind; `undefined` if no object around it is of that kind. */
function fitRepeated(
  pair: string | undefined,
  { from, to }: { readonly from: ObjectProperties; readonly to: ObjectProperties },
  { open, path }: Comparison,
): Fit | undefined {
  if (pair === undefined || !open.includes(pair)) return undefined;
  const isDirect = pair === open.at(-1);
  return isDirect && isKeptWhole(from, to) ? REPEATED : { reason: `\`${path.join('.')}\` contains itself` };
}

/** Compares the properties that are sent with what is read under their names. */
function fitProperties(from: ObjectProperties, sent: readonly Property[], inner: Comparison): readonly [string, Fit][] {
  const fits = sent.map((property): [string, Fit] => [property.name, fitProperty(from, property, inner)]);
  const hasRules = fits.some(([, fit]) => 'rules' in fit && Object.keys(fit.rules).length > 0);
  // Rules are written for a fixed depth, so that those of the members would end above an object in itself.
  const reason = (name: string): string => `\`${[...inner.path, name].join('.')}\` contains itself`;
  return fits.map(([name, fit]) => [name, fit === REPEATED && hasRules ? { reason: reason(name) } : fit]);
}

/** Describes a schema that is no object. */
function otherKind(schema: Schema, schemas: Schemas): string {
  return itemsOf(schema, schemas) === undefined ? 'not one plain object' : 'a list, not an object';
}

function namedSchema(schema: Schema, schemas: Schemas): NamedSchema | undefined {
  return schema.kind === 'reference' ? schemas.get(schema.name) : undefined;
}

const HIDDEN = /\b(?:are|is|be|been|being) (?:\w+ )?(?:redacted|masked|obfuscated)\b/i;

/** Name of a secret, of which a server that keeps it well returns nothing, a part or a hash. */
const SECRET = /(?:^|[a-z\d_-])(?:pass(?:word|code|phrase)|secret|private_?key)$/i;

/** Tests for an element of a response whose description says that values are hidden. */
function isRedacted(element: Pick<NamedSchema, 'documentation'> | undefined): boolean {
  return HIDDEN.test(element?.documentation.description ?? '');
}

/** Compares the items of two lists, which a write replaces as wholes: what it does not take of an item is lost. */
function fitItems(read: Schema, sent: Schema, comparison: Comparison): Fit {
  const { schemas, path } = comparison;
  const [from, to] = [objectOf(read, schemas), objectOf(sent, schemas)];
  const isLost = ({ name, readOnly, documentation }: Property): boolean =>
    to?.properties.has(name) === false && !readOnly && !documentation.deprecated;
  const lost = [...(from?.properties.values() ?? [])].find(isLost)?.name;
  if (lost === undefined) return fitValues(read, sent, comparison);
  return { reason: `\`${[...path, lost].join('.')}\` is read but not sent, so a list loses it` };
}

/** Tests for a choice of objects. */
function isChoice(schema: Schema, schemas: Schemas): boolean {
  const value = withoutName(schema, schemas);
  return value.kind === 'union' && value.variants.every((variant) => objectOf(variant, schemas) !== undefined);
}

/** Compares a property that is sent with what is read under its name. */
function fitProperty(from: ObjectProperties, property: Property, comparison: Comparison): Fit {
  const own = from.properties.get(property.name);
  const path = [...comparison.path, property.name];
  if (isRedacted(own)) return { reason: `\`${path.join('.')}\` is read with hidden values, which would be lost` };
  if (own !== undefined && SECRET.test(property.name) && valueTypes(own.schema, comparison.schemas)?.has('string'))
    return { reason: `\`${path.join('.')}\` is a secret, which is seldom read as it was sent` };
  if (own !== undefined) return fitValues(own.schema, property.schema, { ...comparison, path, given: NONE });
  if (repeatedParameter(property, comparison) !== undefined || isNotStored(property)) return FITS;
  return { reason: `\`${path.join('.')}\` is sent but not read, so it would be cleared` };
}

/**
 * Tests for the read-only identifier of a nested object. Without it, the server could not tell which one is meant, so
 * it is sent although the document marks it.
 */
function isIdentity(name: string, { readOnly }: Pick<Property, 'readOnly'>): boolean {
  return readOnly && /^_?(?:id|uuid|guid|gid|sid|uid)$/i.test(name);
}

const NONE: ReadonlyMap<string, Parameter> = new Map();

/**
 * Returns the parameter of the path that a property of the body repeats: one of its name and type. A text that the
 * path takes may be another key than the number, the UUID or the one of several values that the body takes.
 */
function repeatedParameter({ name, schema }: Property, { given, schemas }: FitContext): Parameter | undefined {
  const parameter = given.get(name);
  if (parameter === undefined) return undefined;
  const [from, to] = [withoutNull(parameter.schema), withoutNull(schema)];
  const target = withoutName(to, schemas);
  const isPlain = target.kind === 'string' ? target.format === undefined : ['number', 'boolean'].includes(target.kind);
  const isAccepted = isPlain && [...(valueTypes(withoutName(from, schemas), schemas) ?? [''])].join('') === target.kind;
  return isSame(from, to) || isAccepted ? parameter : undefined;
}

/** Tests for a property that is no part of the resource: the former name of another one, or the key of a request. */
function isNotStored({ name, required, documentation }: Property): boolean {
  return !required && (documentation.deprecated || /^idempotency_?key$/i.test(name));
}

/** Rules of nested objects by property, parameters that the body repeats, and properties that are not read. */
interface FoundRules extends FitContext {
  readonly unread: readonly string[];
  readonly isNested: boolean;
  readonly nested: readonly (readonly [string, Json])[];
}

function rulesOf(from: ObjectProperties, to: ObjectProperties, found: FoundRules): JsonObject {
  const { nested, unread, isNested } = found;
  const names = [...to.properties.keys()];
  const readOnly = [...from.properties.values()]
    .filter(
      ({ name, ...property }) => !to.properties.has(name) && !(isNested && !to.isClosed && isIdentity(name, property)),
    )
    .map(({ name }) => name);
  const nonNull = names.filter((name) => {
    const [read, sent] = [from.properties.get(name)?.schema, to.properties.get(name)?.schema];
    const isSent = sent !== undefined && !unread.includes(name);
    return read !== undefined && isSent && acceptsNull(read) && !acceptsNull(sent);
  });
  const required = names.filter((name) => {
    const property = to.properties.get(name);
    return property?.required === true && !acceptsNull(property.schema);
  });
  const repeated = [...to.properties.values()].flatMap((property) => {
    const parameter = from.properties.has(property.name) ? undefined : repeatedParameter(property, found);
    return parameter === undefined ? [] : [[property.name, parameter.identifier]];
  });
  const lists: Record<string, readonly string[]> = { readOnly, nonNull, required, unread };
  return {
    ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)),
    ...(to.isClosed && !from.isClosed ? { known: names } : {}),
    ...(repeated.length === 0 ? {} : { given: Object.fromEntries(repeated) }),
    ...(nested.length === 0 ? {} : { nested: Object.fromEntries(nested) }),
  };
}

const FITS: Fit = { rules: {} };
/** The fit of an object in one of its own kind. */
const REPEATED: Fit = { rules: {} };

/** Tests whether an object can be sent as it is read: whatever is read of it is sent, but for its identifier. */
function isKeptWhole(from: ObjectProperties, to: ObjectProperties): boolean {
  const isSent = (property: Property): boolean =>
    to.properties.has(property.name) || (!to.isClosed && isIdentity(property.name, property));
  const isRead = ({ name, schema }: Property): boolean => {
    const own = from.properties.get(name)?.schema;
    return own !== undefined && (acceptsNull(schema) || !acceptsNull(own));
  };
  return [...from.properties.values()].every(isSent) && [...to.properties.values()].every(isRead);
}

/** Compares the schemas of a property. Nested objects have rules of their own. */
function fitValues(read: Schema, sent: Schema, comparison: Comparison): Fit {
  const { schemas, path } = comparison;
  const [from, to] = [withoutNull(read), withoutNull(sent)];
  if (to.kind === 'unknown' || isSame(from, to)) return FITS;
  const [fromValue, toValue] = [withoutName(from, schemas), withoutName(to, schemas)];
  if (fromValue.kind === 'array' && toValue.kind === 'array')
    return fitItems(fromValue.items, toValue.items, comparison);
  const types = valueTypes(fromValue, schemas);
  const accepted = valueTypes(toValue, schemas);
  if (types !== undefined && accepted !== undefined && [...types].every((type) => accepted.has(type))) return FITS;
  if (objectOf(from, schemas) === undefined || objectOf(to, schemas) === undefined)
    return { reason: `\`${path.join('.')}\` is read and sent in different types` };
  const fit = fitObjects(from, to, comparison);
  if (fit === REPEATED) return fit;
  // A missing nested value is not a missing property of the resource.
  if ('reason' in fit) return fit;
  const { required: _, ...rules } = fit.rules;
  return { rules };
}

/** Returns the types of a scalar, or of a choice of scalars; `undefined` for any other value. */
function valueTypes(schema: Schema, schemas: Schemas): ReadonlySet<string> | undefined {
  switch (schema.kind) {
    case 'string':
    case 'number':
    case 'boolean':
      return new Set([schema.kind]);
    case 'literal':
      return new Set([typeof schema.value]);
    case 'enumeration':
      return new Set(schema.values.map((value) => typeof value));
    case 'union': {
      const found = schema.variants
        .filter(({ kind }) => kind !== 'null')
        .map((variant) => valueTypes(withoutName(variant, schemas), schemas));
      if (!found.every((types) => types !== undefined)) return undefined;
      return new Set(found.flatMap((types) => [...types]));
    }
    default:
      return undefined;
  }
}

function isSame(from: Schema, to: Schema): boolean {
  if (from.kind === 'reference' || to.kind === 'reference') return nameOf(from) !== '' && nameOf(from) === nameOf(to);
  return from.kind === to.kind && JSON.stringify(from) === JSON.stringify(to);
}

/** Returns the names of two named schemas that are compared. */
function pairOf(read: Schema, sent: Schema): string | undefined {
  const names = [read, sent].map((schema) => nameOf(withoutNull(schema)));
  return names.includes('') ? undefined : names.join(' ');
}

function nameOf(schema: Schema): string {
  return schema.kind === 'reference' ? schema.name : '';
}

function placeOf(path: readonly string[], whole: string): string {
  return path.length === 0 ? whole : `\`${path.join('.')}\``;
}

function withoutNull(schema: Schema): Schema {
  if (schema.kind !== 'union') return schema;
  const present = schema.variants.filter(({ kind }) => kind !== 'null');
  const [only, ...others] = present;
  return only !== undefined && others.length === 0 ? only : { ...schema, variants: present };
}

/** Returns the schema behind a name. */
function withoutName(schema: Schema, schemas: Schemas, depth = 0): Schema {
  const target = schema.kind === 'reference' ? schemas.get(schema.name) : undefined;
  return target === undefined || depth > 20 ? schema : withoutNull(withoutName(target.schema, schemas, depth + 1));
}
