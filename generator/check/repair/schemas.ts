import {
  decodePointer,
  HTTP_METHODS,
  isObject,
  type Json,
  member,
  parentOf,
  ownAt,
  below,
  tokens,
  type Pointer,
} from '../../model/json.ts';
import { acceptsValue } from '../schema-keywords.ts';
import type { Editor } from './editor.ts';
import type { Fault, Repair } from './fault.ts';
import { kindAt, type ObjectKind } from '../../load/object-types.ts';

// Repairs of schemas.

/** Types of other languages and formats that stand in place of a type, and the schema that they mean. */
const TYPES: Readonly<Record<string, Readonly<Record<string, Json>>>> = {
  int: { type: 'integer' },
  int8: { type: 'integer', format: 'int8' },
  int16: { type: 'integer', format: 'int16' },
  int32: { type: 'integer', format: 'int32' },
  int64: { type: 'integer', format: 'int64' },
  long: { type: 'integer', format: 'int64' },
  short: { type: 'integer' },
  timestamp: { type: 'integer' },
  float: { type: 'number', format: 'float' },
  double: { type: 'number', format: 'double' },
  decimal: { type: 'number' },
  numeric: { type: 'number' },
  bool: { type: 'boolean' },
  str: { type: 'string' },
  text: { type: 'string' },
  char: { type: 'string' },
  enum: { type: 'string' },
  date: { type: 'string', format: 'date' },
  'date-time': { type: 'string', format: 'date-time' },
  datetime: { type: 'string', format: 'date-time' },
  time: { type: 'string', format: 'time' },
  uuid: { type: 'string', format: 'uuid' },
  uri: { type: 'string', format: 'uri' },
  url: { type: 'string', format: 'uri' },
  email: { type: 'string', format: 'email' },
  file: { type: 'string', format: 'binary' },
  binary: { type: 'string', format: 'binary' },
  byte: { type: 'string', contentEncoding: 'base64' },
  list: { type: 'array' },
  map: { type: 'object' },
  dict: { type: 'object' },
  hash: { type: 'object' },
};

const STANDARD = ['null', 'boolean', 'object', 'array', 'number', 'string', 'integer'];

/** Reads an unknown type: a standard type in another case, the type of a format, a schema in its place, or unknown. */
export const readUnknownType: Repair = ({ pointer }, editor) => {
  const schema = parentOf(pointer);
  const type = editor.at(pointer);
  if (Array.isArray(type))
    return editor.set(pointer, knownTypes(type)) && (knownTypes(type).length > 0 || editor.remove(pointer));
  if (isObject(type)) return inlineType(schema, type, editor);
  const name = String(type).trim().toLowerCase();
  const replacement = STANDARD.includes(name) ? { type: name } : ownAt(TYPES, name);
  if (replacement === undefined) return editor.remove(pointer);
  for (const [key, value] of Object.entries(replacement))
    if (key === 'type' || member(editor.at(schema), key) === undefined) editor.set(below(schema, key), value);
  return true;
};

function knownTypes(types: readonly Json[]): readonly Json[] {
  const names = types.map((type) => {
    const name = String(type).trim().toLowerCase();
    return STANDARD.includes(name) ? name : ownAt(TYPES, name)?.['type'];
  });
  return names.includes(undefined) ? [] : [...new Set(names.filter((name) => name !== undefined))];
}

/** A schema in place of a type means that schema. */
function inlineType(schema: string, type: Json, editor: Editor): boolean {
  editor.remove(below(schema, 'type'));
  const parts = member(editor.at(schema), 'allOf');
  return editor.set(below(schema, 'allOf'), [...(Array.isArray(parts) ? parts : []), type]);
}

/** Converts the value of a keyword, or removes the keyword. */
export const convertKeyword: Repair = ({ pointer, details: [keyword = ''] }, editor) => {
  const value = editor.at(pointer);
  if (value === undefined) return false;
  const converted = conversionsOf(value).find((candidate) => acceptsValue(keyword, candidate));
  return converted === undefined ? editor.remove(pointer) : editor.set(pointer, converted);
};

