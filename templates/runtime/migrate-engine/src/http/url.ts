import ts from 'typescript';
import { memoize } from '#shared/memoize.ts';
import { constantValue } from '../analysis/data-flow.ts';
import type { Checker } from '../checker/checker.ts';
import type { MigrationIndex } from '../migration/migration-index.ts';
import { endsInTemplate } from '../migration/path-template.ts';
import { calledName } from '../analysis/syntax.ts';

/** A piece of a composed text: part of a literal with its position, or an unknown part. */
export interface UrlPiece {
  readonly text: string;
  /** Position in the file; absent for unknown parts, separators and constants. */
  readonly offset?: number;
  /** Literal or template that holds the piece. */
  readonly holder?: ts.Node;
  /** Span of the `${…}` of a template that the piece comes from. */
  readonly slot?: { readonly start: number; readonly end: number };
  /** Expression of the address that the piece comes from, other than a literal. */
  readonly expression?: ts.Expression;
  /** Value of the constant or argument that holds the piece; of those that name each other, the outermost. */
  readonly constant?: ts.Expression;
  /** All of these values, the outermost first. */
  readonly constants?: readonly ts.Expression[];
}

/** Options for reading a text. */
export interface ReadOptions {
  readonly file: ts.SourceFile;
  /** Resolves constants; without it they are unknown parts. */
  readonly checker?: Checker;
  /** Number of constants on the way to the text; their text is elsewhere in the file. */
  readonly depth?: number;
}

/** Placeholder for a part that is only known at run time. */
export const UNKNOWN = '\u0000';

const PATH_BUILDERS = new Set([
  'join',
  'resolve',
  'urlJoin',
  'joinUrl',
  'joinPath',
  'buildPath',
  'buildUrl',
  'path',
  'url',
]);

/** Returns the text of an expression as far as the source shows it; `undefined` if it contains no text. */
export function urlPieces(expression: ts.Expression, reading: ReadOptions): readonly UrlPiece[] | undefined {
  const pieces = readPieces(expression, reading);
  return pieces.some(({ text }) => text !== UNKNOWN) ? pieces : undefined;
}

/** Reads the pieces of a text; an expression that is no text is one unknown part. */
export function readPieces(node: ts.Expression, reading: ReadOptions): readonly UrlPiece[] {
  if (ts.isStringLiteralLike(node)) return [literalPiece(node, node, reading)];
  if (ts.isTemplateExpression(node)) return templatePieces(node, reading);
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return readPieces(node.expression, reading);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
    return [...readPieces(node.left, reading), ...readPieces(node.right, reading)];
  if (ts.isNewExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'URL')
    return urlObjectPieces(node, reading);
  const built = ts.isCallExpression(node) ? builderPieces(node, reading) : undefined;
  if (built !== undefined) return built;
  const pieces = filledPieces(node, reading) ?? constantPieces(node, reading);
  return (reading.depth ?? 0) > 0 ? pieces : pieces.map((piece) => ({ ...piece, expression: node }));
}

function templatePieces(node: ts.TemplateExpression, reading: ReadOptions): readonly UrlPiece[] {
  const { file, depth = 0 } = reading;
  const head = literalPiece(node.head, node, reading);
  const spans = node.templateSpans.flatMap((span, index) => {
    const before = node.templateSpans[index - 1]?.literal ?? node.head;
    const slot = { start: before.end - 2, end: span.literal.getStart(depth > 0 ? node.getSourceFile() : file) + 1 };
    const inner = readPieces(span.expression, reading);
    return [
      ...(depth > 0 ? inner : inner.map((piece) => ({ holder: node, ...piece, slot }))),
      literalPiece(span.literal, node, reading),
    ];
  });
  return [head, ...spans];
}

