import {
  CLASSIC_METHODS,
  HTTP_METHODS,
  type Json,
  type JsonObject,
  isObject,
  type Pointer,
  member,
  below,
} from '../model/json.ts';
import { addNullAlternative, CHOICES } from '../../templates/runtime/shared/schema/composition.ts';
import type { SourceLocation } from './source.ts';
import { originOf, type Origins } from './positions.ts';
import { removeMember, replaceMembers, setMember } from './json-tree.ts';
import { OBJECT_TYPES, type ObjectKind } from './object-types.ts';
import { type Node, visitDocument } from './visitor.ts';
import type { Reporter } from '../diagnostics/diagnostics.ts';

/** Tests whether a document is OpenAPI 3.0. */
export function isVersion30(document: Json): boolean {
  return /^3\.0(\.|$)/.test(String(member(document, 'openapi')));
}

/**
 * Upgrades an object other than a schema, in place. OpenAPI 3.0 allows members where they have no effect, and only
 * recommends what 3.1 requires of server variables.
 */
export function upgradeObject(kind: ObjectKind, value: JsonObject): void {
  if (kind === 'server') for (const variable of objectsIn(value, 'variables')) upgradeServerVariable(variable);
  if (kind !== 'header' && (kind !== 'parameter' || member(value, 'in') === 'query')) return;
  removeMember(value, 'allowEmptyValue');
  removeMember(value, 'allowReserved');
}

/** In 3.0 the values SHOULD NOT be empty and the default SHOULD be one of them; in 3.1 they must. */
function upgradeServerVariable(variable: JsonObject): void {
  const [values, fallback] = [member(variable, 'enum'), member(variable, 'default')];
  if (!Array.isArray(values)) return;
  if (values.length === 0) return removeMember(variable, 'enum');
  if (typeof fallback === 'string' && !values.includes(fallback)) setMember(variable, 'enum', [...values, fallback]);
}

function objectsIn(holder: JsonObject, key: string): readonly JsonObject[] {
  const members = member(holder, key);
  return isObject(members) ? Object.values(members).filter(isObject) : [];
}

/**
 * Upgrades a schema of OpenAPI 3.0 to JSON Schema 2020-12, in place, by the migration guide of the OpenAPI Initiative.
 * Members stay where they are if 3.1 allows it, so that a pointer still leads to its line.
 */
export function upgradeSchema(node: Node, diagnostics: Reporter): void {
  const { value: schema } = node;
  if (typeof member(schema, '$ref') === 'string') return upgradeReference(node, diagnostics);
  upgradeExclusiveBounds(schema);
  upgradeExample(schema);
  upgradeFormat(schema);
  upgradeNullable(schema);
}

/**
 * Removes the members beside `$ref`, which 3.0 ignores. Those that only describe may stay, and `nullable` becomes an
 * alternative: generators of 3.0 write it there, and their servers send null.
 */
function upgradeReference(node: Node, diagnostics: Reporter): void {
  const { value: schema } = node;
  const isNullable = member(schema, 'nullable') === true;
  for (const key of Object.keys(schema)) {
    if (['$ref', 'description', 'deprecated'].includes(key) || key.startsWith('x-')) continue;
    const uses = OBJECT_TYPES.schema.members.get(key)?.uses;
    if (key !== 'type' && (uses?.has('types') === true || uses?.has('validators') === true))
      diagnostics.report('not-generated', below(node.pointer, key), key, 'OpenAPI 3.0 ignores members beside `$ref`');
    removeMember(schema, key);
  }
  if (isNullable) replaceMembers(schema, Object.entries(addNullAlternative(schema)));
}

/** Replaces boolean exclusive bounds: `exclusiveMinimum: true` modified `minimum`, now it is the bound itself. */
export function upgradeExclusiveBounds(schema: JsonObject): void {
  upgradeExclusiveBound(schema, ['exclusiveMinimum', 'minimum']);
  upgradeExclusiveBound(schema, ['exclusiveMaximum', 'maximum']);
}

function upgradeExclusiveBound(schema: JsonObject, [exclusive, inclusive]: readonly [string, string]): void {
  const flag = member(schema, exclusive);
  if (typeof flag !== 'boolean') return;
  const bound = member(schema, inclusive);
  removeMember(schema, exclusive);
  if (!flag || bound === undefined) return;
  setMember(schema, exclusive, bound);
  removeMember(schema, inclusive);
}

