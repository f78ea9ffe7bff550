import type { ServedOperation } from './document/operation.ts';
import type { Identities } from './identity/users.ts';
import type { Platform } from './platform.ts';
import { Random } from './random.ts';
import { requireKnown } from './read-data.ts';
import { collectionOf, keyOf } from './resource/collections.ts';
import { Base, type Collections } from './store/base.ts';
import type { Beginning, Origin } from './store/beginning.ts';

/** What every space starts from is made of. */
export interface FirstState {
  readonly platform: Platform;
  readonly seed: number;
  readonly size: number;
  /** The caller's, in the place of the seed's. */
  readonly data?: Collections;
  readonly identities?: Identities;
}

/**
 * What every space starts from, the seed with the caller's items over it, and the collections that there may be.
 *
 * @throws TypeError or Refusal where users or items of the caller do not go with the rest
 */
export function firstState(
  first: FirstState,
  operations: readonly ServedOperation[],
): { readonly beginning: Beginning; readonly collections: ReadonlySet<string> } {
  const { platform, seed, size, data = {} } = first;
  const identities = first.identities ?? platform.identities;
  const users = identities?.users.map(({ id, code, name, firstName }) => ({ id, code, name, firstName })) ?? [];
  const made = platform.seed?.(new Random(seed), size) ?? {};
  const seeded = { users, ...made };
  const collections = new Set([...Object.keys(seeded), ...namedCollections(operations, platform)]);
  requireKnown(data, collections);
  const base = new Base({ ...seeded, ...data }, keyOf(platform));
  if (first.identities !== undefined) requireRight(first.identities, platform, base);
  const originOf = (name: string): Origin => {
    if (Object.hasOwn(data, name)) return 'data';
    return Object.hasOwn(made, name) ? 'seed' : 'users';
  };
  const origins = new Map(base.collections.map((name) => [name, originOf(name)] as const));
  return { beginning: { base, seed, size, origins }, collections };
}

/** What operations work on, and what paths and properties refer to. */
function namedCollections(operations: readonly ServedOperation[], platform: Platform): readonly string[] {
  const worked = operations.filter(({ resource }) => resource !== undefined);
  return [...worked.map((operation) => collectionOf(operation, platform)), ...Object.values(platform.references)];
}

/** Refuses a file of users that does not go with the platform and its items. */
function requireRight({ users }: Identities, { checkUser }: Platform, base: Base): void {
  const wrong = users.flatMap((user) => checkUser?.(user, (collection) => base.all(collection)) ?? []);
  if (wrong.length > 0) throw new TypeError(wrong.join('\n'));
}