/** `fill('/path/:id', { id })`, by a function that cannot be read: the path, which is rewritten where it stands. */
function filledPieces(node: ts.Expression, reading: ReadOptions): readonly UrlPiece[] | undefined {
  const { checker, depth = 0 } = reading;
  const [path] = ts.isCallExpression(node) ? node.arguments : [];
  if (path === undefined || checker === undefined || depth > 4) return undefined;
  if (constantPieces(node, reading).some(({ text }) => text !== UNKNOWN)) return undefined;
  const pieces = readPieces(path, { ...reading, depth: depth + 1 });
  const isPath = pieces.find(({ text }) => text !== '')?.text.startsWith('/') === true;
  return isPath ? pieces.map((piece) => heldBy(path, piece)) : undefined;
}

/** `new URL(path, base)`: a path without a slash before it goes behind the base. */
function urlObjectPieces({ arguments: args }: ts.NewExpression, reading: ReadOptions): readonly UrlPiece[] {
  const [path, base] = args ?? [];
  if (path === undefined) return [{ text: UNKNOWN }];
  const own = readPieces(path, reading);
  const first = own[0]?.text ?? '';
  if (base === undefined || first === UNKNOWN || first.startsWith('/') || first.includes('://')) return own;
  const before = readPieces(base, { ...reading, depth: (reading.depth ?? 0) + 1 });
  const last = before.at(-1)?.text ?? '';
  return [...before.slice(0, -1), { text: last.replace(/\/$/, '') }, { text: '/' }, ...own];
}

/** `join('/a', id, 'b')`, `['a', id].join('/')`, `base.concat('/a', …)`, `url(…)`. */
function builderPieces(call: ts.CallExpression, reading: ReadOptions): readonly UrlPiece[] | undefined {
  const callee = call.expression;
  const name = calledName(call);
  if (ts.isPropertyAccessExpression(callee) && ts.isArrayLiteralExpression(callee.expression) && name === 'join')
    return joinedPieces(callee.expression.elements, reading);
  if (ts.isPropertyAccessExpression(callee) && name === 'concat' && !ts.isArrayLiteralExpression(callee.expression))
    return [callee.expression, ...call.arguments].flatMap((part) => readPieces(part, reading));
  return PATH_BUILDERS.has(name) && call.arguments.length > 1 ? joinedPieces(call.arguments, reading) : undefined;
}

/** Tests whether a text is an argument of a path builder. */
export function isBuilderPart({ parent }: ts.Expression): boolean {
  if (ts.isArrayLiteralExpression(parent)) {
    const joins = parent.parent;
    return ts.isPropertyAccessExpression(joins) && joins.name.text === 'join' && ts.isCallExpression(joins.parent);
  }
  if (!ts.isCallExpression(parent)) return false;
  const name = calledName(parent);
  return name === 'concat' || (parent.arguments.length > 1 && PATH_BUILDERS.has(name));
}

/** Name of a path segment, as a request takes it alone. */
const SEGMENT = /^[a-z][\w-]*$/;

/**
 * Returns the arguments of a call that are the segments of a path: `get('workforce', 'employees', id)`, `call('GET',
 * ['workforce', 'employees', id])`.
 */
export function pathSegments({ arguments: args = ts.factory.createNodeArray() }: Call): readonly ts.Expression[] {
  const isSegment = (part: ts.Expression): boolean => ts.isStringLiteralLike(part) && SEGMENT.test(part.text);
  const first = args.findIndex((part) => isSegment(part) || ts.isArrayLiteralExpression(part));
  const start = args[first];
  if (start === undefined || first > 1) return [];
  const rest = args.slice(first);
  const end = rest.findIndex((part) => ts.isObjectLiteralExpression(part) || ts.isFunctionLike(part));
  const parts = ts.isArrayLiteralExpression(start) ? start.elements : rest.slice(0, end < 0 ? rest.length : end);
  const isPath = parts[0] !== undefined && isSegment(parts[0]) && parts.filter(isSegment).length > 1;
  return isPath && !parts.some(ts.isSpreadElement) ? parts : [];
}

type Call = Pick<ts.CallExpression | ts.NewExpression, 'arguments'>;