/** Lists the conversions of a value to another type, the most likely first. */
function conversionsOf(value: Json): readonly Json[] {
  if (value === 'true' || value === 'false') return [value === 'true', [value]];
  if (typeof value === 'string') {
    const number = value.trim() === '' ? Number.NaN : Number(value);
    return [...(Number.isFinite(number) ? [number] : []), [value]];
  }
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)];
  if (Array.isArray(value)) {
    const schemas: readonly Json[] = value.filter((item: Json) => isObject(item) || typeof item === 'string');
    return [schemas, ...(value.length === 1 ? schemas : [])];
  }
  if (!isObject(value)) return [];
  const entries = Object.entries(value).filter(([, inner]) => isObject(inner) || typeof inner === 'boolean');
  return [[value], Object.fromEntries(entries)];
}

/** Removes a dialect that is unknown: schemas are read as JSON Schema 2020-12. */
export const ignoreDialect: Repair = ({ pointer }, editor) => editor.remove(pointer);

/** Reads boolean exclusive bounds as OpenAPI 3.0 does: they modify the inclusive bound. */
export const readExclusiveBounds: Repair = ({ pointer, details: [keyword = ''] }, editor) => {
  const schema = parentOf(pointer);
  const inclusive = keyword.replace('exclusiveM', 'm');
  const [flag, bound] = [editor.at(pointer), editor.at(below(schema, inclusive))];
  editor.remove(pointer);
  if (flag !== true || bound === undefined) return true;
  editor.remove(below(schema, inclusive));
  return editor.set(pointer, bound);
};

/** Reads a list of `items` as `prefixItems`, and `additionalItems` as the items after them. */
export const readTupleItems: Repair = ({ pointer }, editor) => {
  const schema = parentOf(pointer);
  const items = editor.at(pointer) ?? [];
  const rest = member(editor.at(schema), 'additionalItems');
  if (rest === undefined) editor.remove(pointer);
  else editor.set(pointer, rest);
  editor.remove(below(schema, 'additionalItems'));
  return Array.isArray(items) && items.length === 0 ? true : editor.set(below(schema, 'prefixItems'), items);
};

/** Removes a pattern that cannot be compiled. Properties whose names it selects may have any type. */
export const ignorePattern: Repair = ({ pointer }, editor) => {
  const isKey = tokens(pointer).at(-2) === 'patternProperties';
  const schema = parentOf(parentOf(pointer));
  if (isKey && member(editor.at(schema), 'additionalProperties') === false)
    editor.set(below(schema, 'additionalProperties'), true);
  return editor.remove(pointer);
};

// Repairs of faults that the official schema finds: members that are missing, unknown or of the wrong type.

/** Values for missing members, by the kind of object. Other objects without a required member have no meaning. */
const DEFAULTS: Readonly<Partial<Record<ObjectKind, Readonly<Record<string, Json>>>>> = {
  document: { info: { title: 'API', version: '0.0.0' } },
  info: { title: 'API', version: '0.0.0' },
  response: { description: '' },
  server: { url: '/' },
  'request-body': { content: {} },
  parameter: { schema: {} },
  header: { schema: {} },
};

/** Adds a missing member, or removes an optional object that means nothing without it. */
export const addMember: Repair = ({ pointer, details: [name = ''] }, editor) => {
  const kind = kindAt(pointer);
  const known = typeof kind === 'string' && kind !== 'collection' ? ownAt(DEFAULTS[kind], name) : undefined;
  if (known !== undefined) return editor.set(below(pointer, name), known);
  if (kind === 'parameter' && name === 'in') return editor.set(below(pointer, 'in'), locationOf(pointer, editor));
  if (pointer === '/info/license') return editor.set(below(pointer, 'name'), 'License');
  if (name === 'scopes' && pointer.includes('/flows/')) return editor.set(below(pointer, name), {});
  if (/\/variables\/[^/]+$/.test(pointer) && name === 'default') {
    const values = member(editor.at(pointer), 'enum');
    return editor.set(below(pointer, name), (Array.isArray(values) ? values[0] : undefined) ?? '');
  }
  return isOptional(pointer) && editor.remove(pointer);
};

/** A parameter without a location belongs into the path if that has a place for it, and else into the query. */
function locationOf(pointer: Pointer, editor: Editor): string {
  const path = tokens(pointer)[1] ?? '';
  return path.includes(`{${String(member(editor.at(pointer), 'name'))}}`) ? 'path' : 'query';
}

/** Tests whether a document keeps its meaning without the object at a pointer. */
function isOptional(pointer: Pointer): boolean {
  return /\/(?:externalDocs|discriminator|xml|contact|license|links\/[^/]+|flows\/[^/]+|securitySchemes\/[^/]+|examples\/[^/]+|tags\/\d+|encoding\/[^/]+)$/.test(
    pointer,
  );
}

