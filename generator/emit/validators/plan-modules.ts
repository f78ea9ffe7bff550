import type { Api, Body, Operation, Content, Parameter, ParameterLocation } from '../../model/api.ts';
import {
  at,
  below,
  decodePointer,
  follow,
  groupBy,
  isObject,
  type Json,
  type JsonObject,
  type Pointer,
  textAt,
} from '../../model/json.ts';
import { bareType, itemOf } from '../../model/media-types.ts';
import { NameScope, typeName } from '../../model/names.ts';
import { withoutUnsent } from '../../../templates/runtime/shared/schema/constraints.ts';
import { FORMATS } from '../../../templates/runtime/shared/schema/formats.ts';
import { collectUnits, reachable, type Unit, type Units } from '../../../templates/runtime/shared/schema/units.ts';
import { isStream, readableContents, successes } from '../../model/http.ts';
import type { Property, Schema } from '../../model/schema.ts';

/**
 * Names that modules import from the runtime. No function of a schema may have one (`isDate` for a schema called Date).
 */
const RUNTIME_NAMES = [
  ...[...FORMATS.values()].map(({ name }) => name),
  ...[
    'matchesSchema',
    'isObject',
    'isInteger',
    'isFiniteNumber',
    'MAX_DEPTH',
    'countCodePoints',
    'isBinary',
    'isEqual',
    'isMultiple',
    'isUnique',
    'DfaPattern',
    'LengthLimitedPattern',
    'ResultCache',
    'throwTooDeep',
    'createValidator',
    'rules',
    'allValidators',
    'bodyValidators',
  ],
];

/** Module of the schemas that the operations of several groups use. */
export const SCHEMAS_MODULE = 'validators/schemas.ts';

/** A validator of one part of an operation. */
export interface PlannedPart extends Part {
  /** Name of the validator. */
  readonly validator: string;
}

/** An operation with its validators. */
export interface PlannedOperation {
  readonly operation: Operation;
  /** Name of the constant that holds all of them. */
  readonly tableName: string;
  readonly parts: readonly PlannedPart[];
}

/** The operations of a group, whose validators form one module. */
export interface PlannedGroup {
  /** Path of the module below the package's sources. */
  readonly module: string;
  readonly operations: readonly PlannedOperation[];
}

/** A unit with its names, and the module that it stands in. */
export interface PlannedUnit extends Unit {
  /** Name of the function that validates. */
  readonly functionName: string;
  /** Name of the constant that explains. */
  readonly schemaName: string;
  /** Path of the module below the package's sources. */
  readonly module: string;
}

interface Plan {
  readonly groups: readonly PlannedGroup[];
  readonly units: ReadonlyMap<Pointer, PlannedUnit>;
  /** The names of all functions and constants. */
  readonly names: NameScope;
  /** Pointers of the units that validators call. */
  readonly roots: readonly Pointer[];
}

/**
 * Plans the modules: one for each group of operations, with the schemas that only this group uses, and one for those
 * that several groups use. Bundlers drop what a program does not use of a module.
 */
export function planModules(api: Api, document: JsonObject): Plan {
  const names = new NameScope(RUNTIME_NAMES);
  const slugs = new NameScope(['all', 'schemas']);
  const named = api.groups
    .filter(({ operations }) => operations.length > 0)
    .map(({ slug, operations }): PlannedGroup => ({
      module: `validators/${slugs.claim(slug)}.ts`,
      operations: operations.map((operation) => planOperation(operation, document, names)),
    }));
  const parts = named.flatMap(({ operations }) => operations.flatMap((planned) => planned.parts));
  const collected = collectUnits(
    document,
    new Map<Pointer, Json | undefined>(parts.map((part) => [part.pointer, part.schema])),
  );
  const { units, originals } = mergeEqualParts(collected, parts);
  const groups = named.map(({ module, operations }) => ({
    module,
    operations: operations.map((planned) => ({
      ...planned,
      parts: planned.parts.map((part) => ({ ...part, pointer: originals.get(part.pointer) ?? part.pointer })),
    })),
  }));
  const ownNames = new Map([
    ...parts.map((part) => [part.pointer, typeName(part.validator)] as const),
    ...api.schemas.map((schema) => [schema.pointer, schema.name] as const),
  ]);
  const roots = groups.flatMap(({ operations }) => operations.flatMap((planned) => planned.parts.map(rootOf)));
  return { groups, units: assignModules(units, groups, names, ownNames), names, roots };
}