/** Reads the segments of a path as a path. */
export function segmentPieces(parts: readonly ts.Expression[], reading: ReadOptions): readonly UrlPiece[] {
  return [{ text: '/' }, ...joinedPieces(parts, reading)];
}

/** Returns the pieces of a constant. It is rewritten where it is declared and only completes the path here. */
function constantPieces(node: ts.Expression, reading: ReadOptions): readonly UrlPiece[] {
  const { checker, depth = 0 } = reading;
  const resolved = checker === undefined || depth > 4 ? undefined : constantValue(checker, node);
  if (resolved === undefined) return [{ text: UNKNOWN }];
  const pieces = readPieces(resolved, { ...reading, depth: depth + 1 });
  return pieces.map((piece) => heldBy(resolved, piece));
}

function heldBy(constant: ts.Expression, piece: UrlPiece): UrlPiece {
  return { ...piece, constant, constants: [constant, ...(piece.constants ?? [])] };
}

function joinedPieces(parts: readonly ts.Expression[], reading: ReadOptions): readonly UrlPiece[] {
  return parts.flatMap((part, index) =>
    index === 0 ? readPieces(part, reading) : [{ text: '/' }, ...readPieces(part, reading)],
  );
}

/** Returns the raw text between quotes, because a path contains no escapes. */
function literalPiece(
  node: ts.StringLiteralLike | ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail,
  holder: ts.Expression,
  { file, depth = 0 }: ReadOptions,
): UrlPiece {
  const own = depth > 0 ? node.getSourceFile() : file;
  const start = node.getStart(own) + 1;
  const endLength = ts.isTemplateHead(node) || ts.isTemplateMiddle(node) ? 2 : 1;
  const text = own.text.slice(start, node.end - endLength);
  return depth > 0 ? { text } : { text, offset: start, holder };
}

export type IndexedEndpoint = MigrationIndex['endpoints'][number];

/** A text that ends in the path of a v2 operation. */
export interface EndpointMatch {
  readonly endpoints: readonly IndexedEndpoint[];
  readonly text: string;
  /** Position of the path in the text. */
  readonly start: number;
  readonly end: number;
  /** True if the path is in quotes inside another text, such as markup. */
  readonly isQuoted: boolean;
}

/** Pattern of a path parameter: a value, an unknown part, `:name`, `{name}`. */
const PARAMETER_PATTERN = `(?:(?:[^/?#\\s"'${UNKNOWN}]*${UNKNOWN})+[^/?#\\s"'${UNKNOWN}]*|:[\\w]+|\\{[^}/]+\\}|[^/?#{}:\\s"'${UNKNOWN}]+)`;

/** An optional method before a path: `PUT /path`. */
const METHOD_PREFIX = new RegExp(`^\\s*(?:(?:[A-Z]{3,7}|${UNKNOWN})\\s+)?$`);

/** Compiled pattern of a v2 operation's path. */
interface EndpointPattern {
  readonly endpoint: IndexedEndpoint;
  /** Segments that the text must contain, without the first one, which a base URL may provide. */
  readonly words: readonly string[];
  readonly patterns: readonly RegExp[];
  readonly endsOpen: boolean;
}

/** Returns the v2 operations whose path a text ends in, before its query; the longest path wins. */
export function matchEndpoints(migration: MigrationIndex, pieces: readonly UrlPiece[]): EndpointMatch | undefined {
  const text = pieces.map((piece) => piece.text).join('');
  if (!text.includes('/')) return undefined;
  const found = endpointPatterns(migration).flatMap((pattern) => {
    const match = matchPath(pattern, text);
    const isOld = match !== undefined && !hasNewPath(pattern.endpoint, text.slice(0, match.end));
    return isOld ? [{ endpoint: pattern.endpoint, ...match }] : [];
  });
  const literal = found.toSorted(
    (one, other) =>
      other.end - one.end ||
      one.start - other.start ||
      staticSegmentCount(other.endpoint) - staticSegmentCount(one.endpoint),
  );
  const [best] = literal;
  if (best === undefined) return undefined;
  const same = literal.filter((other) => other.endpoint.entry.v2.path === best.endpoint.entry.v2.path);
  const { start, end, isQuoted } = best;
  return { endpoints: same.map(({ endpoint }) => endpoint), text, start, end, isQuoted };
}

