import { isObject, type Json, member, below, type Pointer } from '../model/json.ts';
import { HTTP_METHODS } from '../load/object-kinds.ts';
import { type CheckContext, dereference, itemsOf, type Located, type LocatedMember, membersOf } from './context.ts';

/**
 * Checks that path templates agree with the path parameters of their operations, and that no two paths are the same.
 */
export function checkPaths(context: CheckContext): void {
  const { document, diagnostics } = context;
  const paths = membersOf({ value: document, pointer: '' }, 'paths').filter(({ key }) => key.startsWith('/'));
  const byTemplate = new Map<string, Located>();
  for (const path of paths) {
    const template = path.key.replaceAll(/\{[^{}]*\}/g, '{}');
    const other = byTemplate.get(template);
    if (other === undefined) byTemplate.set(template, path);
    else reportSameTemplate(path, other, context);
    checkTemplate(path.key, path.pointer, context);
    if (isObject(path.value)) checkPathParameters(path, context);
  }
  for (const { path, other } of ambiguousPaths(paths.map(({ key }) => key)))
    diagnostics.report('path-ambiguous', below('/paths', path), path, other);
}

function reportSameTemplate(path: LocatedMember, other: Located, { diagnostics, locate }: CheckContext): void {
  const { file, line, column } = locate(other.pointer);
  const sharesMethod = methodsOf(other.value).some((method) => methodsOf(path.value).includes(method));
  const code = sharesMethod ? 'path-duplicate' : 'path-same-template';
  diagnostics.report(code, path.pointer, path.key, `${file}:${line}:${column}`);
}

/** Lists the names in the braces of a path. */
function templateNames(path: string): readonly string[] {
  return [...path.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? '');
}

function checkTemplate(path: string, pointer: Pointer, { diagnostics }: CheckContext): void {
  const names = templateNames(path);
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) diagnostics.report('path-parameter-repeated', pointer, repeated);
  if (names.includes('')) diagnostics.report('path-parameter-empty', pointer);
  if (/[?#]/.test(path.replaceAll(/\{[^{}]*\}/g, ''))) diagnostics.report('path-query', pointer);
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

function methodsOf(item: Json): readonly string[] {
  return HTTP_METHODS.filter((method) => isObject(member(item, method)));
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
    for (const other of matchingPaths(root, segments, { isMoreSpecific: false, isLessSpecific: false }))
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
  readonly isMoreSpecific: boolean;
  readonly isLessSpecific: boolean;
}

function matchingPaths(branch: Branch, segments: readonly string[], comparison: Comparison): readonly string[] {
  const [segment, ...rest] = segments;
  if (segment === undefined) {
    const isAmbiguous = comparison.isMoreSpecific && comparison.isLessSpecific;
    return isAmbiguous && branch.end !== undefined ? [branch.end] : [];
  }
  const matches: string[] = [];
  for (const [name, child] of matchingChildren(branch, segment)) {
    const isMoreSpecific = comparison.isMoreSpecific || (segment !== VARIABLE && name === VARIABLE);
    const isLessSpecific = comparison.isLessSpecific || (segment === VARIABLE && name !== VARIABLE);
    matches.push(...matchingPaths(child, rest, { isMoreSpecific, isLessSpecific }));
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
