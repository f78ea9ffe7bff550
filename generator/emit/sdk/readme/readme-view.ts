import type { Credential, Group, Operation, Server } from '../../../model/api.ts';
import type { Contract } from '../../../model/contract.ts';
import type { Documentation } from '../../../model/schema.ts';
import { guideSections } from '../../guide-sections.ts';
import { objectLiteral, string } from '../../source/literal.ts';
import { code, oneLine } from '../../source/markdown.ts';
import { memberChain, sampleCall, sampleUpdate } from './samples.ts';

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
    const trust = provenanceText(prefixDocumentation);
    const row = { identifier: code(identifier), path: code(pathPrefix), trust };
    return [{ ...row, member: objectLiteral([[identifier, string(`/gateway${pathPrefix}`)]]) }];
  });
}

/** The functions of one group, as the rows of a table. */
interface GroupRows {
  readonly title: string;
  readonly slug: string;
  readonly rows: readonly OperationRow[];
}

/** One function. */
interface OperationRow {
  readonly name: string;
  /** The same in the facade. */
  readonly method: string;
  readonly request: string;
  /** Whether a failed call is repeated. */
  readonly retried: string;
  /** How far to trust what is said of it. */
  readonly trust: string;
}

/** A table a group; an update stands before the operation that it makes safe. */
function groupRows(groups: readonly Group[]): readonly GroupRows[] {
  const functions = new Map(groups.flatMap(({ operations }) => operations).map(({ id, name }) => [id, name]));
  return groups.map((group) => ({
    title: oneLine(group.title),
    slug: group.slug,
    rows: group.operations.flatMap((operation) => [
      ...updateRow(operation, group, functions),
      operationRow(operation, group),
    ]),
  }));
}

function operationRow(operation: Operation, { identifier }: Group): OperationRow {
  return {
    name: code(operation.name),
    method: code(memberChain([identifier, ...operation.facade])),
    request: code(`${operation.method} ${operation.path}`),
    retried: operation.retry === 'safe' ? 'yes' : 'never',
    trust: provenanceText(operation.documentation),
  };
}

function updateRow(
  { update, name }: Operation,
  { identifier }: Group,
  functions: ReadonlyMap<string, string>,
): readonly OperationRow[] {
  if (update === undefined) return [];
  const reading = functions.get(update.reading?.read ?? '');
  const read = reading === undefined ? 'your `read`' : code(reading);
  return [
    {
      name: `**${code(update.name)}**`,
      method: code(memberChain([identifier, ...update.facade])),
      request: `${read}, then ${code(name)}`,
      retried: 'its reads',
      trust: '',
    },
  ];
}

/** One way to prove who calls, as a row of a table. */
interface CredentialRow {
  /** How it is made. */
  readonly call: string;
  /** What it puts between the base URL and the path. */
  readonly selector: string;
  readonly sends: string;
}

/** The credentials that the client offers a function for. */
function credentialRows(credentials: readonly Credential[]): readonly CredentialRow[] {
  return credentials.flatMap((credential) => {
    const [call, sends] = wordsOf(credential);
    if (call === undefined || sends === undefined) return [];
    const selector = credential.selector === undefined ? 'none' : code(credential.selector);
    return [{ call: code(`${credential.name}(${call})`), selector, sends }];
  });
}

/** What the function takes, and what the credential does. */
function wordsOf(credential: Credential): readonly [call: string, sends: string] | readonly [] {
  switch (credential.kind) {
    case 'basic':
      return ['user, password', 'user and password with every call'];
    case 'bearer':
      if (credential.login === undefined) return ['token', 'a token of yours with every call; it is not renewed'];
      return ['{ username, password }', 'a token, fetched with a login when first needed and once more on 401'];
    case 'oauth2':
      return oauth2Words(credential.grant?.type);
    case 'apiKey':
      return ['value', `a key in the ${credential.location} ${oneLine(credential.parameter)}`];
    case 'other':
      return [];
  }
}

function oauth2Words(type: 'password' | 'client_credentials' | undefined): readonly [call: string, sends: string] {
  if (type === undefined) return ['token', 'a token of yours with every call; it is not renewed'];
  const user = type === 'password' ? ', username, password' : '';
  return [
    `{ clientId, clientSecret${user} }`,
    'a token, fetched when first needed and renewed before its end and once on 401',
  ];
}

/** How far a statement can be trusted, in the words of the page; nothing where nobody says. */
function provenanceText(documentation: Documentation | undefined): string {
  const { provenance, notShown = [] } = documentation ?? {};
  const open = notShown.length === 0 ? '' : 'in part not shown';
  return [provenance?.replace('-', ' '), open].filter(Boolean).join(', ');
}
