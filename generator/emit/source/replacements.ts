import type { Replacement } from '../../../templates/runtime/shared/eslint/prefer-update.ts';
import type { Api } from '../../model/api.ts';

/** Lists the functions that replace a whole resource, with their safe updates, as they are and in the facade. */
export function replacementsOf({ groups, inferred }: Api): readonly Replacement[] {
  const operations = groups.flatMap((group) => group.operations.map((operation) => ({ group, operation })));
  return operations.flatMap(({ group, operation: { id, name, facade, update } }) => {
    if (update === undefined) return [];
    const names = { replace: name, update: update.name };
    const inGroup = (path: readonly string[]): readonly string[] =>
      path.length > 1 ? path : [group.identifier, ...path];
    const own = { ...names, facade: inGroup(facade), updateFacade: inGroup(update.facade) };
    const others = (inferred?.collections ?? []).flatMap(({ identifier, methods }): readonly Replacement[] => {
      const mine = methods.filter((method) => method.operation === id);
      const [replace, safe] = [mine.find(({ kind }) => kind === 'call'), mine.find(({ kind }) => kind === 'update')];
      if (replace === undefined || safe === undefined) return [];
      return [{ ...names, facade: [identifier, replace.name], updateFacade: [identifier, safe.name] }];
    });
    return [own, ...others];
  });
}
