import type { ErrorObject } from 'ajv';
import { closestMatch } from '../../templates/runtime/shared/closest-match.ts';
import {
  CLASSIC_METHODS,
  HTTP_METHODS,
  type JsonObject,
  below,
  isObject,
  type Json,
  at,
  member,
  objectAt,
  type Pointer,
  tokens,
} from '../model/json.ts';
import { isPackageName, PACKAGES } from '../model/names.ts';
import type { Reporter } from '../diagnostics/diagnostics.ts';
import { kindAt, OBJECT_TYPES, type ObjectKind } from '../load/object-types.ts';
import { validate } from './openapi-schema/validate-openapi.js';
import { type Check, type CheckContext, type Located, membersOf } from './context.ts';

/** Checks a document against the official schema of OpenAPI 3.1, which also describes operations with newer methods. */
export function checkStructure(document: JsonObject, diagnostics: Reporter): void {
  if (validate(withoutNewerMethods(document))) return;
  const errors = (validate.errors ?? []).map((error) => ({
    ...error,
    instancePath: statedPointer(error.instancePath),
  }));
  const counts = countErrors(errors.filter(({ keyword }) => !COMPOSED.has(keyword)));
  const reported = new Set<string>();
  for (const error of errors.filter((candidate) => isCause(candidate, counts))) {
    const key = `${error.instancePath} ${error.keyword} ${JSON.stringify(error.params)} ${error.propertyName ?? ''}`;
    if (!reported.has(key)) reportError(error, document, diagnostics);
    reported.add(key);
  }
}

/** Separates a path from the method of an operation that has a path item of its own. No path contains a line break. */
const METHOD_ITEM = '\n';

const NEWER_METHODS = HTTP_METHODS.filter((method) => !CLASSIC_METHODS.has(method));

/** Moves operations with methods that the schema does not know to path items of their own. */
function withoutNewerMethods(document: JsonObject): JsonObject {
  const paths = member(document, 'paths');
  if (!isObject(paths) || !Object.values(paths).some((item) => newerMethods(item).length > 0)) return document;
  const entries = Object.entries(paths).flatMap(([path, item]): readonly (readonly [string, Json])[] => {
    const newer = newerMethods(item);
    if (!isObject(item) || newer.length === 0) return [[path, item]];
    const others = Object.entries(item).filter(([key]) => !newer.some((method) => method === key));
    return [
      [path, Object.fromEntries(others)],
      ...newer.map((method) => [path + METHOD_ITEM + method, { post: member(item, method) ?? null }] as const),
    ];
  });
  return { ...document, paths: Object.fromEntries(entries) };
}

function newerMethods(item: Json): readonly string[] {
  return NEWER_METHODS.filter((method) => member(item, method) !== undefined);
}

function statedPointer(pointer: Pointer): Pointer {
  return pointer.replace(/^(\/paths\/[^/]*)\n([^/]+)\/post/, '$1/$2');
}

/** Keywords whose errors follow from other errors. */
const COMPOSED: ReadonlySet<string> = new Set(['if', 'allOf', 'anyOf', 'oneOf', 'not', '$ref']);

/** The number of errors at each pointer, and at it or below it. */
interface ErrorCounts {
  readonly at: ReadonlyMap<string, number>;
  readonly within: ReadonlyMap<string, number>;
}

function countErrors(errors: readonly ErrorObject[]): ErrorCounts {
  const [at, within] = [new Map<string, number>(), new Map<string, number>()];
  for (const { instancePath } of errors) {
    at.set(instancePath, (at.get(instancePath) ?? 0) + 1);
    for (let end = instancePath.length; end >= 0; end = end === 0 ? -1 : instancePath.lastIndexOf('/', end - 1)) {
      const outer = instancePath.slice(0, end);
      within.set(outer, (within.get(outer) ?? 0) + 1);
    }
  }
  return { at, within };
}

