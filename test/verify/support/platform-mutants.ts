import type { ServedOperation } from '../../../templates/runtime/mock-engine/src/document/served-document.ts';
import type { Platform } from '../../../templates/runtime/mock-engine/src/platform.ts';
import type { MockSource } from '../../../templates/runtime/mock-engine/src/start.ts';
import { behaviorMutants } from './behavior-mutants.ts';
import { documentMutants } from './document-mutants.ts';
import type { PlatformMutant } from './mutants.ts';
import { responseMutants } from './response-mutants.ts';

/** Breaks every behavior, table and statement of the documents, one at a time, without what nobody can see. */
export function platformMutants(source: MockSource): readonly PlatformMutant[] {
  return allMutants(source).filter(({ name }) => !EQUIVALENT.some(([pattern]) => pattern.test(name)));
}

/** Breaks the same, and what nobody can see too. */
export function allMutants(source: MockSource): readonly PlatformMutant[] {
  return [...behaviorMutants(source), ...documentMutants(source), ...responseMutants(source)];
}

/** Equivalent mutants: patterns of their names, with the reason why no request can tell them from the mock. */
export const EQUIVALENT: readonly (readonly [RegExp, string])[] = [
  [
    /approvals\.approve accepts|journals\.setEndDate accepts|forceVatAmount accepts/,
    'the action rejects missing items only, which the mock rejects before it',
  ],
  [
    /(?:publish|smartScan|setup\.post|timesheetEntries\.validate|avatar|avatarByCode|mine|employeeAbilities\.delete) accepts/,
    'the action rejects nothing that the checks of the document and of paths let through',
  ],
  [/(?:publish|smartScan|avatar|avatarByCode|mine) stores nothing/, 'the action stores nothing'],
  [/setup\.post (?:stores nothing|ignores its body)/, 'no operation reads the setups of devices'],
  [/phases\.transfer stores nothing|validate stores nothing/, 'no operation reads time entries'],
  [/(?:publish|smartScan|avatar|avatarByCode|mine|ask) ignores its body/, 'the action reads no JSON body'],
  [/employees\.update ignores its body/, 'the action passes the request on, and reads no body itself'],
  [/cardGroups\.timesheetEntries accepts/, 'the schema of the body has no company that could be rejected'],
  [/R136 writes of employees are not changed/, 'the mock turns null into false for all resources (R160)'],
  [/R136 writes of employees are not rejected|R071 writes of \* are not rejected/, 'the rule rejects nothing'],
  [
    /(?:cardGroups|cards|customRequests|employees) always shows CUSTOM_DATA/,
    'no item has custom data, and no operation writes them',
  ],
  [/phases always shows/, 'no operation reads phases'],
  [/R157 PhaseReplace does not require closure/, 'an omitted boolean becomes false before the check (R160)'],
  [/R094 (?:requestToken|loginJwt) needs no credentials/, 'the operation is public'],
];

/** Ids of the operations that a mutant is about, and of those of the same collection, which show its effect. */
export function operationsAbout(
  { about }: Pick<PlatformMutant, 'about'>,
  operations: readonly ServedOperation[],
  { aliases }: Platform,
): readonly string[] {
  if (about === undefined || about === '*') return [];
  const [name = '', action] = about.split('.');
  const collectionOf = ({ resource }: ServedOperation): string | undefined =>
    resource === undefined ? undefined : (aliases[resource.collection] ?? resource.collection);
  const isAbout = (operation: ServedOperation): boolean => {
    if (operation.id === about) return true;
    const isOfCollection = name === '*' || collectionOf(operation) === name;
    return isOfCollection && (action === undefined || operation.resource?.action === action);
  };
  const found = operations.filter(isAbout);
  const collections = new Set(found.map(collectionOf));
  return operations
    .filter(
      (operation) =>
        found.includes(operation) || (operation.resource !== undefined && collections.has(collectionOf(operation))),
    )
    .map(({ id }) => id);
}
