import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildContract } from '../../../generator/build/contract.ts';
import { acceptDocument } from '../../../generator/check/accept.ts';
import { type Diagnostic, Diagnostics, SpecError } from '../../../generator/diagnostics/diagnostics.ts';
import { selectEmitters } from '../../../generator/emit/emitters.ts';
import { loadSpecification } from '../../../generator/load/load.ts';
import { memberType, OBJECT_TYPES, type ObjectKind } from '../../../generator/load/object-types.ts';
import { codingOf } from '../../../generator/model/media-types.ts';
import {
  at,
  below,
  HTTP_METHODS,
  isObject,
  type Json,
  type JsonObject,
  member,
  objectAt,
  pointerOf,
  tokens,
} from '../../../generator/model/json.ts';

/** A member of an object in a document. */
interface Place {
  readonly kind: ObjectKind;
  readonly key: string;
  readonly holder: JsonObject;
  readonly pointer: string;
  /** The kinds and members that lead to it: one member of each place is removed. */
  readonly path: string;
}

const PRODUCTS = ['sdk', 'validators'];

/**
 * Removes one member per kind of object and place, and returns those which leave the client and its validators as they
 * are although the table gives them a meaning, and which no diagnostic of the whole document names.
 *
 * @param keep - selects some of the members of a large document
 */
export async function findSilentLosses(
  document: JsonObject,
  folder: string,
  keep: (places: readonly Place[]) => readonly Place[] = (places) => places,
): Promise<readonly string[]> {
  const whole = await generateFrom(document, folder);
  const called = findCalled(document);
  const places = new Map<string, Place>();
  const root = Object.hasOwn(document, 'swagger') ? 'swagger' : 'document';
  for (const place of membersOf({ kind: root, value: document, pointer: '', path: '' }))
    if (
      hasMeaning(place) &&
      isNeeded(place, called) &&
      !repeatsTags(place, document) &&
      !places.has(`${place.path} ${place.key}`)
    )
      places.set(`${place.path} ${place.key}`, place);
  const lost: string[] = [];
  for (const place of keep([...places.values()])) {
    if (isNamed(place, whole.diagnostics)) continue;
    const without = await generateFrom(document, folder, place);
    if (without.text === whole.text && !reportsMore(without.diagnostics, whole.diagnostics)) lost.push(place.pointer);
  }
  return lost;
}

/** Tests for a mapping whose schemas state the same values of the discriminating property themselves. */
function repeatsTags({ kind, key, holder }: Place, document: JsonObject): boolean {
  if (kind !== 'discriminator' || key !== 'mapping') return false;
  return Object.entries(objectAt(holder, 'mapping')).every(([tag, reference]) => {
    const property = pointerOf(String(reference))?.concat('/properties/', String(holder['propertyName']));
    const { enum: values, const: value } = objectAt({ schema: at(document, property ?? '') ?? {} }, 'schema');
    return value === tag || JSON.stringify(values) === JSON.stringify([tag]);
  });
}

/** Collects the objects that operations of paths need: their own, and what these refer to. */
function findCalled(document: JsonObject): ReadonlySet<Json> {
  const items = Object.values(objectAt(document, 'paths'));
  const called = new Set<Json>(items.filter((item) => HTTP_METHODS.some((method) => isObject(member(item, method)))));
  // The loop also visits what is added to the set meanwhile.
  for (const value of called) {
    if (!isObject(value)) continue;
    const named = [value['$ref'], ...Object.values(objectAt(value, 'mapping'))].filter(
      (text) => typeof text === 'string',
    );
    for (const text of named) called.add(at(document, pointerOf(text) ?? `/components/schemas/${text}`) ?? null);
    for (const [key, inner] of Object.entries(value))
      if (key !== 'callbacks')
        for (const item of [inner, ...(Array.isArray(inner) ? (inner as Json[]) : [])]) called.add(item);
  }
  return called;
}

