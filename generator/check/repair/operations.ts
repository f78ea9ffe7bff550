import {
  HTTP_METHODS,
  isObject,
  type Json,
  type JsonObject,
  member,
  parentOf,
  below,
  type Pointer,
  pointerOf,
  referencedPointer,
  tokens,
  ownAt,
} from '../../model/json.ts';
import { visitDocument } from '../../load/visitor.ts';
import { kindAt, type ObjectKind } from '../../load/object-types.ts';
import { isToken, isMediaType } from '../operations.ts';
import { plainTemplate } from '../paths.ts';
import type { Editor } from './editor.ts';
import type { Repair } from './fault.ts';

// Repairs of operations: their paths, parameters and security requirements.

/** Adds the missing path parameter of an operation: one with nearly the same name, or a string. */
export const addPathParameter: Repair = ({ pointer, details: [name = ''] }, editor) => {
  const [, path = ''] = tokens(pointer);
  const parameters = member(editor.at(pointer), 'parameters');
  const list: readonly Json[] = Array.isArray(parameters) ? parameters : [];
  const declared = list.map((item) => resolved(item, editor)).find((parameter) => isMisspelling(parameter, name, path));
  const added: Json = {
    ...(isObject(declared) ? declared : { schema: { type: 'string' } }),
    name,
    in: 'path',
    required: true,
  };
  return editor.set(below(pointer, 'parameters'), [...list, added]);
};

/** Tests whether a path parameter that the path has no place for differs from a name in spelling only. */
function isMisspelling(parameter: Json | undefined, name: string, path: string): boolean {
  const own = String(member(parameter, 'name'));
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return member(parameter, 'in') === 'path' && !path.includes(`{${own}}`) && plain(own) === plain(name);
}

function resolved(item: Json, editor: Editor): Json | undefined {
  const target = referencedPointer(item);
  return target === undefined ? item : editor.at(target);
}

/** Adds query parameters to the operations of a path that do not have them. */
function addQueryParameters(path: string, names: readonly string[], editor: Editor): void {
  const listAt = (pointer: Pointer): readonly Json[] => {
    const list = editor.at(below(pointer, 'parameters'));
    return Array.isArray(list) ? list : [];
  };
  const item = below('/paths', path);
  for (const method of HTTP_METHODS) {
    const pointer = below(item, method);
    if (!isObject(editor.at(pointer))) continue;
    const own = listAt(pointer);
    const declared = [...listAt(item), ...own].map((one) => member(resolved(one, editor), 'name'));
    const added = names
      .filter((name) => !declared.includes(name))
      .map((name): JsonObject => ({ name, in: 'query', schema: { type: 'string' } }));
    if (added.length > 0) editor.set(below(pointer, 'parameters'), [...own, ...added]);
  }
}

/**
 * Reads a path with expressions of URI templates: `/files/{+path}{?page}` is `/files/{path}`, whose values may contain
 * slashes, with a query.
 */
export const readUriTemplate: Repair = ({ pointer }, editor) => {
  const [, path = ''] = tokens(pointer);
  const plain = plainTemplate(path);
  if (!editor.move(pointer, plain.path)) return false;
  addQueryParameters(path, plain.query, editor);
  for (const name of plain.reserved) allowReserved(path, name, editor);
  return true;
};

/** Marks a path parameter as one whose values keep reserved characters. Adds it if it is missing. */
function allowReserved(path: string, name: string, editor: Editor): void {
  const item = below('/paths', path);
  let isFound = false;
  for (const holder of [item, ...HTTP_METHODS.map((method) => below(item, method))]) {
    const list = member(editor.at(holder), 'parameters');
    if (!Array.isArray(list)) continue;
    const marked = list.map((entry: Json): Json => {
      const parameter = resolved(entry, editor);
      if (!isObject(parameter) || parameter['in'] !== 'path' || parameter['name'] !== name) return entry;
      isFound = true;
      return { ...parameter, 'x-allow-reserved': true };
    });
    editor.set(below(holder, 'parameters'), marked);
  }
  if (isFound) return;
  const shared = member(editor.at(item), 'parameters');
  const added = { name, in: 'path', required: true, 'x-allow-reserved': true, schema: { type: 'string' } };
  editor.set(below(item, 'parameters'), [...(Array.isArray(shared) ? shared : []), added]);
}

/** Marks a path parameter as required. */
export const requireParameter: Repair = ({ pointer }, editor) => editor.set(below(pointer, 'required'), true);

/** Removes a path parameter that has no place in the path from the list. Another path may use the component. */
export const ignoreUnusedParameter: Repair = ({ pointer }, editor) => editor.remove(pointer);

/** Removes a parameter, header or security scheme whose name cannot be sent, unless only spaces surround the name. */
export const ignoreInvalidName: Repair = ({ pointer, details: [name = ''] }, editor) => {
  const holder = parentOf(pointer);
  if (!pointer.endsWith('/name')) return editor.remove(pointer);
  if (isToken(name.trim()) && name.trim() !== name) return editor.set(pointer, name.trim());
  if (member(editor.at(holder), 'in') === 'path') return false;
  if (member(editor.at(holder), 'required') === true && !holder.startsWith('/components/securitySchemes/'))
    return false;
  if (/\/parameters\/\d+$/.test(holder)) return editor.remove(holder);
  if (holder.startsWith('/components/parameters/')) removeListed(holder, editor);
  return editor.remove(holder);
};

/** Removes the references to a parameter from all lists. */
function removeListed(target: Pointer, editor: Editor): void {
  visitDocument(editor.document, ({ kind, value, pointer }) => {
    if (kind === 'parameter' && referencedPointer(value) === target) editor.remove(pointer);
    return true;
  });
}

