import { HTTP_METHODS, kindAt, type ObjectKind } from '../../load/object-kinds.ts';
import { isObject, type Json, member, below, type Pointer, tokens } from '../../model/json.ts';
import type { Fault } from '../accept.ts';
import { type Editor, parentOf } from './editor.ts';
import type { Repair } from './repairs.ts';

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
  const known = typeof kind === 'string' && kind !== 'collection' ? DEFAULTS[kind]?.[name] : undefined;
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

/** Removes an unknown member; a path without a slash, a method in capitals and a misspelt status are read as meant. */
export const ignoreMember: Repair = ({ pointer, details: [name = ''] }, editor) => {
  const holder = parentOf(pointer);
  const kind = kindAt(holder);
  const meant = kind === 'collection' || kind === undefined ? undefined : meantMember(kind, name);
  if (meant !== undefined && editor.at(below(holder, meant)) === undefined) return editor.rename(pointer, meant);
  return editor.remove(pointer);
};

function meantMember(kind: ObjectKind, name: string): string | undefined {
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

/** Renames a component to a valid key, and corrects all references to it. */
export const renameComponent: Repair = ({ pointer, details: [key = ''] }, editor) => {
  const at = pointer.endsWith(below('', key)) ? pointer : below(pointer, key);
  const base = key.replaceAll(/[^A-Za-z0-9._-]+/g, '_').replace(/^_+(?=.)|_+$/g, '') || 'Unnamed';
  return Array.from({ length: 100 }, (_, index) => (index === 0 ? base : `${base}_${index + 1}`)).some((name) =>
    editor.move(at, name),
  );
};
