import { isObject, type Json, member, methodsOf, below, type Pointer, type JsonObject, tokens } from '../model/json.ts';
import {
  type CheckContext,
  dereference,
  itemsOf,
  type Located,
  type LocatedMember,
  membersOf,
  type Check,
} from './context.ts';
import { splitPathKey } from '../../templates/runtime/shared/path-key.ts';
import { closestMatch } from '../../templates/runtime/shared/closest-match.ts';

/**
 * Checks that path templates agree with the path parameters of their operations, and that no two paths are the same.
 */
export function checkPaths(context: CheckContext): void {
  const byTemplate = new Map<string, Located>();
  for (const path of pathsOf(context)) {
    const template = path.key.replaceAll(/\{[^{}]*\}/g, '{}');
    const other = byTemplate.get(template);
    if (other === undefined) byTemplate.set(template, path);
    else reportSameTemplate(path, other, context);
    checkTemplate(path.key, path.pointer, context);
    const expression = findExpression(path, context);
    if (expression !== undefined)
      context.diagnostics.report('path-operator', path.pointer, expression, path.key, plainTemplate(path.key).path);
    else if (isObject(path.value)) checkPathParameters(path, context);
  }
}

function pathsOf({ document }: CheckContext): readonly LocatedMember[] {
  return membersOf({ value: document, pointer: '' }, 'paths').filter(({ key }) => key.startsWith('/'));
}

/** Warns of paths that the same request matches: a mock has to choose between them. */
export function checkAmbiguousPaths(context: CheckContext): void {
  for (const { path, other } of ambiguousPaths(pathsOf(context).map(({ key }) => key)))
    context.diagnostics.report('path-ambiguous', below('/paths', path), path, other);
}

function reportSameTemplate(path: LocatedMember, other: Located, { diagnostics, locate }: CheckContext): void {
  const { file, line, column } = locate(other.pointer);
  const sharesMethod = methodsOf(other.value).some((method) => methodsOf(path.value).includes(method));
  const code = sharesMethod ? 'path-duplicate' : 'path-same-template';
  diagnostics.report(code, path.pointer, path.key, `${file}:${line}:${column}`);
}

/** Lists the names in the braces of a path, without those of a query in its key. */
function templateNames(key: string): readonly string[] {
  return [...splitPathKey(key).path.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? '');
}

