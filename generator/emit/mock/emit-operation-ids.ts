import type { Api } from '../../model/api.ts';
import type { Contract } from '../../model/contract.ts';
import type { OutputFile } from '../emitter.ts';
import { string } from '../source/literal.ts';
import { KIND } from '../structures.ts';

/**
 * The ids of all that the mock serves: editors offer them where a test names an operation, and a misspelt one is told.
 */
export function emitOperationIds({ api, old }: Contract): OutputFile {
  const ids = new Set([api, ...(old === undefined ? [] : [old.api])].flatMap(idsOf));
  const type = ids.size === 0 ? 'never' : [...ids].map(string).join(' | ');
  return {
    kind: 'code',
    path: 'mock/src/operation-id.ts',
    statements: [
      {
        kind: KIND.TypeAlias,
        docs: ['An operation that this mock serves, by its id.'],
        isExported: true,
        name: 'OperationId',
        type,
      },
    ],
  };
}

function idsOf({ groups }: Api): readonly string[] {
  return groups.flatMap(({ operations }) => operations.map(({ id }) => id));
}