/** Removes the part of a schema that is the schema itself, which says nothing about it. */
export const ignoreOwnPart: Repair = ({ pointer }, editor) => {
  const [, schema = '', part = ''] = /^(.*)(\/allOf\/\d+)\/\$ref$/.exec(pointer) ?? [];
  const reference = editor.at(pointer);
  if (part === '' || typeof reference !== 'string' || decodePointer(reference) !== schema) return false;
  const parts = editor.at(below(schema, 'allOf'));
  return editor.remove(Array.isArray(parts) && parts.length === 1 ? below(schema, 'allOf') : `${schema}${part}`);
};

/** Removes an unknown member; a path without a slash, an upper-case method and a misspelled status are corrected. */
export const ignoreMember: Repair = ({ pointer, details: [name = ''] }, editor) => {
  const holder = parentOf(pointer);
  const kind = kindAt(holder);
  const correct = kind === 'collection' || kind === undefined ? undefined : correctMember(kind, name);
  if (correct !== undefined && editor.at(below(holder, correct)) === undefined) return editor.rename(pointer, correct);
  return editor.remove(pointer);
};

function correctMember(kind: ObjectKind, name: string): string | undefined {
  if (kind === 'paths') return `/${name.trim()}`;
  if (kind === 'path-item') return HTTP_METHODS.find((method) => method === name.trim().toLowerCase());
  if (kind !== 'responses') return undefined;
  const status = name.trim().toUpperCase();
  if (/^[1-5](?:\d\d|XX)$/.test(status)) return status;
  return status === 'DEFAULT' ? 'default' : /^[1-5]\d\d(?=\D)/.exec(status)?.[0];
}

/** Pairs of members that exclude each other: the second one is ignored. */
const EXCLUSIVE = [
  ['examples', 'example'],
  ['schema', 'content'],
  ['value', 'externalValue'],
  ['operationId', 'operationRef'],
  ['identifier', 'url'],
  ['url', 'identifier'],
] as const;

/** Removes one of two members that exclude each other. */
export const excludeMember: Repair = ({ pointer }, editor) => {
  const value = editor.at(pointer);
  const pair = EXCLUSIVE.find((names) => names.every((name) => member(value, name) !== undefined));
  return pair !== undefined && editor.remove(below(pointer, pair[1]));
};

/** Converts a value to the type that is expected: tried in turn, since a fault does not say which. */
export const convertValue: Repair = (fault, editor) => {
  const { pointer } = fault;
  const value = editor.at(pointer);
  const attempt = editor.attempt(`value-invalid ${pointer}`);
  if (value === undefined) return false;
  const converted = attempt === 1 ? convertScalar(fault, value, editor) : undefined;
  if (converted !== undefined) return editor.set(pointer, converted);
  if (attempt > 2) return false;
  return editor.remove(pointer);
};

function convertScalar({ pointer, details }: Fault, value: Json, editor: Editor): Json | undefined {
  const [expected = ''] = details;
  if (typeof value === 'number') return editor.sourceText(pointer) ?? String(value);
  if (value === 'true' || value === 'false') return value === 'true';
  if (expected.includes('a string')) return typeof value === 'boolean' ? String(value) : '';
  if (!expected.includes('a list')) return undefined;
  return isObject(value) ? Object.values(value) : [value];
}

/** Corrects a value that differs from an allowed one only in case, such as `apikey`. */
export const correctCase: Repair = ({ code, pointer, details: [expected = ''] }, editor) => {
  const value = editor.at(pointer);
  const [, listed] = /^must be one of (\[.*\])$/.exec(expected) ?? [];
  if (code !== 'value-invalid' || listed === undefined || typeof value !== 'string') return false;
  const allowed: readonly unknown[] = JSON.parse(listed);
  const meant = allowed.map(String).find((text) => text.toLowerCase() === value.trim().toLowerCase());
  return meant !== undefined && editor.set(pointer, meant);
};

/** Renames a component to a valid key, and corrects all references to it. */
export const renameComponent: Repair = ({ pointer, details: [key = ''] }, editor) => {
  const at = pointer.endsWith(below('', key)) ? pointer : below(pointer, key);
  const base = key.replaceAll(/[^A-Za-z0-9._-]+/g, '_').replace(/^_+(?=.)|_+$/g, '') || 'Unnamed';
  return Array.from({ length: 100 }, (_, index) => (index === 0 ? base : `${base}_${index + 1}`)).some((name) =>
    editor.move(at, name),
  );
};