/** Operators of URI templates (RFC 6570) around the names of an expression. */
const EXPRESSION = /^(?<operator>[+#./;?&]?)(?<names>[^*:,{}]+(?:\*|:\d+)?(?:,[^*:,{}]+(?:\*|:\d+)?)*)$/;

/** Returns the first expression of a path that is more than a name. A parameter may have the same characters. */
function findExpression(path: LocatedMember, context: CheckContext): string | undefined {
  const isMore = (name: string): boolean => /^[+#./;?&]|[*,]|:\d+$/.test(name) && EXPRESSION.test(name);
  const candidates = templateNames(path.key).filter(isMore);
  if (candidates.length === 0) return undefined;
  const operations = methodsOf(path.value).map((method) => ({
    value: member(path.value, method) ?? null,
    pointer: below(path.pointer, method),
  }));
  const declared = [path, ...operations].flatMap((holder) => pathParametersOf(holder, context));
  return candidates.find((name) => !declared.some((parameter) => parameter.name === name));
}

/** A path of names, from one of URI template expressions. */
interface PlainTemplate {
  readonly path: string;
  /** Names of the query. */
  readonly query: readonly string[];
  /** Names whose values keep reserved characters, such as slashes. */
  readonly reserved: readonly string[];
}

/** Returns a path of URI template expressions as one of names. */
export function plainTemplate(path: string): PlainTemplate {
  const query: string[] = [];
  const reserved: string[] = [];
  const plain = path.replaceAll(/\{([^{}]*)\}/g, (whole, expression: string) => {
    const { operator = '', names: list } = EXPRESSION.exec(expression)?.groups ?? {};
    if (list === undefined) return whole;
    const names = list.split(',').map((name) => name.replace(/\*$|:\d+$/, ''));
    if (operator === '+') reserved.push(...names);
    if (/[?&]/.test(operator)) query.push(...names);
    if (/[?&#]/.test(operator)) return '';
    const separator = operator === '/' || operator === '.' ? operator : ',';
    return `${separator === ',' ? '' : separator}${names.map((name) => `{${name}}`).join(separator)}`;
  });
  return { path: plain, query, reserved };
}

function checkTemplate(path: string, pointer: Pointer, { diagnostics }: CheckContext): void {
  const names = templateNames(path);
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) diagnostics.report('path-parameter-repeated', pointer, repeated);
  if (names.includes('')) diagnostics.report('path-parameter-empty', pointer);
  const fixed = splitPathKey(path).path.replaceAll(/\{[^{}]*\}/g, '');
  const brace = /[{}]/.exec(fixed)?.[0];
  if (brace !== undefined) diagnostics.report('path-brace', pointer, brace, path);
}

function checkPathParameters(path: LocatedMember, context: CheckContext): void {
  const { diagnostics } = context;
  const names = templateNames(path.key);
  const reportUnused = ({ name, pointer }: PathParameter): void => {
    if (!names.includes(name)) diagnostics.report('path-parameter-unused', pointer, name);
  };
  const shared = pathParametersOf(path, context);
  shared.forEach(reportUnused);
  for (const method of methodsOf(path.value)) {
    const operation = { value: member(path.value, method) ?? null, pointer: below(path.pointer, method) };
    const own = pathParametersOf(operation, context);
    own.forEach(reportUnused);
    const declared = new Set([...shared, ...own].map(({ name }) => name));
    for (const name of new Set(names.filter((candidate) => candidate !== '' && !declared.has(candidate))))
      diagnostics.report('path-parameter-missing', operation.pointer, name, path.key);
  }
}

interface PathParameter {
  readonly name: string;
  readonly pointer: Pointer;
}

function pathParametersOf(holder: Located, context: CheckContext): readonly PathParameter[] {
  return itemsOf(holder, 'parameters').flatMap((item) => {
    const parameter = dereference(item, context)?.value;
    const name = member(parameter, 'name');
    return member(parameter, 'in') === 'path' && typeof name === 'string' ? [{ name, pointer: item.pointer }] : [];
  });
}

/** A node in the tree of path segments. */
interface Branch {
  readonly children: Map<string, Branch>;
  /** The path that ends here. */
  end?: string;
}

const VARIABLE = '{}';
const MAX_AMBIGUOUS_PATHS = 100;

/**
 * Finds pairs of paths that match the same request although neither is more specific: each has a concrete segment where
 * the other has a variable. A tree of segments avoids comparing all pairs.
 */
function ambiguousPaths(paths: readonly string[]): readonly { readonly path: string; readonly other: string }[] {
  // Paths with different numbers of segments never match the same request.
  const roots = new Map<number, Branch>();
  const pairs: { path: string; other: string }[] = [];
  for (const path of paths) {
    const segments = path.split('/').map((segment) => (/^\{[^{}]*\}$/.test(segment) ? VARIABLE : segment));
    const root: Branch = roots.get(segments.length) ?? { children: new Map() };
    roots.set(segments.length, root);
    for (const other of matchingPaths(root, segments, { depth: 0, isMoreSpecific: false, isLessSpecific: false }))
      pairs.push({ path, other });
    if (pairs.length >= MAX_AMBIGUOUS_PATHS) return pairs.slice(0, MAX_AMBIGUOUS_PATHS);
    insertPath(root, segments, path);
  }
  return pairs;
}

function insertPath(root: Branch, segments: readonly string[], path: string): void {
  let branch = root;
  for (const segment of segments) {
    const child: Branch = branch.children.get(segment) ?? { children: new Map() };
    branch.children.set(segment, child);
    branch = child;
  }
  branch.end = path;
}

/** Comparison of a path with a branch: more specific, less specific, or both, in the segments so far. */
interface Comparison {
  /** The number of segments so far. */
  readonly depth: number;
  readonly isMoreSpecific: boolean;
  readonly isLessSpecific: boolean;
}

function matchingPaths(branch: Branch, segments: readonly string[], comparison: Comparison): readonly string[] {
  const segment = segments[comparison.depth];
  if (segment === undefined) {
    const isAmbiguous = comparison.isMoreSpecific && comparison.isLessSpecific;
    return isAmbiguous && branch.end !== undefined ? [branch.end] : [];
  }
  const depth = comparison.depth + 1;
  const matches: string[] = [];
  for (const [name, child] of matchingChildren(branch, segment)) {
    const isMoreSpecific = comparison.isMoreSpecific || (segment !== VARIABLE && name === VARIABLE);
    const isLessSpecific = comparison.isLessSpecific || (segment === VARIABLE && name !== VARIABLE);
    matches.push(...matchingPaths(child, segments, { depth, isMoreSpecific, isLessSpecific }));
  }
  return matches;
}

function matchingChildren(branch: Branch, segment: string): Iterable<readonly [string, Branch]> {
  if (segment === VARIABLE) return branch.children;
  return [segment, VARIABLE].flatMap((name): readonly (readonly [string, Branch])[] => {
    const child = branch.children.get(name);
    return child === undefined ? [] : [[name, child]];
  });
}

/** Checks that a server uses HTTP, and that the variables of its URL are declared with a default that they allow. */
export const checkServer: Check = (server, { diagnostics }) => {
  const url = member(server.value, 'url');
  if (typeof url !== 'string') return;
  const variables = membersOf(server, 'variables');
  const at = below(server.pointer, 'url');
  const scheme = expandUrl(url, variables).map(schemeOf).find(isUnsupported);
  if (scheme !== undefined) diagnostics.report('server-scheme', at, url, scheme);
  const declared = variables.map(({ key }) => key);
  for (const name of [...url.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? ''))
    if (!declared.includes(name))
      diagnostics.report('server-variable-unknown', at, name, closestMatch(name, declared) ?? '');
  for (const variable of variables) checkVariable(variable, diagnostics);
};

function checkVariable({ key, value, pointer }: LocatedMember, diagnostics: CheckContext['diagnostics']): void {
  const [fallback, values] = [member(value, 'default'), member(value, 'enum')];
  if (typeof fallback !== 'string' || !Array.isArray(values)) return;
  if (values.length > 0 && !values.includes(fallback))
    diagnostics.report('server-variable-default', below(pointer, 'default'), key, fallback);
}

/** Expands the variable that a URL starts with. Other variables cannot change its scheme. */
function expandUrl(url: string, variables: readonly LocatedMember[]): readonly string[] {
  const [whole, name] = /^\s*\{([^{}]*)\}/.exec(url) ?? [];
  if (whole === undefined) return [url];
  const variable = variables.find(({ key }) => key === name);
  return variable === undefined ? [] : valuesOf(variable.value).map((value) => value + url.slice(whole.length));
}

function valuesOf(variable: Json): readonly string[] {
  const values = member(variable, 'enum');
  const all: readonly Json[] = [member(variable, 'default') ?? '', ...(Array.isArray(values) ? values : [])];
  return all.filter((value) => typeof value === 'string');
}

function schemeOf(url: string): string | undefined {
  return /^[\s\u0000-\u0020]*([a-z][a-z0-9+.-]*):(?!\d)/i.exec(url)?.[1]?.toLowerCase();
}

function isUnsupported(scheme: string | undefined): boolean {
  return scheme !== undefined && !['http', 'https', 'ws', 'wss'].includes(scheme);
}

/** Warns of servers of a path or an operation that the client ignores, because it has one base URL. */
export const checkServerOverride: Check = (node, { document, diagnostics }) => {
  const servers = itemsOf(node, 'servers');
  const [first] = servers;
  if (first === undefined || !isCalledByClient(node.pointer)) return;
  const known = baseUrls(document);
  if (!servers.some((server) => known.has(urlOf(server))))
    diagnostics.report('server-not-followed', first.pointer, urlOf(first));
};

/** Tests whether a pointer leads to a path or operation that the client calls, and not to a webhook or callback. */
function isCalledByClient(pointer: Pointer): boolean {
  const [section, ...rest] = tokens(pointer);
  return section === 'paths' && rest.length <= 2;
}

/** Collects the URLs of the document's servers, with and without the selectors of its security schemes. */
function baseUrls(document: JsonObject): ReadonlySet<string> {
  const urls = itemsOf({ value: document, pointer: '' }, 'servers').map(urlOf);
  const components: Located = { value: member(document, 'components') ?? {}, pointer: '/components' };
  const selectors = membersOf(components, 'securitySchemes')
    .map(({ value }) => member(value, 'x-selector'))
    .filter((selector) => typeof selector === 'string' && selector !== '')
    .map(String);
  const withoutSelector = selectors.flatMap((selector) =>
    urls.filter((url) => url.endsWith(selector)).map((url) => url.slice(0, -selector.length)),
  );
  return new Set([...(urls.length === 0 ? [''] : urls), ...withoutSelector]);
}

/** Returns the URL of a server with the defaults of its variables, without a trailing slash. */
function urlOf(server: Located): string {
  const defaults = new Map(membersOf(server, 'variables').map(({ key, value }) => [key, member(value, 'default')]));
  const url = member(server.value, 'url');
  return String(typeof url === 'string' ? url : '/')
    .replace(/\{([^{}]*)\}/g, (whole, name: string) => String(defaults.get(name) ?? whole))
    .replace(/\/$/, '');
}
