import type { Api, Credential, Group, Operation, Server } from '../../../model/api.ts';
import type { Contract } from '../../../model/contract.ts';
import type { Documentation } from '../../../model/schema.ts';
import type { EmitOptions, OutputFile } from '../../emitter.ts';
import { objectLiteral, stringLiteral } from '../../source/literals.ts';
import { escapeMarkdown, guidePages, guideSections, inlineCode, installSource } from '../../source/markdown.ts';
import {
  callLabel,
  collectionLines,
  combinedExample,
  errorLines,
  firstCall,
  firstCallLines,
  validationLines,
} from './first-call.ts';
import { hasEslintPlugin } from '../emit-eslint.ts';
import { memberChain, sampleCall, sampleList, sampleUpdate, sampleUpload } from './samples.ts';

/** The package that the guide describes. */
export interface ClientPackage {
  readonly contract: Contract;
  /** The groups that have operations. */
  readonly groups: readonly Group[];
  readonly hasPaths: boolean;
  readonly hasValidators: boolean;
  readonly hasRules: boolean;
  readonly hasMigration: boolean;
}

/** Sections of the guide to which the specification's companions may add text about this API. */
const SECTIONS = ['start', 'updates', 'tests', 'credentials', 'values', 'validation', 'testing', 'trust'] as const;

/** Plans the README and the chapters of the guide. */
export function emitGuide(client: ClientPackage, { folder }: EmitOptions): readonly OutputFile[] {
  const { companions, api } = client.contract;
  const install = installSource('sdk', api.names.sdk, { companions, folder });
  const chapters = [
    ...['calls', 'credentials', 'errors', 'operations', 'testing', 'transport', 'values'],
    ...(hasUpdates(client) ? ['updates'] : []),
    ...(client.hasValidators ? ['validation'] : []),
  ];
  return guidePages('sdk', chapters, { ...guideView(client), install });
}

function hasUpdates({ groups }: ClientPackage): boolean {
  return groups.some(({ operations }) => operations.some(({ update }) => update !== undefined));
}

function guideView(client: ClientPackage): object {
  const { contract, groups, ...parts } = client;
  const { api, companions } = contract;
  const schemas = new Map(api.schemas.map((schema) => [schema.name, schema]));
  const operations = groups.flatMap((group) => group.operations);
  const sample = sampleCall(groups, schemas);
  return {
    name: api.names.sdk,
    title: escapeMarkdown(api.title),
    facade: api.names.facade,
    facadeType: api.facadeName,
    guide: guideSections(companions, 'client', SECTIONS),
    sample: sample === undefined ? false : { ...sample, label: callLabel(api, sample) },
    first: firstView(api),
    list: sampleList(groups) ?? false,
    collectionLines: collectionLines(api, 'all'),
    update: sampleUpdate(groups, schemas) ?? false,
    upload: sampleUpload(groups, schemas) ?? false,
    hasUpdates: hasUpdates(client),
    hasEslint: hasEslintPlugin(groups),
    hasUnread: operations.some(({ update }) => update?.replacement?.unread !== undefined),
    readByCaller: operations.flatMap(({ update }) =>
      update !== undefined && update.reading === undefined ? [inlineCode(update.name)] : [],
    ),
    servers: api.servers.filter(({ url }) => url !== '/').map(serverLine),
    credentials: credentialRows(api.credentials),
    combines: combinedExample(api) ?? false,
    hasSelectors: api.credentials.some(({ selector }) => selector !== undefined),
    clientOptions: api.clientOptions.map(({ identifier, name, location }) => ({
      property: inlineCode(identifier),
      parameter: `${location === 'header' ? 'header' : `${location} parameter`} ${inlineCode(name)}`,
    })),
    prefixes: prefixRows(groups),
    hasTrust: operations.some(({ documentation }) => documentation.provenance !== undefined),
    ...parts,
    groups: groupRows(groups),
  };
}

/** Returns the first example in parts, since the chapters use the functions instead of the facade. */
function firstView(api: Api): object {
  const { names, options } = firstCall(api);
  return { names, options };
}

/** Plans the README of the source layout, which stands among the generated modules. */
export function emitSourceGuide(
  client: ClientPackage,
  { entry = './index.js', runtime = 'runtime' }: EmitOptions,
): OutputFile {
  const { contract, groups, hasValidators } = client;
  const { api } = contract;
  const upload = sampleUpload(groups, new Map(api.schemas.map((schema) => [schema.name, schema])));
  const view = {
    title: escapeMarkdown(api.title),
    upload: upload?.method ?? false,
    lines: firstCallLines(api, entry),
    combines: combinedExample(api) !== undefined,
    errorLines: errorLines(api),
    collectionLines: collectionLines(api, api.names.variable),
    group: groups[0]?.slug ?? false,
    validationLines: validationLines(api, entry),
    entry,
    servers: api.servers.map(serverLine),
    groups: groups.map(({ slug, identifier, title, operations }) => ({
      slug,
      identifier: inlineCode(`${api.names.variable}.${identifier}`),
      title: escapeMarkdown(title),
      count: operations.length,
    })),
    hasValidators,
    hasEslint: hasEslintPlugin(groups),
    eslintModule: entry.replace(/index(?=\.|$)/, 'eslint'),
    runtime,
    isShared: runtime !== 'runtime',
  };
  return { kind: 'template', path: 'sdk/README.md', template: 'sdk/README.source.md.hbs', view };
}

