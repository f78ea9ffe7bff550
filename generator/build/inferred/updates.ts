import { type Operation, type Parameter, pathParameters, type Update } from '../../model/api.ts';
import { at, follow, type JsonObject, objectAt, textAt } from '../../model/json.ts';
import type { Replacement } from '../../model/inferred.ts';
import { camelName } from '../../model/names.ts';
import { type Schema, withoutNull } from '../../model/schema.ts';
import { responseSchema } from './paging.ts';
import { type Fit, fitSchemas, memberAt, type Schemas, objectOf } from './object-schemas.ts';

/** Plan of a safe update without names, or the reason why there is none. */
export type UpdatePlan =
  | (Pick<Update, 'match'> & { readonly replacement: Replacement; readonly read: Operation; readonly reason: string })
  | { readonly reason: string };

/** Context that all writes of an API share. */
export interface UpdateContext {
  readonly document: JsonObject;
  readonly schemas: Schemas;
  /** Operations by method and pattern of the path. */
  readonly byPlace: ReadonlyMap<string, Operation>;
}

/** Words by which a description says that a write keeps what its body leaves out. */
const MERGES =
  /\bonly (?:the )?(?:provided|specified|supplied|included|given|passed) (?:fields|properties|attributes|values|parameters)\b[^.]{0,40}\b(?:changed|updated|modified|replaced|overwritten)\b|\b(?:unspecified|omitted|unset|missing|absent|other|remaining|not (?:provided|specified|included|sent|passed))\b[^.]{0,80}\b(?:unchanged|unmodified|untouched|ignored|kept|preserved|retained|not (?:be )?(?:changed|modified|updated|affected))|\b(?:unchanged|unmodified|untouched)\b[^.]{0,40}\b(?:if|when|unless)\b[^.]{0,40}\b(?:omitted|not (?:provided|specified|included|set))|\bonly (?:the )?(?:fields|properties|attributes|values|parameters)\b[^.]{0,80}\b(?:provided|specified|supplied|included|sent|passed|present)\b|\bpartial(?:ly)? updat/i;
/** Words by which a description says that a write replaces the whole. */
const REPLACES =
  /\b(?:replaces|overwrites|will (?:replace|overwrite))\b[^.]{0,60}\b(?:entire|whole|complete|full)\b|\b(?:omitted|missing|unspecified|absent|not (?:provided|specified|included|sent))\b[^.]{0,60}\b(?:cleared|removed|deleted|reset|unset|set to null)\b/i;
/** Begin of the name of a write that adds something, and does not replace it too. */
const CREATES =
  /^(?:[\w.-]*\/)?(?:[Cc]reate|[Aa]dd)(?![a-z])(?!.*(?:[Uu]pdate|[Rr]eplace|[Uu]psert|[Oo]r[- _]?[Ss]et))/;
/** Query parameters of a read that returns one page. */
const PAGED = /^(?:page|per_?page|page_?(?:size|number|token)|limit|offset|cursor|starting_?after|after|skip|take)$/i;

/** Says whether the own words of a write promise that it keeps what its body leaves out. */
export function saysMerge({ documentation }: Operation): boolean {
  return MERGES.test(`${documentation.summary ?? ''}. ${documentation.description ?? ''}`);
}

function saysReplace({ documentation }: Operation): boolean {
  return REPLACES.test(`${documentation.summary ?? ''}. ${documentation.description ?? ''}`);
}

/** Returns the key of an operation in {@link UpdateContext.byPlace}. */
export function placeOf({ path }: Operation, method: string): string {
  return `${method} ${path.replaceAll(/\{[^{}]*\}/g, '{}')}`;
}

/** Plans the safe update of a write: the read at the same path whose data it replaces. */
export function planUpdate(operation: Operation, context: UpdateContext): UpdatePlan {
  const { method, body } = operation;
  if (method !== 'PUT' && !saysReplace(operation))
    return { reason: `${method} changes the given properties only, as far as the document says` };
  if (saysMerge(operation)) return { reason: 'its description says that it keeps what the body leaves out' };
  const read = context.byPlace.get(placeOf(operation, 'GET'));
  if (read === undefined) return { reason: 'no GET at its path reads what it replaces' };
  if (CREATES.test(operation.id) || CREATES.test(operation.documentation.summary ?? ''))
    return { reason: 'it says that it creates' };
  if (read.parameters.some(({ location, name }) => location === 'query' && PAGED.test(name)))
    return { reason: `${read.id} returns one page of a list` };
  if (body === undefined) return { reason: 'it has no body' };
  if (body.preferred.coding !== 'json') return { reason: `its body is ${body.preferred.mediaType}` };
  const data = responseSchema(read);
  if (data === undefined) return { reason: `${read.id} does not return one type of JSON` };
  const parameters = requiredParameters(operation, read);
  if ('reason' in parameters) return parameters;
  const found = fitEnvelopes(data, body.preferred.schema, { operation, read, context });
  if ('reason' in found) return found;
  const etag = etagOf(operation, read, context.document);
  const key = keyOf(memberAt(data, found.item, context.schemas), { operation, read, context });
  return {
    read,
    match: key,
    replacement: { ...found, ...parameters, ...etag },
    reason: `reads with ${read.id}, and sends the whole${etagText(etag)}${statedText(found)}`,
  };
}

