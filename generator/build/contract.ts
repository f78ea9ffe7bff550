import { Diagnostics, type Reporter } from '../diagnostics/diagnostics.ts';
import {
  type Api,
  type Credential,
  type Grant,
  type Group,
  type Login,
  type PackageNames,
  type Parameter,
  readServer,
} from '../model/api.ts';
import type { Contract } from '../model/contract.ts';
import type { InferredDocument } from '../model/inferred.ts';
import {
  type Json,
  type JsonObject,
  at,
  below,
  member,
  type Pointer,
  optional,
  listAt,
  objectAt,
  textAt,
  isObject,
  follow,
} from '../model/json.ts';
import type { Migration } from '../model/migration.ts';
import type { NamedSchema } from '../model/schema.ts';
import {
  camelName,
  functionName,
  NameScope,
  packageSlug,
  runtimeFunctions,
  runtimeTypes,
  typeName,
  wantedTypeName,
} from '../model/names.ts';
import { addPathProvenance, buildGroups, nameFacade, type TaggedOperation } from './groups.ts';
import { addInferred } from './inferred/inferred.ts';
import { buildMigration } from './migration/migration.ts';
import { SchemaBuilder, buildPayloads } from './named-schemas.ts';
import { operationSources } from './operation-sources.ts';
import { buildOperation, operationId, checkUpdates, reportUnusualRequests } from './operations.ts';
import { expandInheritance } from './inheritance.ts';
import { deriveVariants } from './variants.ts';
import { buildDocumentation } from './documentation.ts';

/** Input of {@link buildContract}: a checked document and, optionally, the previous version. */
interface ContractSource {
  readonly document: JsonObject;
  readonly previousDocument?: JsonObject | undefined;
  readonly migration?: Migration | undefined;
  readonly companions?: ReadonlyMap<string, string>;
  /** Adds what a document implies to it (`x-resource` with `inferred`). Without it, nothing is inferred. */
  readonly infer?: ((document: JsonObject) => InferredDocument) | undefined;
}

/** Builds the document that packages contain: it stands alone, and requests and responses have schemas of their own. */
export function buildDocument({ 'x-companions': _, ...own }: JsonObject): JsonObject {
  return deriveVariants(expandInheritance(addPathProvenance(own)));
}

/** Builds the model that every emitter reads. */
export function buildContract(source: ContractSource, diagnostics: Reporter): Contract {
  const built = buildDocument(source.document);
  const inferred = source.infer?.(built);
  const { document } = inferred ?? { document: built };
  const api = buildApi(document, diagnostics, inferred);
  const { previousDocument } = source;
  const previous =
    previousDocument === undefined ? undefined : namePrevious(previousDocument, buildPrevious(previousDocument), api);
  const tables = source.migration;
  const migration =
    tables === undefined || previous === undefined ? undefined : buildMigration(tables, previous.api, api, diagnostics);
  return {
    api,
    document,
    companions: source.companions ?? new Map(),
    ...optional('previous', previous),
    ...optional('migration', migration),
  };
}

/** Builds the model of the previous version. Its diagnostics are discarded, since that version no longer changes. */
function buildPrevious(document: JsonObject): Api {
  return buildApi(document, new Diagnostics());
}

/** Names the previous version. Adds a suffix if both documents have the same name. */
function namePrevious(document: JsonObject, api: Api, current: Api): NonNullable<Contract['previous']> {
  const name = api.names.document;
  return { name: name === current.names.document ? `${name}-before` : name, document, api };
}

