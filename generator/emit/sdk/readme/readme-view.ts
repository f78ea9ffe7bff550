import type { Group, Server } from '../../../model/api.ts';
import type { Contract } from '../../../model/contract.ts';
import { objectLiteral, string } from '../../source/literal.ts';
import { guideSections } from '../../guide-sections.ts';
import { credentialRows } from './credential-rows.ts';
import { code, oneLine } from '../../source/markdown.ts';
import { groupRows } from './operation-rows.ts';
import { sampleCall } from './sample-call.ts';
import { sampleUpdate } from './sample-update.ts';
import { trustOf } from './trust-of.ts';

/** Parts of the page that may say more of one interface than holds for any. */
const SECTIONS = ['start', 'updates', 'credentials', 'values', 'validation', 'testing', 'trust'] as const;

/** What the page needs that a reader meets first. */
export function readmeView({ api, companions, migration }: Contract, groups: readonly Group[]): object {
  const schemas = new Map(api.schemas.map((schema) => [schema.name, schema]));
  const operations = groups.flatMap((group) => group.operations);
  return {
    name: api.names.sdk,
    title: oneLine(api.title),
    facade: api.names.facade,
    guide: guideSections(companions, 'client', SECTIONS),
    sample: sampleCall(groups, schemas) ?? false,
    update: sampleUpdate(groups, schemas) ?? false,
    hasUpdates: operations.some(({ update }) => update !== undefined),
    readByCaller: operations.flatMap(({ update }) =>
      update !== undefined && update.reading === undefined ? [code(update.name)] : [],
    ),
    servers: api.servers.filter(({ url }) => url !== '/').map(serverLine),
    credentials: credentialRows(api.credentials),
    hasSelectors: api.credentials.some(({ selector }) => selector !== undefined),
    clientOptions: api.clientOptions.map(({ identifier, name }) => ({ property: code(identifier), name: code(name) })),
    prefixes: prefixRows(groups),
    hasTrust: operations.some(({ documentation }) => documentation.provenance !== undefined),
    hasPaths: api.names.paths,
    hasValidators: api.names.validators,
    hasRules: companions.has('rules/index.ts'),
    hasMigration: migration !== undefined,
    groups: groupRows(groups),
  };
}

/** Where the interface answers, as an item of a list. */
function serverLine({ url, description }: Server): string {
  return description === undefined ? code(url) : `${code(url)}: ${oneLine(description)}`;
}

/** A domain's beginning of paths, as a row of a table and as a member of an object literal. */
function prefixRows(groups: readonly Group[]): readonly object[] {
  return groups.flatMap(({ identifier, pathPrefix, prefixDocumentation }) => {
    if (pathPrefix === undefined) return [];
    const trust = trustOf(prefixDocumentation);
    const row = { identifier: code(identifier), path: code(pathPrefix), trust };
    return [{ ...row, member: objectLiteral([[identifier, string(`/gateway${pathPrefix}`)]]) }];
  });
}