/** Tests whether an address ends in the new path of an operation, which ends in the old one: `/new/items`. */
function hasNewPath({ entry: { counterpart, v2, v3 } }: IndexedEndpoint, address: string): boolean {
  const [before, after] = [v2.path?.split('/') ?? [], v3?.path?.split('/') ?? []];
  return counterpart === 'moved' && after.length > before.length && endsInTemplate(address.split('/'), after);
}

const endpointPatterns = memoize(({ endpoints }: MigrationIndex) => endpoints.flatMap(compileEndpoint));

/** Compiles a path with its first segment, and without it for base URLs that contain it. */
function compileEndpoint(endpoint: IndexedEndpoint): readonly EndpointPattern[] {
  const { path } = endpoint.entry.v2;
  if (path === undefined) return [];
  const [, , ...rest] = path.split('/');
  const words = rest.filter((part) => !part.startsWith('{'));
  const short = words.length < 2 ? [] : [pathPattern(`/${rest.join('/')}`, `(?:^|${UNKNOWN})`)];
  return [{ endpoint, words, patterns: [pathPattern(path, ''), ...short], endsOpen: path.endsWith('}') }];
}

function pathPattern(template: string, before: string): RegExp {
  const source = template
    .split('/')
    .map((part) => (part.startsWith('{') ? PARAMETER_PATTERN : part.replaceAll(/[^\w-]/g, '\\$&')))
    .join('/');
  return new RegExp(`${before}(${source})(?:/?(?=$|[?#*"'])|(?=${UNKNOWN}))`);
}

function staticSegmentCount({ entry }: IndexedEndpoint): number {
  return (entry.v2.path ?? '').split('/').filter((part) => part !== '' && !part.startsWith('{')).length;
}

type MatchSpan = Pick<EndpointMatch, 'start' | 'end' | 'isQuoted'>;

function matchPath({ words, patterns, endsOpen }: EndpointPattern, text: string): MatchSpan | undefined {
  if (!words.every((word) => text.includes(word))) return undefined;
  return patterns.map((each) => matchSpan(each, text, endsOpen)).find((span) => span !== undefined);
}

