import type { Api, Credential, Operation } from '../../model/api.ts';
import { groupBy } from '../../model/json.ts';
import { objectLiteral, propertyKey, stringLiteral } from '../source/literals.ts';
import { type FunctionDeclarationStructure, KIND } from '../structures.ts';

/** Name of the generated function that takes several credentials. */
export const COMBINE = 'combineCredentials';

/**
 * Declares the function that takes several credentials and sends with each operation those that it requires. There is
 * none if the operations require a single scheme, or if the schemes select the path of a call, so that only one can be
 * sent.
 */
export function combineFunction(api: Api): readonly FunctionDeclarationStructure[] {
  const keys = combinedKeys(api);
  if (keys.length === 0) return [];
  const property = (key: string): string => `readonly ${propertyKey(key)}?: Credential | undefined`;
  return [
    {
      kind: KIND.Function,
      name: COMBINE,
      isExported: true,
      docs: [
        'Takes credentials by security scheme and sends with each operation those that it requires, together if it\n' +
          'requires several. Of alternatives, it takes the first for which all credentials are given.',
      ],
      parameters: [{ name: 'credentials', type: `{ ${keys.map(property).join('; ')} }` }],
      returnType: 'Credential',
      statements: [`return credentialsByOperation(credentials, ${documentedRequirements(api)});`],
    },
  ];
}

/** Returns `true` if the client has a function that takes several credentials. */
export function combinesCredentials(api: Api): boolean {
  return combinedKeys(api).length > 0;
}

/** Lists the schemes that the operations require, in document order; none unless there are several. */
function combinedKeys(api: Api): readonly string[] {
  const required = new Set(operationsOf(api).flatMap(({ security }) => security.flat()));
  const schemes = api.credentials.filter(({ key }) => required.has(key));
  const isSelecting = ({ selector }: Credential): boolean => selector !== undefined;
  return schemes.length < 2 || schemes.some(isSelecting) ? [] : schemes.map(({ key }) => key);
}

/** Writes the requirements of all operations as an object literal: the most frequent one first, the others by index. */
function documentedRequirements(api: Api): string {
  const operations = operationsOf(api).filter(({ isPublic }) => !isPublic);
  const byText = groupBy(operations, ({ security }) => JSON.stringify(security));
  const ordered = [...byText].toSorted(([, one], [, other]) => other.length - one.length);
  const others = ordered.flatMap(([, group], index) =>
    index === 0 ? [] : group.map(({ id }) => [id, String(index)] as const),
  );
  const list = (items: readonly string[]): string => `[${items.join(', ')}]`;
  const literals = ordered.map(([, [first]]) =>
    list((first?.security ?? []).map((keys) => list(keys.map(stringLiteral)))),
  );
  return objectLiteral([
    ['requirements', list(literals)],
    ['operations', objectLiteral(others)],
  ]);
}

function operationsOf({ groups }: Api): readonly Operation[] {
  return groups.flatMap(({ operations }) => operations);
}