/** Returns a server as an item of a list. */
function serverLine({ url, description }: Server): string {
  return description === undefined ? inlineCode(url) : `${inlineCode(url)}: ${escapeMarkdown(description)}`;
}

/** Returns the path prefix of each domain, as a row of a table and as a member of an object literal. */
function prefixRows(groups: readonly Group[]): readonly object[] {
  return groups.flatMap(({ identifier, pathPrefix, prefixDocumentation }) => {
    if (pathPrefix === undefined) return [];
    const trust = provenanceText(prefixDocumentation);
    const row = { identifier: inlineCode(identifier), path: inlineCode(pathPrefix), trust };
    return [{ ...row, member: objectLiteral([[identifier, stringLiteral(`/gateway${pathPrefix}`)]]) }];
  });
}

/** Table of the functions of one group. */
interface GroupRows {
  readonly title: string;
  readonly slug: string;
  readonly rows: readonly OperationRow[];
}

/** Row of one function. */
interface OperationRow {
  readonly name: string;
  /** Its method in the facade. */
  readonly method: string;
  readonly request: string;
  /** Says whether a failed call is retried. */
  readonly retried: string;
  /** Provenance of what is specified. */
  readonly trust: string;
}

/** Returns one table per group; a safe update comes before the operation that it wraps. */
function groupRows(groups: readonly Group[]): readonly GroupRows[] {
  const functions = new Map(groups.flatMap(({ operations }) => operations).map(({ id, name }) => [id, name]));
  return groups.map((group) => ({
    title: escapeMarkdown(group.title),
    slug: group.slug,
    rows: group.operations.flatMap((operation) => [
      ...updateRow(operation, group, functions),
      operationRow(operation, group),
    ]),
  }));
}

function operationRow(operation: Operation, { identifier }: Group): OperationRow {
  return {
    name: inlineCode(operation.name),
    method: inlineCode(memberChain([identifier, ...operation.facade])),
    request: inlineCode(`${operation.method} ${operation.path}`),
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
  const read = reading === undefined ? 'your `read`' : inlineCode(reading);
  return [
    {
      name: `**${inlineCode(update.name)}**`,
      method: inlineCode(memberChain([identifier, ...update.facade])),
      request: `${read}, then ${inlineCode(name)}`,
      retried: 'its reads',
      trust: '',
    },
  ];
}

/** Row of one credential. */
interface CredentialRow {
  /** Call that creates it. */
  readonly call: string;
  /** Text that it puts between the base URL and the path. */
  readonly selector: string;
  readonly sends: string;
}

/** Returns the credentials for which the client has a function. */
function credentialRows(credentials: readonly Credential[]): readonly CredentialRow[] {
  return credentials.flatMap((credential) => {
    const [call, sends] = describeCredential(credential);
    if (call === undefined || sends === undefined) return [];
    const selector = credential.selector === undefined ? 'none' : inlineCode(credential.selector);
    return [{ call: inlineCode(`${credential.name}(${call})`), selector, sends }];
  });
}

/** Describes the parameters of the function, and what the credential sends. */
function describeCredential(credential: Credential): readonly [call: string, sends: string] | readonly [] {
  switch (credential.kind) {
    case 'basic':
      return ['user, password', 'user name and password with every call'];
    case 'bearer':
      if (credential.login === undefined) return ['token', 'your token with every call; it is not renewed'];
      return ['{ username, password }', 'a token, obtained by login on first use and once more on 401'];
    case 'oauth2':
      return describeOAuth2(credential.grant?.type);
    case 'apiKey':
      return ['value', `a key in the ${credential.location} ${escapeMarkdown(credential.parameter)}`];
    case 'other':
      return [];
  }
}

function describeOAuth2(type: 'password' | 'client_credentials' | undefined): readonly [call: string, sends: string] {
  if (type === undefined) return ['token', 'your token with every call; it is not renewed'];
  const user = type === 'password' ? ', username, password' : '';
  return [
    `{ clientId, clientSecret${user} }`,
    'a token, obtained on first use, and renewed before it expires and once on 401',
  ];
}

/** Returns the provenance of documentation in words; an empty text where none is stated. */
function provenanceText(documentation: Documentation | undefined): string {
  const { provenance, pathProvenance, notShown = [] } = documentation ?? {};
  const gaps = notShown.length === 0 ? '' : 'partly undocumented';
  const path = pathProvenance === undefined ? '' : `; path prefix ${pathProvenance.replace('-', ' ')}`;
  return [provenance === undefined ? '' : provenance.replace('-', ' ') + path, gaps].filter(Boolean).join('; ');
}
