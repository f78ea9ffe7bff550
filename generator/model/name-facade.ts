import type { Group } from './api.ts';
import type { UnnamedGroup } from './build-groups.ts';
import { typeName } from './names.ts';

/** A group with the names of its interfaces in the facade, which clash with no shape and with each other. */
export function nameFacade(group: UnnamedGroup, claim: (wanted: string) => string): Group {
  const names = new Set(group.operations.flatMap(({ facade }) => (facade.length > 1 ? [facade[0] ?? ''] : [])));
  return {
    ...group,
    facadeName: claim(`${typeName(group.slug)}Operations`),
    collections: [...names].map((name) => ({
      name,
      facadeName: claim(`${typeName(group.slug)}${typeName(name)}Operations`),
    })),
  };
}