function statedText({ unread = [] }: Pick<Replacement, 'unread'>): string {
  const names = unread.map((name) => `\`${name}\``).join(', ');
  return names && `; a change must state what cannot be read as it is sent: ${names}`;
}

function etagText({ etag, isGuarded }: Pick<Replacement, 'etag' | 'isGuarded'>): string {
  if (etag === undefined) return '';
  return isGuarded ? ' with If-Match' : ' with If-Match, after a second read, as no 412 is documented';
}

interface WriteContext {
  readonly operation: Operation;
  readonly read: Operation;
  readonly context: UpdateContext;
}

/** Words by which a parameter says that it takes more than the key: `ID or slug`, `name / ID`, or an alias as `@me`. */
const TAKES_MORE = /\bor\b|\s\/\s|\balias|["'`]@?(?:me|self|current|default|latest)["'`]/i;

/**
 * Finds the property that each resource has and that equals the parameter of the path which identifies it. Only
 * numbers, UUIDs, values of one named type and values of one name are taken for equal: a text may also be a part of
 * the key, such as `t1` of `projects/p1/topics/t1`, or another key, such as a slug.
 */
function keyOf(item: Schema | undefined, { operation, read, context }: WriteContext): Update['match'] {
  const resource = objectAt(at(context.document, read.pointer), 'x-resource');
  const place = pathParameters(read).findIndex(({ name }) => name === textAt(resource, 'id'));
  const property = item && objectOf(item, context.schemas)?.properties.get(textAt(resource, 'key') ?? 'id');
  const parameter = pathParameters(operation)[place];
  if (textAt(resource, 'action') !== 'read' || property === undefined || parameter === undefined) return {};
  const [type, other] = [property, parameter].map(({ schema }) => withoutNull(schema));
  const isSame =
    (type?.kind === 'number' && other?.kind === 'number') ||
    (JSON.stringify(type) === JSON.stringify(other) &&
      (type?.kind === 'reference' || (type?.kind === 'string' && type.format === 'uuid'))) ||
    (type?.kind === 'string' &&
      other?.kind === 'string' &&
      camelName(property.name).toLowerCase() === parameter.identifier.toLowerCase());
  const takesMore = TAKES_MORE.test(parameter.documentation.description ?? '');
  return isSame && property.required && !takesMore ? { [property.name]: parameter.name } : {};
}

/**
 * Finds the resource in the read and in the body: where the document implies it (`x-resource`), where both are the
 * whole or the same single member, or where one member of the read fits the body.
 */
function fitEnvelopes(
  data: Schema,
  body: Schema,
  { operation, read, context }: WriteContext,
): Pick<Replacement, 'item' | 'sent' | 'rules' | 'unread'> | { readonly reason: string } {
  const { document, schemas } = context;
  const given = new Map(pathParameters(operation).map((parameter) => [parameter.name, parameter]));
  const fitAt = (item: readonly string[], sent: readonly string[]): Fit & Pick<Replacement, 'item' | 'sent'> => {
    const [from, to] = [memberAt(data, item, schemas), memberAt(body, sent, schemas)];
    const result =
      from === undefined || to === undefined ? { reason: NO_MEMBER } : fitSchemas(from, to, { schemas, given });
    const beside = requiredBeside(body, sent, schemas);
    return beside === undefined
      ? { ...result, item, sent }
      : { reason: `its body requires \`${beside}\` beside the resource`, item, sent };
  };
  const [own, other] = [envelopeOf(read, document), envelopeOf(operation, document)];
  const [inRead, inBody] = [textAt(own, 'response')?.split('/') ?? [], textAt(other, 'request')?.split('/') ?? []];
  const whole = fitAt(inRead, inBody);
  const [only, ...others] = namesOf(body, schemas);
  const isSole = only !== undefined && others.length === 0 && isObject(memberAt(body, [only], schemas), schemas);
  // A read with more members has a property of that name.
  const isWrapped = isSole && inBody.length === 0 && (inRead.length > 0 || namesOf(data, schemas).join('/') === only);
  const likely = isWrapped ? [fitAt(inRead.length === 0 ? [only] : inRead, [only]), whole] : [whole];
  const complete = likely.find(isComplete);
  if (complete !== undefined) return complete;
  const isObjectIn = (name: string): boolean => isObject(memberAt(data, [name], schemas), schemas);
  const members = inRead.length > 0 ? [] : namesOf(data, schemas).filter(isObjectIn);
  const [found, ...ambiguous] = members.map((name) => fitAt([name], inBody)).filter(isComplete);
  if (found !== undefined && ambiguous.length === 0) return found;
  return likely.find((each) => 'rules' in each) ?? whole;
}

/** Tests whether everything that is sent is read. */
function isComplete(fit: Fit): boolean {
  return 'rules' in fit && fit.unread === undefined;
}

/** Returns a required member of a body beside the one that holds the resource. */
function requiredBeside(body: Schema, [name, ...inner]: readonly string[], schemas: Schemas): string | undefined {
  if (name === undefined) return undefined;
  const properties = [...(objectOf(body, schemas)?.properties.values() ?? [])];
  const other = properties.find((property) => property.required && property.name !== name);
  const member = memberAt(body, [name], schemas);
  return other?.name ?? (member === undefined ? undefined : requiredBeside(member, inner, schemas));
}

const NO_MEMBER = 'what is read or sent lacks the member that holds the resource';

function envelopeOf({ pointer }: Operation, document: JsonObject): JsonObject {
  return objectAt(objectAt(at(document, pointer), 'x-resource'), 'envelope');
}

function namesOf(schema: Schema, schemas: Schemas): readonly string[] {
  return [...(objectOf(schema, schemas)?.properties.keys() ?? [])];
}

function isObject(schema: Schema | undefined, schemas: Schemas): boolean {
  return schema !== undefined && objectOf(schema, schemas) !== undefined;
}

const IF_MATCH = /^if-match$/i;

/** Returns the parameters that both calls need, and how the read takes those of the update. */
function requiredParameters(
  write: Operation,
  read: Operation,
): Pick<Replacement, 'parameters' | 'reads'> | { readonly reason: string } {
  const [places = [], from = []] = [write, read].map((each) =>
    pathParameters(each).map(({ identifier }) => identifier),
  );
  const reads = from.map((name, index): readonly [string, string] => [name, places[index] ?? name]);
  const needed = [write, read].flatMap(({ parameters }) =>
    parameters.filter(
      ({ required, location, clientOption, name }) =>
        required && location !== 'path' && !clientOption && !IF_MATCH.test(name),
    ),
  );
  const byName = new Map<string, Parameter>();
  for (const parameter of needed) {
    const same = byName.get(parameter.identifier);
    if (same !== undefined && (same.location !== parameter.location || same.name !== parameter.name))
      return { reason: `the read and the write take \`${parameter.identifier}\` in different places` };
    byName.set(parameter.identifier, parameter);
  }
  const own = read.parameters.filter(({ identifier, location }) => location !== 'path' && byName.has(identifier));
  return {
    parameters: [...places, ...byName.keys()],
    reads: [...reads, ...own.map(({ identifier }): readonly [string, string] => [identifier, identifier])],
  };
}

/**
 * Returns the property that takes the `ETag`, if the read documents that header or the write takes `If-Match`; empty if
 * the write has no parameter for it. The server compares it for sure if the write documents the parameter or a 412.
 */
function etagOf(write: Operation, read: Operation, document: JsonObject): Pick<Replacement, 'etag' | 'isGuarded'> {
  const parameter = write.parameters.find(({ location, name }) => location === 'header' && IF_MATCH.test(name));
  if (parameter !== undefined) return { etag: parameter.identifier, isGuarded: true };
  const isDocumented = read.responses.some(({ status, pointer }) => {
    const response = follow(document, { value: at(document, pointer) ?? null, pointer }).value;
    const headers = Object.keys(objectAt(response, 'headers'));
    return status.startsWith('2') && headers.some((name) => name.toLowerCase() === 'etag');
  });
  if (!isDocumented) return {};
  return { etag: '', ...(write.responses.some(({ status }) => status === '412') && { isGuarded: true }) };
}
