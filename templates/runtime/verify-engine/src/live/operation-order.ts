import type { Inspector, ServedOperation } from '#mock/inspection.ts';
import { closestMatch, didYouMean } from '#shared/closest-match.ts';
import type { JsonObject } from '#shared/json.ts';
import { variantsOf } from '#shared/schema/composition.ts';
import { isReadOperation } from '../checks/observed-call.ts';
import type { VerifyOptions } from '../verify-har.ts';
import { camelCase, type NamedValues, repeatsParameter, singularOf } from './schema-values.ts';
import type { SessionOptions } from './session.ts';

/** Options of {@link verifyServer}. */
export interface RunOptions
  extends
    Omit<SessionOptions, 'onExchange' | 'onClosed'>,
    Pick<VerifyOptions, 'redact' | 'findCaller' | 'serverState' | 'identities' | 'observed' | 'strictPaths'> {
  /** Values of path and query parameters, by name: the items that may be touched. */
  readonly parameters?: NamedValues | undefined;
  /** Name of the document to exercise, if the package has those of several versions. @default the current one */
  readonly document?: string | undefined;
  /** Ids of the operations to exercise. @default all */
  readonly only?: readonly string[] | undefined;
  /** Ids of the writing operations that may change the items that `parameters` name; `*` for all. @default none */
  readonly touch?: readonly string[] | undefined;
  /** `Authorization` of callers with fewer rights, whom the server must reject where rights are missing. */
  readonly limitedAuthorization?: string | readonly string[] | undefined;
  /** Also sends a method that no path has, which must get 405. @default false */
  readonly strictMethods?: boolean | undefined;
  /** Ends the run at this number of findings. @default no limit */
  readonly maxFindings?: number | undefined;
  /** Prefix of the names of everything that is created. @default `verify-` and a number */
  readonly prefix?: string | undefined;
}

/**
 * Selects the operations of the document that `only` names.
 *
 * @throws TypeError for an unknown document, operation or parameter
 */
export function selectOperations(
  inspector: Inspector,
  { document, only, touch = [], parameters = {} }: Pick<RunOptions, 'document' | 'only' | 'touch' | 'parameters'>,
): readonly ServedOperation[] {
  const { documents } = inspector;
  const names = documents.map(({ name }) => name);
  const selected = document === undefined ? documents[0] : documents.find(({ name }) => name === document);
  if (selected === undefined)
    throw new TypeError(`There is no document ${JSON.stringify(document)}. There are: ${names.join(', ')}.`);
  const { operations } = selected;
  for (const id of [...(only ?? []), ...touch.filter((name) => name !== '*')]) requireOperation(id, operations);
  requireNames(Object.keys(parameters), inspector);
  return operations.filter(({ id }) => only === undefined || only.includes(id));
}

/** @throws TypeError for an unknown id: a run that exercises nothing would pass */
function requireOperation(id: string, operations: readonly ServedOperation[]): void {
  const ids = operations.map((operation) => operation.id);
  if (ids.includes(id)) return;
  throw new TypeError(`There is no operation ${JSON.stringify(id)}.${didYouMean(closestMatch(id, ids))}`);
}

/** @throws TypeError for a name that no request has: its value would have no effect */
function requireNames(names: readonly string[], inspector: Inspector): void {
  const operations = inspector.documents.flatMap((document) => document.operations);
  const known = new Set(operations.flatMap(({ parameters }) => parameters.map(({ name }) => name)));
  const others = names.filter((name) => !known.has(name));
  if (others.length === 0) return;
  const properties = new Set(operations.flatMap((operation) => [...propertyNames(operation, inspector)]));
  const repeated = [...properties].flatMap((own) => [camelCase(own), camelCase(singularOf(own))]);
  const unknown = others.find((name) => !repeated.some((own) => repeatsParameter(own, camelCase(name))));
  if (unknown === undefined) return;
  const meant = didYouMean(closestMatch(unknown, [...known, ...properties]));
  throw new TypeError(`No operation has a parameter or a property of its body ${JSON.stringify(unknown)}.${meant}`);
}