/** Tests whether a member belongs to a call. Schemas that no call needs have types only, other components nothing. */
function isNeeded({ kind, key, holder, pointer }: Place, called: ReadonlySet<Json>): boolean {
  if (!/^\/(?:components\/(?!securitySchemes)|paths|definitions|parameters|responses)/.test(pointer)) return true;
  if (called.has(holder) || tokens(pointer).length <= 2) return true;
  const isTyped = OBJECT_TYPES[kind].members.get(key)?.uses.has('types') === true;
  return isTyped && /^\/(?:components\/schemas|definitions)\//.test(pointer);
}

interface Output {
  readonly text: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** Plans the files of the client and the validators, without one member. */
async function generateFrom(document: JsonObject, folder: string, removed?: Place): Promise<Output> {
  const file = join(folder, 'document.json');
  const text = JSON.stringify(document, function (this: Json, key, value: Json) {
    return this === removed?.holder && key === removed.key ? undefined : value;
  });
  writeFileSync(file, text);
  const diagnostics = new Diagnostics();
  try {
    const specification = await loadSpecification(file, diagnostics);
    acceptDocument(specification, diagnostics, { products: PRODUCTS });
    diagnostics.throwIfErrors();
    const contract = buildContract(specification, diagnostics.locatedBy(specification.locate));
    const files: string[] = [];
    for (const { emit } of selectEmitters({ only: PRODUCTS, layout: 'source' }))
      for (const planned of await emit(contract, { layout: 'source', only: PRODUCTS }))
        if (planned.kind !== 'copy') files.push(JSON.stringify(planned));
    return { text: files.join('\n'), diagnostics: diagnostics.list };
  } catch (error) {
    if (!(error instanceof SpecError)) throw error;
    return { text: error.message, diagnostics: diagnostics.list };
  }
}

interface Visited {
  readonly kind: ObjectKind;
  readonly value: Json;
  readonly pointer: string;
  readonly path: string;
}

/** Lists all members of the objects in a document. Schemas in schemas are one place for each keyword. */
function* membersOf({ kind, value: holder, pointer, path }: Visited): Generator<Place> {
  if (!isObject(holder)) return;
  for (const [key, value] of Object.entries(holder)) {
    const place = below(pointer, key);
    yield { kind, key, holder, pointer: place, path };
    const type = memberType(kind, key);
    if (isIgnored(kind, key)) continue;
    if (type === undefined || typeof value !== 'object' || value === null) continue;
    const step = OBJECT_TYPES[kind].members.has(key) ? key : '*';
    const route =
      kind === 'schema' && type.kind === 'schema' ? path.replace(/(?:\/>\w+)?$/, `/>${key}`) : `${path}/${step}`;
    const inner = { kind: type.kind, path: route };
    if (type.holds === 'one') yield* membersOf({ ...inner, value, pointer: place });
    else
      for (const [name, item] of Object.entries<Json>(value)) {
        const detail = type.kind === 'media-type' ? `[${name}]` : `[${String(member(item, 'in') ?? '')}]`;
        yield* membersOf({ ...inner, path: route + detail, value: item, pointer: below(place, name) });
      }
  }
}

/** Tests whether the table gives a member a meaning for the client, its types or validators, which is no default. */
function hasMeaning({ kind, key, holder, path }: Place): boolean {
  // The schema of a text says no more than that it is one; what its keywords say is tested. Bytes have none.
  if (/\[text\/[^\]]*\](?:\/schema)?$/.test(path) && ['schema', 'type'].includes(key)) return false;
  const [, mediaType = ''] = /\[([^\]/]+\/[^\]]+)\]/.exec(path) ?? [];
  if (isScalar(kind === 'schema' ? holder : holder['schema']) && codingOf(mediaType, 'text') === 'binary') return false;
  const account = OBJECT_TYPES[kind].members.get(key);
  if (account === undefined || isIgnored(kind, key) || isDefault(kind, key, holder)) return false;
  const uses = ['client', 'types', 'validators', 'converted'] as const;
  return account.unused?.kind === 'lost' || uses.some((use) => account.uses.has(use));
}

function isScalar(schema: Json | undefined): boolean {
  return ['string', 'integer', 'number', 'boolean'].includes(String(member(schema, 'type')));
}

function pointsToRoot(kind: ObjectKind): boolean {
  return kind === 'document' || kind === 'swagger';
}

