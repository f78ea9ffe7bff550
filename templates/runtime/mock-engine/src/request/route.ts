import { isDeepEqual } from '../json.ts';
import { closestMatch } from '#shared/closest-match.ts';
import { type KeyedQuery, splitPathKey } from '#shared/path-key.ts';
import type { ServedDocument, ServedOperation } from '../document/served-document.ts';
import { HttpError } from '../http/message.ts';
import type { CompiledDocuments } from '../resources/compiled-document.ts';
import { fitsPath } from '../validation/request-parameters.ts';
import { restrictionsOf } from '../document/parameters.ts';
import { decodePercent } from '../document/references.ts';

/**
 * Matches a path segment with parameters and returns their values; `undefined` if it does not match. Every value has
 * at least one character; earlier ones are as long as possible. It scans once from the end, while a regular
 * expression would backtrack.
 */
function matchSegment(texts: readonly string[], segment: string): readonly string[] | undefined {
  const [first = '', ...others] = texts;
  const last = others.pop() ?? '';
  if (!segment.startsWith(first) || !segment.endsWith(last)) return undefined;
  const parts: string[] = [];
  let end = segment.length - last.length;
  for (const text of others.toReversed()) {
    const latest = end - text.length - 1;
    const at = latest < 0 ? -1 : segment.lastIndexOf(text, latest);
    if (at < 0) return undefined;
    parts.push(segment.slice(at + text.length, end));
    end = at;
  }
  if (end <= first.length) return undefined;
  return [...parts, segment.slice(first.length, end)].toReversed();
}

/** Matched operation with the values of its path parameters. */
export interface Route {
  readonly operation: ServedOperation;
  /** Prefix of the requested path: the selector of a security scheme, or empty. */
  readonly prefix: string;
  /** The name of its document, where the requested path begins with it. */
  readonly before: string;
  readonly path: Readonly<Record<string, string>>;
}

export type RouteResult =
  | { readonly kind: 'found'; readonly route: Route }
  /** The path exists for these operations, with other methods. */
  | { readonly kind: 'method'; readonly operations: readonly ServedOperation[] }
  /** Unknown path: the prefixes that all paths have, the one that the path has twice, and the closest existing path. */
  | {
      readonly kind: 'none';
      readonly prefixes: readonly string[];
      readonly repeated?: string | undefined;
      readonly suggestion?: string;
    };

/** Tests whether the values of a path fit the schemas of its parameters. */
export type FitsPath = (route: Route) => boolean;

/** Stands for an empty segment, in a character that no document has in a path. */
const EMPTY_VALUE = '\u0000';

/** A segment with parameters, as the literal texts around them. */
interface Pattern {
  readonly texts: readonly string[];
  /** Patterns of higher rank take precedence. */
  readonly rank: number;
  /** True if the value of a parameter may contain slashes, so that it matches several segments. */
  readonly spansSegments: boolean;
  readonly node: Node;
}

interface Node {
  readonly depth: number;
  readonly fixed: Map<string, Node>;
  /** Segments with parameters; those with the most literal characters come first. */
  readonly patterns: Pattern[];
  /** The operations of each method; those whose paths have a query come first. */
  readonly methods: Map<string, readonly RouteEnd[]>;
}

interface RouteEnd {
  readonly operation: ServedOperation;
  readonly prefix: string;
  readonly before: string;
  readonly names: readonly string[];
  readonly query: readonly KeyedQuery[];
}

/** Finds operations by method and path. Literal segments take precedence over parameters, with backtracking. */
export class Router {
  readonly #root: Node = newNode(0);
  readonly #prefixes = new Set<string>();
  readonly #methods = new Set<string>();

  readonly #fits: FitsPath;

  constructor(fits: FitsPath) {
    this.#fits = fits;
  }

  /** Adds an operation under each of its prefixes, unless the path and method are taken. */
  add(operation: ServedOperation, before = ''): void {
    this.#methods.add(operation.method);
    for (const prefix of operation.prefixes) {
      this.#prefixes.add(before + prefix);
      this.#insert(operation, before, prefix);
    }
  }

