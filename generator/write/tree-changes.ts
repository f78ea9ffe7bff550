import type { Change } from './plan-changes.ts';

/** What was done, or would be: the paths, without the manifest. */
export interface TreeChanges {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

/** The changes by kind. */
export function sortChanges(changes: readonly Change[]): TreeChanges {
  const pathsOf = (kind: Change['kind']): readonly string[] =>
    changes.filter((change) => change.kind === kind).map((change) => change.path);
  return { added: pathsOf('add'), changed: pathsOf('change'), removed: pathsOf('remove') };
}