function isIgnored(kind: ObjectKind, key: string): boolean {
  return OBJECT_TYPES[kind].members.get(key)?.unused?.kind === 'ignored';
}

/** Keywords that imply a type. */
const IMPLYING = [
  ...['properties', 'additionalProperties', 'patternProperties', 'items', 'prefixItems'],
  ...['enum', 'const', 'allOf', 'anyOf', 'oneOf', '$ref'],
];

/**
 * Tests for values that mean what an absent member means, and for members without a meaning by the specification. What
 * the root says of security and tags is repeated by operations.
 */
function isDefault(kind: ObjectKind, key: string, holder: JsonObject): boolean {
  const value = holder[key];
  if (pointsToRoot(kind)) return ['security', 'tags', 'swagger', 'paths'].includes(key);
  if (key === 'security') return isOneScheme(value);
  // Any response that is no success is an error, and without content it has no type.
  if (kind === 'responses' && key === 'default') return isObject(value) && !('content' in value) && !('$ref' in value);
  if (kind === 'schema' && key === 'type') return IMPLYING.some((keyword) => keyword in holder);
  // A format of numbers is an annotation, and a scalar has nothing to explode.
  if (kind === 'schema' && key === 'format')
    return [holder['type']].flat().includes('integer') || holder['type'] === 'number';
  if (key === 'explode' && isScalar(holder['schema'])) return true;
  // Swagger 2.0 documents of JSON, whose clients send JSON without being told.
  if (key === 'consumes' || key === 'produces') return JSON.stringify(value) === '["application/json"]';
  if (kind === 'parameter' && key === 'allowReserved') return holder['in'] !== 'query';
  if (kind === 'parameter' && holder['in'] === 'body' && key === 'name') return true;
  const location = holder['in'] ?? (kind === 'header' ? 'header' : 'query');
  const usual = location === 'path' || location === 'header' ? 'simple' : 'form';
  if (key === 'style') return value === usual;
  if (key === 'explode') return value === ((holder['style'] ?? usual) === 'form');
  return !FORBIDDING.has(key) && (value === false || isEmpty(value));
}

/** Tests for one scheme: the client sends its credential with every call that does not forbid it. */
function isOneScheme(security: Json | undefined): boolean {
  const [requirement, ...others] = Array.isArray(security) ? (security as Json[]) : [];
  return others.length === 0 && isObject(requirement) && Object.keys(requirement).length === 1;
}

function isEmpty(value: Json | undefined): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

/** Keywords that say something also as `false`, or as an empty schema. */
const FORBIDDING = new Set([
  ...['additionalProperties', 'items', 'unevaluatedProperties', 'unevaluatedItems'],
  ...['const', 'not', 'contains', 'propertyNames'],
]);

/** Diagnostics that name what they stand at and everything in it. */
const NAMING = new Set([
  'not-generated',
  'encoding-ignored',
  'server-not-followed',
  'content-passed-on',
  'path-parameter-unused',
]);
/** Diagnostics that name the object whose name they stand at. */
const NAMING_HOLDER = new Set(['header-reserved']);
/** Diagnostics that are reported once for all places of a document. */
const ONCE: Readonly<Record<string, string>> = { format: 'format-unknown', xml: 'xml-ignored' };

function isNamed({ key, pointer }: Place, diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ code, address }) => {
    const own = typeof address === 'string' ? address : (address.pointer ?? '');
    const place = NAMING_HOLDER.has(code) ? own.replace(/\/name$/, '') : own;
    const isAround = (NAMING.has(code) || NAMING_HOLDER.has(code)) && pointer.startsWith(`${place}/`);
    return place === pointer || place.startsWith(`${pointer}/`) || isAround || ONCE[key] === code;
  });
}

/** Tests whether a member's absence is reported: its meaning was read. */
function reportsMore(without: readonly Diagnostic[], whole: readonly Diagnostic[]): boolean {
  const known = new Set(whole.map(({ code, cause }) => `${code} ${cause}`));
  return without.some(({ code, cause }) => !known.has(`${code} ${cause}`));
}