function rootOf({ pointer }: PlannedPart): Pointer {
  return pointer;
}

function planOperation(operation: Operation, document: JsonObject, names: NameScope): PlannedOperation {
  const parts = operationParts(operation, document);
  const named = parts.map((part) => ({ ...part, validator: names.claim(validatorName(operation, part)) }));
  return { operation, tableName: names.claim(`${operation.name}Validators`), parts: named };
}

function validatorName({ name }: Operation, { name: part, status }: Part): string {
  return name + typeName(status === undefined ? part : `${part} ${status}`);
}

/** Units of which no two are the same parameters, and the pointer of the unit that stands for each merged one. */
interface MergedUnits {
  readonly units: Units;
  readonly originals: ReadonlyMap<Pointer, Pointer>;
}

/** Merges units of equal schemas that stand nowhere in the document, such as those of the same path parameters. */
function mergeEqualParts(units: Units, parts: readonly PlannedPart[]): MergedUnits {
  const firsts = new Map<string, Pointer>();
  const originals = new Map<Pointer, Pointer>();
  for (const { pointer, schema } of parts) {
    if (schema === undefined) continue;
    const text = JSON.stringify(units.get(pointer)?.schema);
    const first = firsts.get(text);
    if (first === undefined) firsts.set(text, pointer);
    else if (first !== pointer) originals.set(pointer, first);
  }
  return { units: new Map([...units].filter(([pointer]) => !originals.has(pointer))), originals };
}

function assignModules(
  units: Units,
  groups: readonly PlannedGroup[],
  names: NameScope,
  ownNames: ReadonlyMap<Pointer, string>,
): ReadonlyMap<Pointer, PlannedUnit> {
  const users = usersOf(units, groups);
  const planned = [...units.values()].map((unit): PlannedUnit => {
    const name = ownNames.get(unit.pointer) ?? typeName(unit.pointer);
    const [only = SCHEMAS_MODULE, ...others] = users.get(unit.pointer) ?? [];
    const module = others.length === 0 ? only : SCHEMAS_MODULE;
    return { ...unit, functionName: names.claim(`is${name}`), schemaName: names.claim(`schemaOf${name}`), module };
  });
  return new Map(planned.map((unit) => [unit.pointer, unit]));
}

/** The modules of the groups that need each unit. */
function usersOf(units: Units, groups: readonly PlannedGroup[]): ReadonlyMap<Pointer, readonly string[]> {
  const references = new Map([...units].map(([pointer, unit]) => [pointer, unit.targets]));
  const users = new Map<Pointer, string[]>();
  for (const { module, operations } of groups) {
    const parts = operations.flatMap((planned) => planned.parts.map(({ pointer }) => pointer));
    for (const pointer of reachable(parts, references)) {
      const known = users.get(pointer);
      if (known === undefined) users.set(pointer, [module]);
      else known.push(module);
    }
  }
  return users;
}

/** The part of a call that one validator checks. */
type PartName = 'path' | 'query' | 'header' | 'cookie' | 'body' | 'response';

/** A part, the schema that validates it, and its type. */
interface Part {
  readonly name: PartName;
  /** Status of the response if the operation has others, and its media type if there are several: `200 text/json`. */
  readonly status?: string;
  /** Pointer of the schema; one of its own if it is composed of parameters. */
  readonly pointer: Pointer;
  /** The schema itself, where it stands nowhere in the document. */
  readonly schema?: Json;
  readonly type: Schema;
}

const LOCATED = ['path', 'query', 'header', 'cookie'] as const;

