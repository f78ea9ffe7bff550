import type { Issue } from '#shared/validation/issue.ts';
import { isAbsent, itemsOf, membersOf } from './members.ts';
import { broken, missing, notChecked } from './rule-finding.ts';

/** Facts about a link between people. */
export interface PeopleLinkFacts {
  /** The id in the URL. */
  readonly urlId?: string;
  /** The other links of the same source. */
  readonly links?: readonly unknown[];
}

const MANDATORY = ['linkSourceId', 'linkTargetId', 'linkType', 'targetThirdPartyId', 'targetThirdPartyType'];

/**
 * Checks a PeopleLink (R148, R149, R151). The third party of the source may be omitted: it is the one in the URL
 * (R150). Only the platform can check that the linked people exist.
 */
export function checkPeopleLink(body: unknown, facts: PeopleLinkFacts = {}): readonly Issue[] {
  const members = membersOf(body);
  const absent = MANDATORY.filter((name) => isAbsent(members[name]));
  return [
    ...idFindings(members, facts),
    ...absent.map((name) => missing({ rule: 'R149', path: [name], expected: `"${name}", which is mandatory` })),
    ...defaultFindings(members, facts),
  ];
}

function idFindings({ id }: Readonly<Record<string, unknown>>, { urlId }: PeopleLinkFacts): readonly Issue[] {
  const rule = 'R148';
  if (isAbsent(id)) return [missing({ rule, path: ['id'], expected: 'the id, which is mandatory' })];
  if (urlId === undefined) return [notChecked({ rule, path: ['id'], expected: 'the id of the URL' })];
  return id === urlId ? [] : [broken({ rule, path: ['id'], expected: 'the id of the URL', received: 'another one' })];
}

function defaultFindings(
  { defaultLink, id }: Readonly<Record<string, unknown>>,
  { links }: PeopleLinkFacts,
): readonly Issue[] {
  const rule = 'R151';
  if (defaultLink !== true) return [];
  if (links === undefined)
    return [notChecked({ rule, path: ['defaultLink'], expected: 'the other links, of which one may be the default' })];
  const others = itemsOf(links)
    .map(membersOf)
    .filter((link) => link['id'] !== id && link['defaultLink'] === true);
  return others.length === 0
    ? []
    : [broken({ rule, path: ['defaultLink'], expected: 'false: another link is the default', received: 'true' })];
}