function matchSpan(pattern: RegExp, text: string, endsOpen: boolean): MatchSpan | undefined {
  const match = pattern.exec(text);
  if (match?.[1] === undefined) return undefined;
  const whole = text.slice(0, match.index + match[0].length);
  const isOpen = text.charAt(whole.length) === UNKNOWN && !whole.endsWith('?');
  const start = match.index + match[0].indexOf(match[1]);
  if (isOpen && endsOpen) return undefined;
  const end = start + match[1].length;
  const quote = openingQuote(text.slice(0, start));
  const isClosed = /^\/?["']/.test(text.slice(end));
  return quote === undefined || isClosed !== (quote !== '') ? undefined : { start, end, isQuoted: isClosed };
}

/**
 * Returns the quote before an address, empty without one. Words before the address make it a sentence, unless they are
 * a method or a command-line request.
 */
function openingQuote(text: string): string | undefined {
  const [, before = '', own = ''] = /^([\s\S]*?)([^\s"'<>]*)$/.exec(text) ?? [];
  const [quote = ''] = /["']$/.exec(before) ?? [];
  if (/^\s*(?:curl|wget)\s/.test(before)) return quote;
  if (METHOD_PREFIX.test(before)) return '';
  return /(?:\w=|:\s?)["']$/.test(before) && own !== UNKNOWN ? quote : undefined;
}

interface UnlistedQuery {
  /** Absent if any method counts. */
  readonly method?: string;
  /** True if the address is known to belong to the API, whatever its path begins with. */
  readonly isOfApi: boolean;
}

/**
 * Returns the path of an address of the API if neither version lists an operation with it; `undefined` if one does, or
 * if the tables list all operations.
 */
export function unlistedPath(
  migration: MigrationIndex,
  pieces: readonly UrlPiece[],
  { method, isOfApi }: UnlistedQuery,
): string | undefined {
  if (!hasUnlistedOperations(migration)) return undefined;
  const path = pathBelowBase(pieces, {
    domains: isOfApi ? undefined : domainsOf(migration),
    isRequest: isOfApi && method !== undefined,
  });
  return path === undefined || isListedAfter(migration, method, path) ? undefined : path;
}

/** Tests whether the tables are known not to list every operation: for some, they show no new path. */
function hasUnlistedOperations({ file: { endpoints, v3Operations = [] } }: MigrationIndex): boolean {
  return v3Operations.length > 0 && endpoints.some(({ counterpart }) => counterpart === 'unknown');
}

/** Returns the first segments of the paths that either version lists. */
function domainsOf({ file: { endpoints, v3Operations = [] } }: MigrationIndex): ReadonlySet<string> {
  const paths = [...endpoints.map(({ v2 }) => v2.path ?? v2.beneath ?? ''), ...v3Operations.map(({ path }) => path)];
  const segments = paths.map((path) => path.split('/')[1] ?? '');
  return new Set(segments.filter((segment) => /^\w[\w-]*$/.test(segment)));
}

/** Parts of an address before the path of an operation: nothing, an unknown base, or a server with a base path. */
const BASE = /^(?:[^/]+:\/\/.*|[^/]*(?:\/(?:rest|RS))?)$/;

interface PathQuery {
  /** The segments that the path may begin with; `undefined` allows any. */
  readonly domains: ReadonlySet<string> | undefined;
  /** True for a request that certainly goes to the API, whose path may have one segment only. */
  readonly isRequest: boolean;
}

/** Returns the path in an address without its query. Its second segment is no value, unless it is that of a request. */
function pathBelowBase(pieces: readonly UrlPiece[], { domains, isRequest }: PathQuery): string | undefined {
  const [address = ''] = pieces
    .map(({ text }) => text)
    .join('')
    .split(/[?#]/);
  if (/\s/.test(address)) return undefined;
  for (const { index } of address.matchAll(/\/(?=[a-z])/g)) {
    const [, domain = '', second = ''] = address.slice(index).split('/');
    const isDomain = domains === undefined ? /^[a-z][\w-]*$/.test(domain) : domains.has(domain);
    const isPath = /^[a-z][\w-]+$/.test(second) || (isRequest && index === 0);
    if (isDomain && isPath && BASE.test(address.slice(0, index))) return address.slice(index);
  }
  return undefined;
}

/** Segments of the server before the path of an operation. */
const BASE_SEGMENTS = /^(?:\/(?:rest|RS|api|v\d+))+(?=\/)/;

/** Tests whether the new version lists an operation whose path ends so, and with this method if there is one. */
function isListedAfter(migration: MigrationIndex, method: string | undefined, path: string): boolean {
  const below = path.replace(BASE_SEGMENTS, '');
  return [path, below].some((one) => isEndOfListed(migration, method, one));
}

function isEndOfListed(
  { file: { v3Operations = [] } }: MigrationIndex,
  method: string | undefined,
  path: string,
): boolean {
  const segments = path.replace(/\/$/, '').split('/').slice(1);
  return v3Operations.some((operation) => {
    const all = operation.path.split('/').slice(1);
    const parts = all.slice(-segments.length);
    const isSame = (part: string, index: number): boolean => {
      const segment = segments[index] ?? '';
      // Before the end of a path, a fixed segment in small letters is not a value.
      const isValue = all.length === segments.length || segment.includes(UNKNOWN) || /[A-Z\d]/.test(segment);
      return (part.startsWith('{') && isValue) || part === segment.replaceAll(UNKNOWN, '');
    };
    return (method === undefined || operation.method === method) && parts.every(isSame);
  });
}