/** Tests whether an error is a cause and does not follow from another. Of composed schemas only inner errors count. */
function isCause(error: ErrorObject, { at, within }: ErrorCounts): boolean {
  const { instancePath, keyword, params, schemaPath } = error;
  if (schemaPath === '#/anyOf') return true;
  if (schemaPath.startsWith('#/anyOf/') || isReportedElsewhere(error)) return false;
  // Responses without a status must have `default`; any other error of theirs says more.
  if (params['missingProperty'] === 'default' && (at.get(instancePath) ?? 0) > 1) return false;
  if (keyword === 'unevaluatedProperties')
    return !within.has(below(instancePath, String(params['unevaluatedProperty'])));
  return !COMPOSED.has(keyword) || (keyword !== 'if' && !within.has(instancePath));
}

/**
 * Tests for errors that other checks report better, as that a path parameter is required, and for one that is none:
 * parameters of a link may have any value (OpenAPI 3.1, section 4.8.20), only the schema requires strings.
 */
function isReportedElsewhere({ schemaPath, instancePath, params }: ErrorObject): boolean {
  if (/\/links\/[^/]+\/parameters\/[^/]+$/.test(instancePath)) return true;
  return (
    schemaPath.includes('styles-for-path') &&
    (params['missingProperty'] === 'required' || instancePath.endsWith('/required'))
  );
}

function reportError(error: ErrorObject, document: JsonObject, diagnostics: Reporter): void {
  const { instancePath: pointer, keyword, params, message = '' } = error;
  if (keyword === 'anyOf' && pointer === '')
    return diagnostics.report('member-missing', pointer, 'paths", "components" or "webhooks');
  if (keyword === 'required') return diagnostics.report('member-missing', pointer, String(params['missingProperty']));
  if (keyword === 'unevaluatedProperties' || keyword === 'additionalProperties') {
    const name = String(params['unevaluatedProperty'] ?? params['additionalProperty']);
    // A member of this kind of object may not fit the others, as `scheme` without `type: http`.
    const members = membersOfKind(kindAt(pointer));
    const suggestion = members.includes(name) ? '' : (closestMatch(name, members) ?? '');
    return diagnostics.report('member-unknown', below(pointer, name), name, suggestion);
  }
  if (error.propertyName !== undefined)
    return diagnostics.report('component-key-invalid', below(pointer, error.propertyName), error.propertyName);
  if (keyword === 'propertyNames') return;
  if (keyword === 'not') return diagnostics.report('members-exclude', pointer);
  const fix = valueToWrite(error, at(document, pointer));
  diagnostics.report(
    'value-invalid',
    pointer,
    expectation(keyword, params) ?? message,
    ...(fix === undefined ? [] : [fix]),
  );
}

/** Returns the value to write instead of an invalid one, as far as that is certain. */
function valueToWrite({ instancePath, keyword, params }: ErrorObject, value: Json | undefined): string | undefined {
  const key = tokens(instancePath).at(-1) ?? '';
  if (keyword === 'const') return `\`${key}: ${String(params['allowedValue'])}\``;
  if (keyword === 'enum') {
    const allowed: readonly unknown[] = [params['allowedValues']].flat();
    const closest = closestMatch(String(value), allowed.map(String)) ?? (allowed.length === 1 ? allowed[0] : undefined);
    return closest === undefined ? undefined : `\`${key}: ${String(closest)}\``;
  }
  if (keyword === 'minProperties' && key === 'responses') return "a response, as in `'204': { description: Done. }`";
  return keyword === 'type' ? typedValue(key, params['type'], value) : undefined;
}

/** Returns a value in the form that its type requires. */
function typedValue(key: string, type: unknown, value: Json | undefined): string | undefined {
  const text = String(value);
  if (type === 'string' && ['number', 'boolean'].includes(typeof value))
    return `it in quotes, as in \`${key}: '${text}'\``;
  if (type === 'boolean' && ['true', 'false'].includes(text)) return `\`${key}: ${text}\``;
  if (type === 'array' && typeof value !== 'object') return `a list, as in \`${key}: [${text}]\``;
  return undefined;
}

/** The members of a kind of object in OpenAPI 3.1, for suggestions. */
function membersOfKind(kind: ObjectKind | 'collection' | undefined): readonly string[] {
  if (kind === undefined || kind === 'collection') return [];
  return [...OBJECT_TYPES[kind].members].filter(([, { uses }]) => !uses.has('converted')).map(([name]) => name);
}