/** Returns the parts of an operation that are validated. */
function operationParts(operation: Operation, document: JsonObject): readonly Part[] {
  return [
    ...LOCATED.flatMap((location) => parametersPart(location, operation, document)),
    ...(operation.body === undefined ? [] : [bodyOf(operation, operation.body, document)]),
    ...responsePart(operation, document),
  ];
}

/** The parameters of one place as an object, by the names that a request has them under. */
function parametersPart(
  location: ParameterLocation & PartName,
  operation: Operation,
  document: JsonObject,
): readonly Part[] {
  const parameters = operation.parameters.filter((parameter) => parameter.location === location);
  if (parameters.length === 0) return [];
  const properties = parameters.map(
    (parameter) => [parameter.identifier, at(document, schemaPointer(parameter)) ?? true] as const,
  );
  const required = parameters.filter((parameter) => parameter.required).map(({ identifier }) => identifier);
  return [
    {
      name: location,
      pointer: below(operation.pointer, `~${location}`),
      schema: { type: 'object', properties: Object.fromEntries(properties), required },
      type: { kind: 'object', properties: parameters.map(parameterProperty) },
    },
  ];
}

export function schemaPointer({ pointer, mediaType }: Parameter): Pointer {
  return mediaType === undefined ? below(pointer, 'schema') : below(pointer, 'content', mediaType, 'schema');
}

function parameterProperty({ identifier, pointer, schema, required, documentation }: Parameter): Property {
  return { name: identifier, pointer, schema, required, readOnly: false, writeOnly: false, documentation };
}

/** The body: any of its contents, if the caller chooses one. Contents of one schema are one part. */
function bodyOf({ pointer }: Operation, { preferred, alternatives }: Body, document: JsonObject): Part {
  const first = bodyPart(preferred, document);
  return (
    anyOf(below(pointer, '~body'), [first, ...alternatives.map((content) => bodyPart(content, document))]) ?? first
  );
}

/** Joins parts that are alternatives of each other, those of one schema as one; `undefined` without any. */
function anyOf(pointer: Pointer, parts: readonly Part[]): Part | undefined {
  const bySchema = new Map(
    parts.map((part) => [part.schema === undefined ? part.pointer : JSON.stringify(part.schema), part]),
  );
  const [first, ...others] = bySchema.values();
  if (first === undefined || others.length === 0) return first;
  const variants = [first, ...others];
  const schema = { anyOf: variants.map((part) => part.schema ?? { $ref: `#${encodeURI(part.pointer)}` }) };
  return { name: first.name, pointer, schema, type: { kind: 'union', variants: variants.map(({ type }) => type) } };
}

/** Form data as a whole is not validated, because its schema describes none of its members. */
function bodyPart(content: Content, document: JsonObject): Part {
  if (content.bytes !== 'form') return contentPart('body', content, document);
  return { name: 'body', pointer: content.pointer, schema: true, type: { kind: 'unknown' } };
}

function contentPart(name: PartName, content: Content, document: JsonObject): Part {
  const { pointer, coding, schema, text } = content;
  if (coding === 'binary' || (coding === 'multipart' && name === 'response'))
    return { name, pointer, schema: { type: 'string', format: 'binary' }, type: { kind: 'binary' } };
  const isPassedOn = text === undefined ? name === 'response' || schema.kind === 'string' : coding === 'form';
  if (coding === 'json-lines') {
    const place = below(pointer, 'schema');
    const item = itemOf({ value: at(document, place) ?? true, pointer: place }, coding, document);
    const items = { $ref: `#${encodeURI(item.pointer)}` };
    return {
      name,
      pointer: below(pointer, '~items'),
      schema: { type: 'array', items },
      type: { kind: 'array', items: schema },
    };
  }
  if (coding === 'events' || (['text', 'form'].includes(coding) && isPassedOn))
    return { name, pointer, schema: { type: 'string' }, type: { kind: 'string' } };
  const place = below(pointer, 'schema');
  const written = at(document, place) ?? (coding === 'text' ? { type: 'string' } : true);
  const target = plainTarget(written);
  return target === undefined
    ? { name, pointer: place, schema: written, type: schema }
    : { name, pointer: target, type: schema };
}

