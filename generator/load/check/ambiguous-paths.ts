interface Branch {
  readonly children: Map<string, Branch>;
  /** The path that ends here. */
  end?: string;
}

const variable = '{}';
const mostReported = 100;

/**
 * Pairs of paths that one request can match, neither of which is the more specific: where the one is concrete the other
 * is templated, and the other way round. Found with a tree of segments, so that many paths do not mean many
 * comparisons.
 */
export function ambiguousPaths(paths: readonly string[]): readonly { readonly path: string; readonly other: string }[] {
  // By the number of segments: paths of other lengths never match.
  const roots = new Map<number, Branch>();
  const found: { path: string; other: string }[] = [];
  for (const path of paths) {
    const segments = segmentsOf(path);
    const root: Branch = roots.get(segments.length) ?? { children: new Map() };
    roots.set(segments.length, root);
    for (const other of matching(root, segments, { more: false, less: false })) found.push({ path, other });
    if (found.length >= mostReported) return found.slice(0, mostReported);
    insert(root, segments, path);
  }
  return found;
}

function segmentsOf(path: string): readonly string[] {
  return path.split('/').map((segment) => (/^\{[^{}]*\}$/.test(segment) ? variable : segment));
}

function insert(root: Branch, segments: readonly string[], path: string): void {
  let branch = root;
  for (const segment of segments) {
    const child: Branch = branch.children.get(segment) ?? { children: new Map() };
    branch.children.set(segment, child);
    branch = child;
  }
  branch.end = path;
}

/** Whether the path looked for has been more, and less, specific than the branch so far. */
interface Compared {
  readonly more: boolean;
  readonly less: boolean;
}

function matching(branch: Branch, segments: readonly string[], compared: Compared): readonly string[] {
  const [segment, ...rest] = segments;
  if (segment === undefined) return compared.more && compared.less && branch.end !== undefined ? [branch.end] : [];
  const found: string[] = [];
  for (const [name, child] of candidates(branch, segment)) {
    const more = compared.more || (segment !== variable && name === variable);
    const less = compared.less || (segment === variable && name !== variable);
    found.push(...matching(child, rest, { more, less }));
  }
  return found;
}

function candidates(branch: Branch, segment: string): Iterable<readonly [string, Branch]> {
  if (segment === variable) return branch.children;
  return [segment, variable].flatMap((name): readonly (readonly [string, Branch])[] => {
    const child = branch.children.get(name);
    return child === undefined ? [] : [[name, child]];
  });
}