/** Removes the alternative of a security requirement that names an undeclared scheme. */
export const ignoreRequirement: Repair = ({ pointer }, editor) => {
  const requirement = parentOf(pointer);
  return editor.remove(requirement);
};

// Repairs of content and of references.

/** Words that name a media type. */
const MEDIA_TYPE_WORDS: readonly (readonly [RegExp, string])[] = [
  [/json/i, 'application/json'],
  [/multipart|form-?data/i, 'multipart/form-data'],
  [/urlencoded/i, 'application/x-www-form-urlencoded'],
  [/xml/i, 'application/xml'],
  [/html/i, 'text/html'],
  [/csv/i, 'text/csv'],
  [/text|string|plain/i, 'text/plain'],
  [/pdf/i, 'application/pdf'],
  [/zip|xlsx?|file|binary|octet|stream|image|png|jpe?g|audio|video/i, 'application/octet-stream'],
  [/^\*$/, '*/*'],
];

/** Reads a key of `content` as the media type in it or the one that it names, and as JSON if it names none. */
export const repairMediaType: Repair = ({ pointer }, editor) => {
  const key = tokens(pointer).at(-1) ?? '';
  const content = editor.at(parentOf(pointer));
  const others = isObject(content) ? Object.keys(content).filter((other) => isMediaType(other)) : [];
  const contained = /[\w.+-]+\/[\w.+*-]+/.exec(key)?.[0];
  const named = MEDIA_TYPE_WORDS.find(([pattern]) => pattern.test(key))?.[1];
  const mediaType = contained !== undefined && isMediaType(contained) ? contained : named;
  if (mediaType !== undefined && !others.includes(mediaType)) return editor.rename(pointer, mediaType);
  if (others.length > 0) return editor.remove(pointer);
  return editor.rename(pointer, 'application/json');
};

/** Kinds of objects that a document can do without. A component of another kind may be needed. */
const PERIPHERAL: readonly (ObjectKind | 'collection' | undefined)[] = [
  'example',
  'link',
  'header',
  'callback',
  'security-scheme',
  // If the path needs it, it becomes a string.
  'parameter',
];

/**
 * Removes a peripheral object whose reference leads nowhere, and reads a part of a schema as any value. What a whole
 * body or component refers to is needed.
 */
export const repairReference: Repair = ({ pointer }, editor) => {
  const holder = parentOf(pointer);
  if (/\/discriminator\/(mapping\/[^/]+|defaultMapping)$/.test(pointer)) return editor.remove(pointer);
  const kind = kindAt(holder);
  if (kind === 'text') return editor.set(holder, '');
  if (kind === 'schema' && isSchemaPart(holder)) return editor.remove(pointer);
  return PERIPHERAL.includes(kind) && editor.remove(holder);
};

/** Tests whether a schema is a part of another one. */
function isSchemaPart(pointer: Pointer): boolean {
  const parent = kindAt(parentOf(pointer));
  return parent === 'schema' || (parent === 'collection' && kindAt(parentOf(parentOf(pointer))) === 'schema');
}

/** Replaces a reference to an object of another kind by what it contains of the wanted kind. */
export const repairReferenceKind: Repair = ({ pointer, details: [reference = ''] }, editor) => {
  const holder = parentOf(pointer);
  const [wanted, target] = [kindAt(holder), pointerOf(reference)];
  const value = target === undefined ? undefined : editor.at(target);
  const read = value === undefined || target === undefined ? undefined : readAs(wanted, value, target, editor);
  return read !== undefined && editor.set(holder, read);
};

function readAs(wanted: ReturnType<typeof kindAt>, value: Json, target: Pointer, editor: Editor): Json | undefined {
  const found = kindAt(target);
  if (wanted === 'schema') return schemaWithin(value);
  if (wanted === 'parameter' && isText(value, 'name') && isText(value, 'in')) return structuredClone(value);
  if (wanted === 'response' && found !== 'parameter' && isResponseAlike(value))
    return { description: '', ...responseMembers(value) };
  const schema: Json | undefined = found === 'schema' ? { $ref: `#${target}` } : undefined;
  if (schema === undefined) return undefined;
  const content = { 'application/json': { schema } };
  const forms: Readonly<Record<string, Json>> = {
    response: { description: '', content },
    'request-body': { content },
    header: { schema },
    'media-type': { schema },
    example: { value: editor.at(target) ?? null },
  };
  return wanted === undefined ? undefined : ownAt(forms, wanted);
}

/** Tests whether a value in another place is a response: it has content, or a description and nothing of a schema. */
function isResponseAlike(value: Json): boolean {
  const isSchema = ['type', 'properties', 'allOf', 'oneOf', 'anyOf'].some((key) => member(value, key) !== undefined);
  return !isSchema && (isObject(member(value, 'content')) || isText(value, 'description'));
}

function responseMembers(value: Json): JsonObject {
  const names = ['description', 'headers', 'content', 'links'];
  return isObject(value)
    ? structuredClone(Object.fromEntries(Object.entries(value).filter(([key]) => names.includes(key))))
    : {};
}

/** Returns the schema of a parameter, a header, a body or a response. */
function schemaWithin(value: Json): Json | undefined {
  const own = member(value, 'schema');
  if (own !== undefined) return structuredClone(own);
  const content = member(value, 'content');
  const media = isObject(content) ? (content['application/json'] ?? Object.values(content)[0]) : undefined;
  const schema = member(media, 'schema');
  return schema === undefined ? undefined : structuredClone(schema);
}

function isText(value: Json, key: string): boolean {
  return typeof member(value, key) === 'string';
}