/** Levels of bodies whose properties may have named values. */
const MAX_LEVELS = 5;

/** Returns the names of the properties of the bodies of an operation, level by level: each schema is read once. */
function propertyNames(operation: ServedOperation, inspector: Inspector): ReadonlySet<string> {
  const names = new Set<string>();
  const seen = new Set<JsonObject>();
  let level = (operation.body?.contents ?? []).flatMap(({ schema }) => schema ?? []);
  for (let depth = 0; depth < MAX_LEVELS; depth += 1)
    level = level.flatMap((schema) => {
      const resolved = inspector.resolveSchema(operation, schema);
      if (seen.has(resolved)) return [];
      seen.add(resolved);
      const properties = [...(inspector.typeOf(operation, schema)?.properties ?? [])];
      for (const [name] of properties) names.add(name);
      const items = inspector.itemsOf(operation, schema) ?? [];
      return [...properties.map(([, property]) => property.schema), ...variantsOf(resolved)].concat(items);
    });
  return names;
}

/** Tests whether an operation may be called on the items that the caller named: it reads them, or may touch them. */
export function mayCallNamed(operation: ServedOperation, { touch = [] }: Pick<RunOptions, 'touch'>): boolean {
  return isReadOperation(operation) || touch.includes('*') || touch.includes(operation.id);
}

/** Returns how many references lead from the items of each collection to others, by the names of their properties. */
export function referenceDepths(
  operations: readonly ServedOperation[],
  inspector: Inspector,
): ReadonlyMap<string, number> {
  const references = new Map<string, readonly string[]>();
  for (const operation of operations) {
    const suffix = operation.document.referenceSuffix ?? 'Id';
    const names = [...(inspector.itemType(operation)?.properties.keys() ?? [])];
    const referred = names.flatMap((name) => (name.endsWith(suffix) ? [`${name.slice(0, -suffix.length)}s`] : []));
    references.set(inspector.collectionOf(operation), referred);
  }
  const depths = new Map<string, number>();
  const depthOf = (collection: string): number => {
    const known = depths.get(collection);
    if (known !== undefined) return known;
    depths.set(collection, 0); // ends cycles
    const others = [...references.keys()].filter(
      (other) => other !== collection && references.get(collection)?.some((name) => endsWithWord(name, other)),
    );
    const depth = others.reduce((deepest, other) => Math.max(deepest, depthOf(other) + 1), 0);
    depths.set(collection, depth);
    return depth;
  };
  for (const collection of references.keys()) depthOf(collection);
  return depths;
}

/** Tests whether a name in camel case ends with another: `accountingJournals` with `journals`. */
function endsWithWord(name: string, word: string): boolean {
  return name === word || name.endsWith(word.charAt(0).toUpperCase() + word.slice(1));
}

/** Tests for an operation that replaces or updates an item. */
export function isUpdate({ resource }: ServedOperation): boolean {
  return resource?.action === 'replace' || resource?.action === 'update';
}

/** Tests whether the path of an operation names an item. */
export function hasItem({ path, resource }: ServedOperation): boolean {
  return resource?.id !== undefined && path.includes(`{${resource.id}}`);
}

/** Matches names of operations after which a server may not respond. */
const ENDING = /(?:^|[^a-z])(?:shut-?down|restart|reboot|power-?off|terminate|quit|halt)(?![a-z])/i;

/** Tests for an operation of the server itself that may end it: `POST /__admin/shutdown`. */
export function endsServer({ method, path, id }: ServedOperation): boolean {
  const [last = ''] = path.split('/').slice(-1);
  return method !== 'GET' && (ENDING.test(last) || ENDING.test(id.replace(/([a-z])([A-Z])/g, '$1 $2')));
}

/** Returns the operations of the same collection, also under another name. */
export function siblingsOf(
  operation: ServedOperation,
  operations: readonly ServedOperation[],
  inspector: Inspector,
): readonly ServedOperation[] {
  const collection = inspector.collectionOf(operation);
  return collection === '' ? [] : operations.filter((other) => inspector.collectionOf(other) === collection);
}