  /**
   * @param segments decoded segments of the path
   * @param query decides between paths that documents write with a query
   * @param isLiteralFirst - a literal path takes precedence also over a path whose parameters fit: a platform with
   *   users does not allow a method that the literal path lacks
   */
  find(method: string, segments: readonly string[], query?: URLSearchParams, isLiteralFirst = false): RouteResult {
    const found = search(this.#root, { method, segments, query, fits: this.#fits }, []);
    if (found !== undefined) {
      const literal = this.#findLiteral(method, segments);
      return literal === undefined || (!isLiteralFirst && this.#fits(found))
        ? { kind: 'found', route: found }
        : literal;
    }
    const allowed = new Set<ServedOperation>();
    search(this.#root, { method, segments, allowed }, []);
    if (allowed.size > 0) return { kind: 'method', operations: [...allowed] };
    const suggestion = this.#suggest(method, segments);
    const prefixes = this.#prefixes.has('') ? [] : [...this.#prefixes];
    const repeated = [...this.#prefixes].find(
      (prefix) => prefix !== '' && `/${segments.join('/')}/`.startsWith(`${prefix}${prefix}/`),
    );
    return { kind: 'none', prefixes, repeated, ...(suggestion === undefined ? {} : { suggestion }) };
  }

  /**
   * Finds the operations of a literal path that lacks a method, where other paths have a parameter (OpenAPI, Path
   * Templating). The platform does not allow the method then; others only where the values do not fit the parameters.
   */
  #findLiteral(method: string, segments: readonly string[]): RouteResult | undefined {
    const fixed = fixedNodeOf(this.#root, segments);
    return fixed === undefined || fixed.methods.has(method)
      ? undefined
      : { kind: 'method', operations: operationsOf(fixed) };
  }

  /** Finds the operation of a path with empty parameters. An empty last segment is another path. */
  findWithEmpty(method: string, segments: readonly string[]): RouteResult | undefined {
    if (segments.at(-1) === '') return undefined;
    const marked = segments.map((segment) => (segment === '' ? EMPTY_VALUE : segment));
    const route = search(this.#root, { method, segments: marked }, []);
    if (route === undefined) return undefined;
    const path = Object.entries(route.path).map(([name, value]) => [name, value === EMPTY_VALUE ? '' : value]);
    return { kind: 'found', route: { ...route, path: Object.fromEntries(path) } };
  }

  /** Suggests a path of the method, or else a path of another method together with that method. */
  #suggest(method: string, segments: readonly string[]): string | undefined {
    // A word is corrected once for all methods, which takes 11 µs instead of 45.
    const words = new Map<Node, string | undefined>();
    const own = this.#suggestPath({ method, segments }, words);
    if (own !== undefined) return own;
    for (const other of this.#methods) {
      const path = this.#suggestPath({ method: other, segments }, words);
      if (path !== undefined) return `${other} ${path}`;
    }
    return undefined;
  }

  /** Suggests an existing path: without a surplus slash, with another prefix, or with one word corrected. */
  #suggestPath({ method, segments }: Search, words: CorrectedWords): string | undefined {
    const named = segments.filter((segment) => segment !== '');
    const before = [...this.#prefixes].map((prefix) => [...prefix.split('/').slice(1), ...named]);
    const suggestion = [named, ...before, named.slice(1)].find(
      (whole) => search(this.#root, { method, segments: whole }, []) !== undefined,
    );
    if (suggestion !== undefined) return `/${suggestion.join('/')}`;
    return closestPath(this.#root, { method, segments: named }, words);
  }

  #insert(operation: ServedOperation, before: string, prefix: string): void {
    let node = this.#root;
    const names: string[] = [];
    const spanning = operation.parameters.filter(({ spansSegments }) => spansSegments).map(({ name }) => name);
    const { path, query } = splitPathKey(operation.path);
    for (const segment of `${before}${prefix}${path}`.split('/').slice(1)) {
      const own = [...segment.matchAll(/\{([^}]*)\}/g)].map((match) => match[1] ?? '');
      names.push(...own);
      const spansSegments = own.some((name) => spanning.includes(name));
      node = own.length > 0 ? patternNode(node, segment, spansSegments) : fixedNode(node, segment);
    }
    const ends = node.methods.get(operation.method) ?? [];
    // The paths of one document may differ in the names of parameters alone, so that their values decide.
    const isTaken = ends.some(
      (end) =>
        isDeepEqual(end.query, query) &&
        (end.operation.document !== operation.document || isDeepEqual(end.names, names)),
    );
    if (isTaken) return;
    const sorted = [...ends, { operation, prefix, before, names, query }].sort(
      (a, b) => b.query.length - a.query.length || countRestricted(b.operation) - countRestricted(a.operation),
    );
    node.methods.set(operation.method, sorted);
  }
}

/** Counts the path parameters whose schema excludes some texts. */
function countRestricted({ parameters, document }: ServedOperation): number {
  const ofPath = parameters.filter(({ place }) => place === 'path');
  return ofPath.filter(({ schema }) => restrictionsOf(document.root, schema).length > 0).length;
}

/** Creates the router of all documents; those after the first are reachable below their names too. */
export function createRouter(documents: readonly ServedDocument[], compiled: CompiledDocuments): Router {
  const router = new Router(({ operation, path }) => {
    const validators = compiled.get(operation.document)?.requestValidators;
    return validators === undefined || fitsPath(operation, path, validators);
  });
  for (const [index, { name, operations }] of documents.entries()) {
    for (const operation of operations) {
      router.add(operation);
      if (index > 0) router.add(operation, `/${name}`);
    }
  }
  return router;
}

const NO_WARNINGS: readonly string[] = [];
/** Names the current operation in the warning about a call of a previous version at the root. */
export const CURRENT_OPERATION = 'The current operation is';

/** Describes a call that reaches a previous version at the root, since the current one has no such operation. */
export function describeLegacyCall(
  { operation: { id, document }, before }: Route,
  current: ServedDocument | undefined,
): readonly string[] {
  if (document === current || current === undefined || before !== '') return NO_WARNINGS;
  const counterpart = document.translation?.currentOperation(id);
  const found = current.operations.find((operation) => operation.id === counterpart);
  const known =
    found === undefined ? 'No counterpart is known in' : `${CURRENT_OPERATION} ${found.method} ${found.path} in`;
  return [`/path leads to ${document.name}, outside of /${document.name}. ${known} ${current.name}.`];
}

function newNode(depth: number): Node {
  return { depth, fixed: new Map(), patterns: [], methods: new Map() };
}

/** Returns the node of a literal segment, which documents may write percent-encoded or not. */
function fixedNode(parent: Node, segment: string): Node {
  const text = decodePercent(segment);
  const node = parent.fixed.get(text) ?? newNode(parent.depth + 1);
  parent.fixed.set(text, node);
  return node;
}

/** Ranks patterns that match several segments below all others. */
const SPAN_RANK = -1_000_000;

/** Returns the node of a segment with parameters. Segments with more literal characters take precedence. */
function patternNode(parent: Node, segment: string, spansSegments: boolean): Node {
  const texts = segment.split(/\{[^}]*\}/).map(decodePercent);
  const known = parent.patterns.find(
    (other) => other.spansSegments === spansSegments && isDeepEqual(other.texts, texts),
  );
  if (known !== undefined) return known.node;
  const rank = texts.join('').length + (spansSegments ? SPAN_RANK : 0);
  const node = newNode(parent.depth + 1);
  const after = parent.patterns.findIndex((other) => other.rank < rank);
  parent.patterns.splice(after < 0 ? parent.patterns.length : after, 0, { texts, rank, spansSegments, node });
  return node;
}

interface Search {
  readonly method: string;
  readonly segments: readonly string[];
  /** Absent if any query will do. */
  readonly query?: URLSearchParams | undefined;
  /** Decides between paths that differ in the names of their parameters alone. */
  readonly fits?: FitsPath;
  /** Collects the operations of the path if the requested method is missing. */
  readonly allowed?: Set<ServedOperation>;
}

function search(node: Node, wanted: Search, values: readonly string[]): Route | undefined {
  const segment = wanted.segments[node.depth];
  if (segment === undefined) return routeAt(node, wanted, values);
  const fixed = node.fixed.get(segment);
  const found = fixed === undefined ? undefined : search(fixed, wanted, values);
  if (found !== undefined) return found;
  for (const pattern of node.patterns) {
    for (const segments of joinedSegments(pattern, wanted.segments, node.depth)) {
      const parts = matchSegment(pattern.texts, segments[node.depth] ?? '');
      const route = parts && search(pattern.node, { ...wanted, segments }, [...values, ...parts]);
      if (route !== undefined) return route;
    }
  }
  return undefined;
}

/** Bounds the number of segments that a value contains if more of the path follows it. */
const MAX_SPANNED_SEGMENTS = 100;

/** Returns the segments as the pattern may match them: joined, as few as possible first, if it spans several. */
function joinedSegments(
  { spansSegments, node }: Pattern,
  segments: readonly string[],
  depth: number,
): readonly (readonly string[])[] {
  if (!spansSegments) return [segments];
  const rest = segments.length - depth;
  const isLast = node.fixed.size === 0 && node.patterns.length === 0;
  const join = (count: number): readonly string[] => [
    ...segments.slice(0, depth),
    segments.slice(depth, depth + count).join('/'),
    ...segments.slice(depth + count),
  ];
  // The value has all segments that no path continues with.
  const counts = isLast ? [] : [...Array(Math.min(rest - 1, MAX_SPANNED_SEGMENTS)).keys()];
  return [...counts.map((count) => join(count + 1)), join(rest)];
}

/** Finds the path that ends with a literal segment. */
function fixedNodeOf(node: Node, segments: readonly string[]): Node | undefined {
  const segment = segments[node.depth];
  if (segment === undefined) return undefined;
  const fixed = node.fixed.get(segment);
  if (node.depth === segments.length - 1) return fixed !== undefined && fixed.methods.size > 0 ? fixed : undefined;
  const found = fixed === undefined ? undefined : fixedNodeOf(fixed, segments);
  if (found !== undefined) return found;
  for (const { texts, node: inner } of node.patterns) {
    const below = matchSegment(texts, segment) === undefined ? undefined : fixedNodeOf(inner, segments);
    if (below !== undefined) return below;
  }
  return undefined;
}

function operationsOf({ methods }: Node): readonly ServedOperation[] {
  return [...methods.values()].flatMap((ends) => ends.map(({ operation }) => operation));
}

/** A segment this many edits away, or more, is another word and no misspelling. */
const MISTYPED_EDITS = 3;

/** Corrected segment at each node; `undefined` where no literal segment is close. */
type CorrectedWords = Map<Node, string | undefined>;

/** Returns the path that differs from the requested one in a single misspelled word. */
function closestPath(node: Node, wanted: Search, words: CorrectedWords): string | undefined {
  const { method, segments } = wanted;
  const segment = segments[node.depth];
  if (segment === undefined) return undefined;
  const inner = [node.fixed.get(segment), ...node.patterns.map(({ node: next }) => next)];
  for (const next of inner) {
    const found = next === undefined ? undefined : closestPath(next, wanted, words);
    if (found !== undefined) return found;
  }
  if (!words.has(node)) words.set(node, closestMatch(segment, node.fixed.keys(), MISTYPED_EDITS));
  const word = words.get(node);
  const next = word === undefined ? undefined : node.fixed.get(word);
  if (word === undefined || next === undefined) return undefined;
  const suggestion = segments.with(node.depth, word);
  return search(next, { method, segments: suggestion }, []) === undefined ? undefined : `/${suggestion.join('/')}`;
}

function routeAt(node: Node, wanted: Search, values: readonly string[]): Route | undefined {
  const ends = node.methods.get(wanted.method);
  if (ends === undefined) {
    for (const operation of operationsOf(node)) wanted.allowed?.add(operation);
    return undefined;
  }
  // Without the query of any, validation says what is missing.
  const first = ends.find(({ query }) => isQueryOf(wanted, query)) ?? ends.at(-1);
  if (first === undefined) return undefined;
  const routes = ends.filter(({ query }) => isDeepEqual(query, first.query)).map((end) => routeOf(end, values));
  const { fits } = wanted;
  return (routes.length > 1 && fits !== undefined ? routes.find(fits) : undefined) ?? routes[0];
}

function routeOf({ operation, prefix, before, names }: RouteEnd, values: readonly string[]): Route {
  const path: Record<string, string> = {};
  for (const [index, name] of names.entries()) path[name] = values[index] ?? '';
  return { operation, prefix, before, path };
}

function isQueryOf({ query }: Search, pairs: readonly KeyedQuery[]): boolean {
  return query === undefined || pairs.every(({ name, value }) => query.has(name, value));
}

/**
 * Returns the matched route.
 *
 * @throws HttpError 404 for an unknown path, 405 for an unknown method
 */
export function requireRoute(routed: RouteResult): Route {
  if (routed.kind === 'found') return routed.route;
  if (routed.kind === 'none')
    throw new HttpError(404, 'Unknown path.', { issues: [{ path: '/path', message: noPath(routed) }] });
  const allowed = [...new Set(routed.operations.map(({ method }) => method))].sort().join(', ');
  throw new HttpError(405, `The path only allows ${allowed}.`, { headers: { allow: allowed } });
}

function noPath({ prefixes, repeated, suggestion }: Extract<RouteResult, { readonly kind: 'none' }>): string {
  const begin = prefixes.length === 0 ? '' : `; by its servers, all of them begin with ${prefixes.join(' or ')}`;
  const cause =
    repeated === undefined ? begin : `: it begins with ${repeated} twice, so the base URL probably ends in ${repeated}`;
  return `is not a path of the API${cause}${suggestion === undefined ? '' : `. Did you mean ${suggestion.slice(0, 200)}?`}`;
}