function buildApi(document: JsonObject, diagnostics: Reporter, inferred?: InferredDocument): Api {
  const schemas = new SchemaBuilder(document, (pointer, what) => diagnostics.report('not-expressible', pointer, what));
  const context = { document, schemas, isInferred: inferred !== undefined };
  const sources = operationSources(objectAt(document, 'paths'));
  schemas.promiseFunctions(sources.map(operationId));
  const built = sources.map((source): TaggedOperation => ({
    operation: buildOperation(source, context),
    tags: listAt(source.operation.value, 'tags').filter((tag) => typeof tag === 'string'),
  }));
  const tagged = checkUpdates(built, diagnostics);
  const names = packageNames(document);
  reportUnusualRequests(
    tagged.map(({ operation }) => operation),
    diagnostics,
  );
  for (const { operation } of tagged) reportChangedName(camelName(operation.id), operation, diagnostics);
  reportChangedParameters(tagged, document, diagnostics);
  const payloads = buildPayloads(document, sources, schemas);
  const info = document['info'];
  const facadeName = schemas.claim(`${typeName(names.facade.replace(/^create/, '') || 'client')}Facade`);
  const groups = buildGroups(document, tagged).map((group) => nameFacade(group, (wanted) => schemas.claim(wanted)));
  reportChangedGroups(groups, document, diagnostics);
  const named = schemas.named();
  for (const schema of named)
    if (isComponent(schema)) reportChangedName(wantedTypeName(schema.key), schema, diagnostics);
  const api: Api = {
    title: textAt(info, 'title') ?? 'API',
    version: textAt(info, 'version') ?? '0',
    ...optional('description', textAt(info, 'description') ?? textAt(info, 'summary')),
    names,
    facadeName,
    servers: listAt(document, 'servers').map(readServer),
    groups,
    schemas: [...named, ...payloads],
    credentials: buildCredentials(document, [names.facade, names.variable, 'servers', 'combineCredentials']),
    clientOptions: clientOptions(tagged),
    ...optional('defaults', clientDefaults(document)),
    ...optional('referenceSuffix', textAt(document, 'x-reference-suffix')),
  };
  return inferred === undefined ? api : addInferred(api, inferred, schemas);
}

/** Reports parameters whose name clashes with another one of the operation or with an option, once each. */
function reportChangedParameters(
  tagged: readonly TaggedOperation[],
  document: JsonObject,
  diagnostics: Reporter,
): void {
  const parameters = tagged.flatMap(({ operation }) => operation.parameters);
  const changed = new Map(parameters.map((parameter) => [parameter.pointer + parameter.identifier, parameter]));
  for (const { name, identifier, pointer } of changed.values())
    if (member(at(document, pointer), 'x-identifier') === undefined)
      reportChangedName(camelName(name), { name: identifier, pointer }, diagnostics);
}

/** Reports groups whose name another one has, such as the tags `user-groups` and `User Groups`. */
function reportChangedGroups(groups: readonly Group[], document: JsonObject, diagnostics: Reporter): void {
  const tags = listAt(document, 'tags').map((tag) => textAt(tag, 'name'));
  for (const { title, identifier, isDomain, operations } of groups) {
    const index = tags.indexOf(title);
    const pointer = index < 0 ? below(operations[0]?.pointer ?? '', 'tags', '0') : below('/tags', String(index));
    if (!isDomain) reportChangedName(camelName(title), { name: identifier, pointer }, diagnostics);
  }
}

/** Reports a name that had to change: another one has it, or no code can have it. */
function reportChangedName(
  wanted: string,
  { name, pointer }: { readonly name: string; readonly pointer: Pointer },
  diagnostics: Reporter,
): void {
  if (name !== wanted) diagnostics.report('name-changed', pointer, wanted, name);
}

/** Tests whether a schema is a component of the document, and not derived from one. */
function isComponent({ pointer, key, derivedFrom }: NamedSchema): boolean {
  return pointer === below('/components/schemas', key) && derivedFrom === undefined;
}

/** Returns the publisher's defaults of the client's options (`x-client`). */
function clientDefaults(document: JsonObject): JsonObject | undefined {
  const { idempotencyHeader: _, largeIntegers: __, ...defaults } = objectAt(document, 'x-client');
  return Object.keys(defaults).length === 0 ? undefined : defaults;
}

/** Collects the parameters that a client may set once, without duplicates. */
function clientOptions(tagged: readonly TaggedOperation[]): readonly Parameter[] {
  const options = new Map<string, Parameter>();
  for (const { operation } of tagged)
    for (const parameter of operation.parameters)
      if (parameter.clientOption) options.set(parameter.identifier, parameter);
  return [...options.values()];
}

const SEMANTIC_VERSION = /^\d+\.\d+\.\d+(?:-[\w.-]+)?(?:\+[\w.-]+)?$/;