function upgradeExample(schema: JsonObject): void {
  const example = member(schema, 'example');
  if (example === undefined) return;
  removeMember(schema, 'example');
  if (!Object.hasOwn(schema, 'examples')) setMember(schema, 'examples', [example]);
}

/** Replaces the formats `binary` and `byte` by the keywords that 3.1 has for encoded and binary content. */
function upgradeFormat(schema: JsonObject): void {
  const format = member(schema, 'format');
  if (format !== 'binary' && format !== 'byte') return;
  removeMember(schema, 'format');
  if (format === 'byte') setMember(schema, 'contentEncoding', 'base64');
  else setMember(schema, 'contentMediaType', 'application/octet-stream');
}

/**
 * Replaces `nullable: true` by the type `null` beside the others. If parts of a composed schema would still reject
 * null, the schema becomes one alternative and null the other: authors mean that, although 3.0.3 says that `nullable`
 * extends `type` only. For the same reason null is added to an enumeration.
 */
export function upgradeNullable(schema: JsonObject): void {
  const nullable = member(schema, 'nullable');
  if (typeof nullable !== 'boolean') return;
  removeMember(schema, 'nullable');
  if (!nullable) return;
  if (['allOf', 'not'].some((keyword) => Object.hasOwn(schema, keyword)))
    return replaceMembers(schema, Object.entries(addNullAlternative(schema)));
  const type = member(schema, 'type');
  if (typeof type === 'string') setMember(schema, 'type', [type, 'null']);
  for (const keyword of CHOICES) appendTo(schema, keyword, { type: 'null' });
  const values = member(schema, 'enum');
  if (Array.isArray(values) && !values.includes(null)) appendTo(schema, 'enum', null);
}

function appendTo(schema: JsonObject, keyword: string, item: Json): void {
  const items = member(schema, keyword);
  if (Array.isArray(items)) setMember(schema, keyword, items.concat([item]));
}

/**
 * Reads a document of OpenAPI 3.2 as one of 3.1, in place. Members of 3.2 that are not named here mean nothing to a
 * client; the check reports them where they are.
 */
export function downgrade32(document: JsonObject, diagnostics: Reporter): void {
  removeMember(document, '$self');
  const components = member(document, 'components');
  // References to media types are inlined already.
  if (isObject(components)) removeMember(components, 'mediaTypes');
  visitDocument(document, (node) => {
    RULES_32[node.kind]?.(node, diagnostics);
    return true;
  });
}

/** Reports operations with methods of OpenAPI 3.2 in a document of an earlier version. They are read all the same. */
export function reportNewerMethods(document: JsonObject, diagnostics: Reporter): void {
  const paths = member(document, 'paths');
  for (const [path, item] of isObject(paths) ? Object.entries(paths) : [])
    for (const method of HTTP_METHODS)
      if (!CLASSIC_METHODS.has(method) && isObject(member(item, method)))
        diagnostics.report('method-newer', below('', 'paths', path, method), method.toUpperCase());
}

/**
 * Moves the `additionalOperations` of OpenAPI 3.2 whose method clients and servers can handle to members of the path
 * item, where the other operations are, in place.
 *
 * @returns where they are in the sources
 */
export function moveAdditionalOperations(
  document: JsonObject,
  origins: Origins,
): readonly (readonly [Pointer, SourceLocation])[] {
  const moved: (readonly [Pointer, SourceLocation])[] = [];
  if (!String(member(document, 'openapi')).startsWith('3.2')) return moved;
  visitDocument(document, ({ kind, value, pointer }) => {
    const others = kind === 'path-item' ? member(value, 'additionalOperations') : undefined;
    if (!isObject(others)) return true;
    for (const [method, operation] of Object.entries(others)) {
      const key = HTTP_METHODS.find((name) => name.toUpperCase() === method && !FIXED_METHODS.has(name));
      if (key === undefined || member(value, key) !== undefined) continue;
      moved.push([below(pointer, key), originOf(below(pointer, 'additionalOperations', method), origins)]);
      removeMember(others, method);
      setMember(value, key, operation);
    }
    return true;
  });
  return moved;
}