function expectation(keyword: string, params: Readonly<Record<string, unknown>>): string | undefined {
  if (keyword === 'enum') return `must be one of ${JSON.stringify(params['allowedValues'])}`;
  if (keyword === 'const') return `must be ${JSON.stringify(params['allowedValue'])}`;
  if (keyword === 'type') return `must be ${[params['type']].flat().map(describeType).join(' or ')}`;
  if (keyword === 'minItems' || keyword === 'minProperties') return 'must not be empty';
  return undefined;
}

/** Describes a type. The value that most often stands in place of a string is a version such as 1.0, a number. */
function describeType(type: unknown): string {
  if (type === 'string') return 'a string; quote what would be read as a number or a boolean';
  if (type === 'boolean') return 'true or false';
  return `an ${String(type)}`;
}

/** A scope that npm accepts, with room for the names of packages behind it. */
const SCOPE = /^@[a-z0-9~][a-z0-9._~-]{0,99}$/;
/** Non-empty path segments (RFC 3986). */
const SELECTOR = /^(?:\/(?:[\w.~!$&'()*+,;=:@-]|%[0-9A-Fa-f]{2})+)*$/;
/** Dot segments, which a URL parser removes. */
const DOT_SEGMENT = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

/** Checks the scope and the names of the packages (`x-package`), which become part of names and imports. */
export const checkPackage: Check = ({ value }, { diagnostics }) => {
  const stated = member(value, 'x-package');
  const scope = member(stated, 'scope');
  if (scope !== undefined && !(typeof scope === 'string' && SCOPE.test(scope)))
    diagnostics.report('package-scope-invalid', '/x-package/scope', String(scope));
  const names = Object.entries(objectAt(isObject(stated) ? stated : {}, 'packages'));
  for (const [index, [product, name]] of names.entries()) {
    const isTaken = names.slice(0, index).some(([, other]) => other === name);
    if (PACKAGES.includes(product) && typeof name === 'string' && isPackageName(name) && !isTaken) continue;
    diagnostics.report('package-name-invalid', below('/x-package/packages', product), product, String(name));
  }
};

/** Checks that the companions (`x-companions`) are a list of folder names. */
export const checkCompanions: Check = ({ value }, { diagnostics }) => {
  const companions = member(value, 'x-companions');
  if (companions === undefined || (Array.isArray(companions) && companions.every(isName))) return;
  diagnostics.report('companions-not-listed', '/x-companions');
};

/** Checks that the resource of an operation (`x-resource`) names a collection and an action. */
export const checkResource: Check = ({ value, pointer }, { diagnostics }) => {
  const resource = member(value, 'x-resource');
  if (resource === undefined) return;
  const names = isObject(resource) ? resource : {};
  const missing = ['collection', 'action'].filter((name) => !isName(names[name]));
  if (missing.length > 0)
    diagnostics.report('resource-incomplete', below(pointer, 'x-resource'), missing.join(' and no '));
};

function isName(value: Json | undefined): boolean {
  return typeof value === 'string' && value !== '';
}

/** Checks the selector of a security scheme (`x-selector`), which is inserted between the base URL and every path. */
export const checkSelector: Check = ({ value, pointer }, { diagnostics }) => {
  const selector = member(value, 'x-selector');
  if (selector === undefined) return;
  if (typeof selector === 'string' && SELECTOR.test(selector) && !DOT_SEGMENT.test(selector)) return;
  diagnostics.report('selector-invalid', below(pointer, 'x-selector'), String(selector));
};

/** Checks that the operation that issues a token (`x-login`) exists. */
export function checkLogins({ document, diagnostics, collected }: CheckContext): void {
  const ids = collected.operations.map(({ value }) => String(member(value, 'operationId')));
  const components: Located = { value: member(document, 'components') ?? {}, pointer: '/components' };
  for (const { value, pointer } of membersOf(components, 'securitySchemes')) {
    const operation = member(member(value, 'x-login'), 'operation');
    if (operation === undefined || ids.includes(String(operation))) continue;
    const suggestion = closestMatch(String(operation), ids) ?? '';
    diagnostics.report('login-unknown', below(pointer, 'x-login', 'operation'), String(operation), suggestion);
  }
}