function packageNames(document: JsonObject): PackageNames {
  const stated = objectAt(document, 'x-package');
  const scope = textAt(stated, 'scope') ?? `@${packageSlug(textAt(document['info'], 'title') ?? 'api', 'unnamed')}`;
  const named = (name: string): string => textAt(stated['packages'], name) ?? `${scope}/${name}`;
  const documented = textAt(document['info'], 'version') ?? '';
  const facade = new NameScope(runtimeFunctions).claim(functionName(textAt(stated, 'facade') ?? 'createClient'));
  return {
    sdk: named('sdk'),
    mock: named('mock'),
    migrate: named('migrate'),
    version: textAt(stated, 'version') ?? (SEMANTIC_VERSION.test(documented) ? documented : '0.1.0'),
    verify: named('verify'),
    facade,
    variable: facadeVariable(facade),
    document: packageSlug(textAt(stated, 'document') ?? 'openapi', 'openapi'),
    paths: member(stated, 'paths') === true,
  };
}

/** Names the variable of the whole client in examples: `bmp` for `createBmp`. */
function facadeVariable(facade: string): string {
  const created = /^create([A-Z].*)/.exec(facade)?.[1];
  return created === undefined ? 'client' : functionName(created);
}

/** Builds the security schemes, in document order. */
function buildCredentials(document: JsonObject, taken: readonly string[]): readonly Credential[] {
  const names = new NameScope([...runtimeFunctions, ...runtimeTypes, ...taken]);
  return Object.entries(objectAt(document['components'], 'securitySchemes')).map(([key, written]) => {
    const { value } = follow(document, { value: written, pointer: '' });
    return buildCredential(key, names.claim(functionName(key)), value, document);
  });
}

function buildCredential(key: string, name: string, value: Json, document: JsonObject): Credential {
  const shared = {
    key,
    name,
    documentation: buildDocumentation(value),
    ...optional('selector', textAt(value, 'x-selector')),
  };
  switch (textAt(value, 'type')) {
    case 'http':
      if (textAt(value, 'scheme')?.toLowerCase() === 'basic') return { kind: 'basic', ...shared };
      if (textAt(value, 'scheme')?.toLowerCase() !== 'bearer') return { kind: 'other', ...shared };
      return { kind: 'bearer', ...shared, ...optional('login', buildLogin(value, document)) };
    case 'oauth2':
      return { kind: 'oauth2', ...shared, ...optional('grant', buildGrant(value)) };
    case 'openIdConnect':
      return { kind: 'bearer', ...shared };
    case 'apiKey':
      return {
        kind: 'apiKey',
        ...shared,
        parameter: textAt(value, 'name') ?? key,
        location: keyLocation(textAt(value, 'in')),
      };
    default:
      return { kind: 'other', ...shared };
  }
}

function keyLocation(text: string | undefined): 'query' | 'header' | 'cookie' {
  return text === 'query' || text === 'cookie' ? text : 'header';
}

function buildGrant(scheme: Json): Grant | undefined {
  const flows = objectAt(scheme, 'flows');
  const [type, flow] = isObject(flows['password'])
    ? (['password', flows['password']] as const)
    : (['client_credentials', flows['clientCredentials']] as const);
  const tokenUrl = textAt(flow, 'tokenUrl');
  return tokenUrl === undefined ? undefined : { type, tokenUrl, scopes: Object.keys(objectAt(flow, 'scopes')) };
}

/** Builds the login request (`x-login`): the operation that returns a token, and its parameters. */
function buildLogin(scheme: Json, document: JsonObject): Login | undefined {
  const login = objectAt(scheme, 'x-login');
  const wanted = textAt(login, 'operation');
  const username = textAt(login, 'username');
  const password = textAt(login, 'password');
  if (wanted === undefined || username === undefined || password === undefined) return undefined;
  const operations = operationSources(objectAt(document, 'paths'));
  const found = operations.find(({ operation }) => textAt(operation.value, 'operationId') === wanted);
  if (found === undefined) return undefined;
  const encoding = textAt(login, 'encoding') === 'base64' ? { encoding: 'base64' as const } : {};
  return { method: found.method.toUpperCase(), path: found.path, username, password, ...encoding };
}