/** The methods with a member of their own in OpenAPI 3.2, which `additionalOperations` must not contain. */
const FIXED_METHODS: ReadonlySet<string> = new Set([...CLASSIC_METHODS, 'query']);

const RULES_32: Readonly<Partial<Record<Node['kind'], (node: Node, diagnostics: Reporter) => void>>> = {
  tag: ({ value }) => {
    for (const name of ['summary', 'parent', 'kind']) removeMember(value, name);
  },
  server: ({ value }) => removeMember(value, 'name'),
  'security-scheme': ({ value }) => {
    for (const name of ['deprecated', 'oauth2MetadataUrl']) removeMember(value, name);
  },
  'path-item': (node, diagnostics) => {
    skipOtherMethods(node, diagnostics);
    skipUnknownQueries(node, diagnostics);
  },
  operation: skipUnknownQueries,
  parameter: readParameter,
  response: ({ value }) => {
    if (member(value, 'description') === undefined) setMember(value, 'description', member(value, 'summary') ?? '');
    removeMember(value, 'summary');
  },
  'media-type': ({ value, pointer }, diagnostics) => {
    const item = member(value, 'itemSchema');
    if (item !== undefined && member(value, 'schema') === undefined)
      setMember(value, 'schema', { type: 'array', items: item });
    else if (item !== undefined)
      diagnostics.report('not-generated', below(pointer, 'itemSchema'), 'itemSchema', 'the schema beside it is used');
    for (const name of ['prefixEncoding', 'itemEncoding'])
      if (member(value, name) !== undefined)
        diagnostics.report('not-generated', below(pointer, name), name, 'parts of a body without names are not sent');
    for (const name of ['itemSchema', 'prefixEncoding', 'itemEncoding']) removeMember(value, name);
  },
  example: ({ value }) => {
    const data = member(value, 'dataValue');
    if (data !== undefined && member(value, 'value') === undefined) setMember(value, 'value', data);
    for (const name of ['dataValue', 'serializedValue']) removeMember(value, name);
  },
};

/** Leaves out additional operations with a method that cannot be sent or received. */
function skipOtherMethods({ value, pointer, key = '' }: Node, diagnostics: Reporter): void {
  const others = member(value, 'additionalOperations');
  for (const method of isObject(others) ? Object.keys(others) : []) {
    const at = below(pointer, 'additionalOperations', method);
    diagnostics.report('method-unsupported', at, `${method} ${key}`);
  }
  removeMember(value, 'additionalOperations');
}

/** The schema of a query that is one form, which OpenAPI 3.2 describes as a parameter in `querystring`. */
function formOf(parameter: Json): Json | undefined {
  return member(member(member(parameter, 'content'), 'application/x-www-form-urlencoded'), 'schema');
}

/** Leaves out queries in another format than a form, which a client cannot send. */
function skipUnknownQueries({ value, pointer }: Node, diagnostics: Reporter): void {
  const parameters = member(value, 'parameters');
  if (!Array.isArray(parameters)) return;
  const all: readonly Json[] = parameters;
  const unknown = all.filter((one) => member(one, 'in') === 'querystring' && formOf(one) === undefined);
  for (const one of unknown)
    diagnostics.report('querystring-unsupported', below(pointer, 'parameters', all.indexOf(one)));
  if (unknown.length > 0)
    setMember(
      value,
      'parameters',
      all.filter((one) => !unknown.includes(one)),
    );
}

/**
 * Reads a query that is one form as a parameter whose members are sent one by one. `allowReserved` in a path and
 * `style: cookie`, which escapes nothing, become an extension.
 */
function readParameter({ value }: Node): void {
  const isRawCookie = member(value, 'style') === 'cookie';
  if (isRawCookie) setMember(value, 'style', 'form');
  const isReserved = member(value, 'in') === 'path' ? member(value, 'allowReserved') : undefined;
  if (isReserved !== undefined) removeMember(value, 'allowReserved');
  if (isRawCookie || isReserved === true) setMember(value, 'x-allow-reserved', true);
  const form = member(value, 'in') === 'querystring' ? formOf(value) : undefined;
  if (form === undefined) return;
  removeMember(value, 'content');
  const members = { in: 'query', name: member(value, 'name') ?? 'query', schema: form, style: 'form', explode: true };
  for (const [name, inner] of Object.entries(members)) setMember(value, name, inner);
}
