import { Diagnostics } from '../../generator/diagnostics/diagnostics.ts';
import { diff } from '../../generator/evolve/diff/diff.ts';
import { loadVersion } from '../../generator/evolve/propose.ts';

/** Version change that a change of an API report requires. */
export type Bump = 'major' | 'minor' | 'patch';

/** A declaration of an API report: its lines without the first, by how often they occur. */
type Members = ReadonlyMap<string, number>;

const RANKS = ['patch', 'minor', 'major'] as const satisfies readonly Bump[];

/** Returns the highest of several bumps. */
export function highestBump(bumps: readonly Bump[]): Bump {
  return RANKS[Math.max(0, ...bumps.map((bump) => RANKS.indexOf(bump)))] ?? 'patch';
}

/**
 * Returns the bump that a changed API report asks for. A removed or changed line breaks callers, and so does a required
 * member that is added to an interface or a type, because callers may create its values.
 */
export function requiredBump(before: string, after: string): Bump {
  const now = declarationsOf(after);
  const known = declarationsOf(before);
  const bumps = [...known].map(([head, members]): Bump => {
    const changed = now.get(head);
    return changed === undefined ? 'major' : compareMembers(head, members, changed);
  });
  return highestBump([...bumps, ...[...now.keys()].map((head) => (known.has(head) ? 'patch' : 'minor'))]);
}

/** Reads the declarations of a report by their first line, with the heading of the entry that exports them. */
function declarationsOf(report: string): ReadonlyMap<string, Members> {
  const declarations = new Map<string, Map<string, number>>();
  let heading = '';
  let members = new Map<string, number>();
  for (const line of report.split('\n')) {
    if (line.startsWith('## ')) heading = line;
    if (/^(?:\s|[})\]])/.test(line)) members.set(line, (members.get(line) ?? 0) + 1);
    else if (!/^(?:#.*|```.*|)$/.test(line)) {
      const head = `${heading}\n${line}`;
      members = declarations.get(head) ?? new Map();
      declarations.set(head, members);
    }
  }
  return declarations;
}

function compareMembers(head: string, before: Members, after: Members): Bump {
  const isRemoved = [...before].some(([line, count]) => (after.get(line) ?? 0) < count);
  const added = [...after].filter(([line, count]) => count > (before.get(line) ?? 0)).map(([line]) => line);
  const isClass = /\bclass \w+/.test(head);
  if (isRemoved || (!isClass && added.some((line) => REQUIRED_MEMBER.test(line)))) return 'major';
  return added.length > 0 ? 'minor' : 'patch';
}

/** Matches a member that is neither optional nor one of a union. */
const REQUIRED_MEMBER = /^\s+(?:readonly )?(?:[\w$]+|'[^']*'|"[^"]*"|\[.*\])(?:<.*>)?(?::|\()/;

/**
 * Returns the bump that the changes between two versions of a specification ask of its client.
 *
 * @param before - file of the previous version
 * @param after - file of the new version
 */
export async function specificationBump(before: string, after: string): Promise<Bump> {
  const diagnostics = new Diagnostics();
  return diff(await loadVersion(before, diagnostics), await loadVersion(after, diagnostics)).release;
}

/** Tests whether a changelog has a section of a version, as "Keep a Changelog" heads it: `## [0.1.0] - 2026-11-24`. */
export function hasSection(changelog: string, version: string): boolean {
  return changelog.includes(`\n## [${version}]`);
}

/**
 * Reports why a version is too low for a bump; `undefined` if it is high enough. Before 1.0.0, semantic versioning lets
 * the minor number break.
 */
export function versionProblem(before: string, after: string, bump: Bump): string | undefined {
  const [oldMajor = 0, oldMinor = 0, oldPatch = 0] = before.split('.').map(Number);
  const [major = 0, minor = 0, patch = 0] = after.split('.').map(Number);
  const isMajor = major > oldMajor;
  const isMinor = isMajor || (major === oldMajor && minor > oldMinor);
  const isPatch = isMinor || (major === oldMajor && minor === oldMinor && patch > oldPatch);
  const isEnough = bump === 'patch' ? isPatch : bump === 'minor' || oldMajor === 0 ? isMinor : isMajor;
  return isEnough ? undefined : `${after} after ${before} is too low: what changed asks for a ${bump} version`;
}
