import { closestMatch } from '../../templates/runtime/shared/closest-match.ts';
import type { Reporter } from '../diagnostics/diagnostics.ts';
import {
  below,
  HTTP_METHODS,
  isMethod,
  isObject,
  type Json,
  type JsonObject,
  listAt,
  objectAt,
  optional,
  textAt,
} from '../model/json.ts';

/** Criteria of operations. An operation matches if it matches one criterion. */
export interface OperationFilter {
  readonly tags?: readonly string[] | undefined;
  /** Paths of the document, such as `/pets/{id}`; `*` stands for any text. */
  readonly paths?: readonly string[] | undefined;
  readonly operationIds?: readonly string[] | undefined;
}

export const FILTER_MEMBERS = ['tags', 'paths', 'operationIds'] as const;

/** Operations to generate. */
export interface OperationSelection {
  /** @default every operation */
  readonly include?: OperationFilter | undefined;
  readonly exclude?: OperationFilter | undefined;
}

/** Names and version of the packages. */
export interface PackageSettings {
  readonly scope?: string | undefined;
  readonly facade?: string | undefined;
  /** Names of single packages, by product. */
  readonly packages?: Readonly<Record<string, string>> | undefined;
  /** @default `info.version` of the document, where it is a version of npm, else `0.1.0` */
  readonly version?: string | undefined;
}

/** Settings of a run that change the document. */
interface DocumentSettings {
  readonly select?: OperationSelection;
  readonly packages?: PackageSettings;
  readonly layout?: string;
  /** Defaults of the client. */
  readonly client?: object;
}

/** Returns a document with the operations that are selected, and with other names of its packages. */
export function applySettings(
  document: JsonObject,
  { select = {}, packages, layout, client }: DocumentSettings,
  diagnostics: Reporter,
): JsonObject {
  const cited = layout === 'source' ? removeCitations(document) : document;
  const chosen = removeExcludedLogins(cited, selectOperations(cited, select), diagnostics);
  reportUnmatched(cited, select, diagnostics);
  const selected = client === undefined ? chosen : { ...chosen, 'x-client': { ...(client as JsonObject) } };
  if (packages === undefined) return selected;
  const { scope, facade, packages: names, version } = packages;
  const own = {
    ...optional('scope', scope),
    ...optional('facade', facade),
    ...optional('version', version),
    ...optional('packages', names),
  };
  return Object.keys(own).length === 0
    ? selected
    : { ...selected, 'x-package': { ...objectAt(document, 'x-package'), ...own } };
}

/** Removes citations: the page of sources that they lead to, a companion, is no part of the source layout. */
function removeCitations(document: JsonObject): JsonObject {
  if (document['x-companions'] === undefined) return document;
  return JSON.parse(JSON.stringify(document, (key, value) => (key === 'x-source' ? undefined : value)));
}

function selectOperations(document: JsonObject, { include, exclude }: OperationSelection): JsonObject {
  if (include === undefined && exclude === undefined) return document;
  const isSelected = (path: string, operation: Json): boolean =>
    (include === undefined || matches(include, path, operation)) &&
    (exclude === undefined || !matches(exclude, path, operation));
  const paths = Object.entries(objectAt(document, 'paths')).flatMap(([path, item]) => {
    if (!path.startsWith('/') || !isObject(item)) return [[path, item] as const];
    const members = Object.entries(item);
    const selected = members.filter(([key, value]) => !isMethod(key) || isSelected(path, value));
    const hasOperations = selected.some(([key]) => isMethod(key)) || !members.some(([key]) => isMethod(key));
    return hasOperations ? [[path, Object.fromEntries(selected)] as const] : [];
  });
  return { ...document, paths: Object.fromEntries(paths) };
}

/**
 * Reports each criterion that no operation meets: it is misspelled, and the client would be empty or have too much. A
 * tag that the document declares is none, even if it has no operations yet.
 */
function reportUnmatched(document: JsonObject, select: OperationSelection, diagnostics: Reporter): void {
  const operations = Object.entries(objectAt(document, 'paths')).flatMap(([path, item]) =>
    HTTP_METHODS.map((method) => ({ path, operation: objectAt(item, method) })).filter(
      ({ operation }) => Object.keys(operation).length > 0,
    ),
  );
  const names: Readonly<Record<(typeof FILTER_MEMBERS)[number], readonly string[]>> = {
    tags: operations.flatMap(({ operation }) => listAt(operation, 'tags')).filter((tag) => typeof tag === 'string'),
    paths: operations.map(({ path }) => path),
    operationIds: operations.flatMap(({ operation }) => textAt(operation, 'operationId') ?? []),
  };
  const declared = new Set(listAt(document, 'tags').map((tag) => textAt(tag, 'name')));
  const isMet = (by: (typeof FILTER_MEMBERS)[number], value: string): boolean =>
    (by === 'tags' && declared.has(value)) ||
    operations.some(({ path, operation }) => matches({ [by]: [value] }, path, operation));
  for (const [option, filter] of Object.entries({ include: select.include, exclude: select.exclude }))
    for (const by of FILTER_MEMBERS)
      for (const value of filter?.[by] ?? []) {
        if (isMet(by, value)) continue;
        const closest = closestMatch(value, names[by]) ?? '';
        diagnostics.report('selection-unmatched', '/paths', option, `${by}=${value}`, closest);
      }
}

/** Removes the login (`x-login`) of security schemes whose operation is not selected. */
function removeExcludedLogins(document: JsonObject, selected: JsonObject, diagnostics: Reporter): JsonObject {
  if (document === selected) return document;
  const [all, left] = [operationIds(document), operationIds(selected)];
  const components = objectAt(document, 'components');
  const schemes = Object.entries(objectAt(components, 'securitySchemes')).map(([name, scheme]) => {
    const id = textAt(objectAt(scheme, 'x-login'), 'operation');
    if (id === undefined || !isObject(scheme) || !all.has(id) || left.has(id)) return [name, scheme] as const;
    const { 'x-login': _, ...others } = scheme;
    diagnostics.report('login-excluded', below('/components/securitySchemes', name, 'x-login', 'operation'), id);
    return [name, others] as const;
  });
  if (schemes.length === 0) return selected;
  return { ...selected, components: { ...components, securitySchemes: Object.fromEntries(schemes) } };
}

function operationIds(document: JsonObject): ReadonlySet<string> {
  const items = Object.values(objectAt(document, 'paths')).filter(isObject);
  const operations = items.flatMap((item) => Object.entries(item).filter(([key]) => isMethod(key)));
  return new Set(operations.flatMap(([, operation]) => textAt(operation, 'operationId') ?? []));
}

function matches({ tags, paths, operationIds }: OperationFilter, path: string, operation: Json): boolean {
  const own = listAt(operation, 'tags');
  const id = textAt(operation, 'operationId');
  return (
    (tags?.some((tag) => own.includes(tag)) ?? false) ||
    (paths?.some((pattern) => wildcard(pattern).test(path)) ?? false) ||
    (id !== undefined && (operationIds?.includes(id) ?? false))
  );
}

/** Returns the pattern of a text in which `*` stands for any text. */
function wildcard(text: string): RegExp {
  return new RegExp(
    `^${text
      .split('*')
      .map((part) => part.replace(/[\\^$.+?()[\]{}|/]/g, '\\$&'))
      .join('.*')}$`,
  );
}