/** Returns the pointer of the schema that another is a mere reference to. */
function plainTarget(schema: Json): Pointer | undefined {
  const reference = textAt(schema, '$ref');
  const isPlain = isObject(schema) && Object.keys(schema).length === 1;
  return reference !== undefined && isPlain ? decodePointer(reference) : undefined;
}

/** The functions that validate the bodies of requests in one module. */
interface BodyPlan extends Pick<Plan, 'units' | 'names'> {
  /** Pointers of the units by those of the schemas of the contents. */
  readonly bodies: ReadonlyMap<Pointer, Pointer>;
}

/** Codings whose values a server parses before it validates them. */
const PARSED: ReadonlySet<Content['coding']> = new Set(['json', 'form', 'multipart', 'text']);

/** Plans the functions that validate the bodies of requests, of all media types, as a server receives them. */
export function planBodies(api: Api, document: JsonObject, module: string): BodyPlan {
  const names = new NameScope(RUNTIME_NAMES);
  const operations = api.groups.flatMap((group) => group.operations);
  const contents = operations.flatMap(({ body }) => body?.contents ?? []).filter(({ coding }) => PARSED.has(coding));
  const places = contents
    .map(({ pointer }) => below(pointer, 'schema'))
    .filter((place) => isObject(at(document, place)));
  const bodies = new Map(places.map((place) => [place, plainTarget(at(document, place) ?? true) ?? place]));
  const resolve = (schema: Json | undefined): JsonObject => {
    const { value } = follow(document, { value: schema ?? true, pointer: '' });
    return isObject(value) ? value : {};
  };
  const roots = new Map([...bodies.values()].map((pointer) => [pointer, undefined]));
  const units = collectUnits(document, roots, (schema) => withoutUnsent(schema, 'readOnly', resolve));
  const ownNames = new Map([
    ...operations.flatMap(
      ({ body, name }) =>
        body?.contents.map(({ pointer }) => [below(pointer, 'schema'), typeName(`${name} body`)] as const) ?? [],
    ),
    ...api.schemas.map((schema) => [schema.pointer, schema.name] as const),
  ]);
  const planned = [...units.values()].map((unit): PlannedUnit => {
    const name = ownNames.get(unit.pointer) ?? typeName(unit.pointer);
    return { ...unit, functionName: names.claim(`is${name}`), schemaName: '', module };
  });
  return { bodies, units: new Map(planned.map((unit) => [unit.pointer, unit])), names };
}

/** The data that a success gives: in each format that the client reads, since the server chooses one of them. */
function responsePart({ pointer, responses }: Operation, document: JsonObject): readonly Part[] {
  const { unreadable } = readableContents(responses);
  const partsOf = (contents: readonly Content[]): readonly Part[] =>
    contents
      // The items of a stream are not validated.
      .filter((content) => !isStream(content.coding) && !unreadable.includes(content))
      .map((content) => contentPart('response', content, document));
  const all = anyOf(below(pointer, '~response'), partsOf(successes(responses).flatMap(({ contents }) => contents)));
  const byStatus = successes(responses).flatMap(({ status, contents }) => {
    const place = below(pointer, '~response', status);
    const part = anyOf(place, partsOf(contents));
    if (part === undefined) return [];
    // A text beside JSON would make every JSON string valid.
    const json = part.pointer === place ? contents.filter(({ coding }) => coding === 'json') : [];
    const byFormat = [...groupBy(json, ({ mediaType }) => bareType(mediaType))].flatMap(([format, same]) => {
      const one = anyOf(below(place, format), partsOf(same));
      return one === undefined ? [] : [{ ...one, status: `${status} ${format}` }];
    });
    return [{ part: { ...part, status }, byFormat }];
  });
  const areDifferent = new Set(byStatus.map(({ part }) => part.pointer)).size > 1;
  const parts = byStatus.flatMap(({ part, byFormat }) => [...(areDifferent ? [part] : []), ...byFormat]);
  return all === undefined ? [] : [all, ...parts];
}
