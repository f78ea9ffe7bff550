import { CONTRACT_VERSION } from '../../../templates/runtime/shared/contract-version.ts';
import type { Api } from '../../model/api.ts';
import type { Contract } from '../../model/contract.ts';
import { typeName } from '../../model/names.ts';
import {
  mapSchemas,
  type NamedSchema,
  type ObjectSchema,
  parentsOf,
  propertiesOf,
  type Property,
  type Schema,
} from '../../model/schema.ts';
import type { OutputFile } from '../emitter.ts';
import { jsonLiteral, objectLiteral, propertyKey } from '../source/literals.ts';
import { replacementsOf } from '../source/replacements.ts';
import { indexText, typeText } from '../source/types.ts';
import { packagedPages, escapeMarkdown, guidePages, guideSections, installSource } from '../source/markdown.ts';
import {
  constant,
  importNames,
  type InterfaceDeclarationStructure,
  KIND,
  type TypeAliasDeclarationStructure,
} from '../structures.ts';
import { emitTranslators, publicMap, type Translation, type Versions } from './emit-translators.ts';

/** Sections of the README to which companions (the files beside the specification) may add text about this API. */
const SECTIONS = ['start', 'accuracy', 'tests', 'findings', 'report', 'payloads'] as const;

/** Package of the engine, which runs what is emitted here. */
const ENGINE = '@bmp/migrate-engine';

/** Sources of the package. */
interface MigratePackage extends Translation {
  readonly companions: Contract['companions'];
  readonly api: Api;
  readonly previous: Api;
  /** Names of the two versions for readers. */
  readonly titles: Versions;
  readonly folder?: string | undefined;
}

/** Emits the package of the codemod, with the translators, the migration map, and the types of both versions. */
export function emitMigratePackage(source: MigratePackage): readonly OutputFile[] {
  const { api, companions, previous, versions, titles, folder } = source;
  const view = {
    name: api.names.migrate,
    version: api.names.version,
    sdk: api.names.sdk,
    command: commandName(api),
    versions,
    title: escapeMarkdown(api.title),
    install: installSource('migrate', api.names.migrate, { companions, folder }),
    ...titles,
    oldClient: titles.before === versions.before ? `your-${versions.before}-client` : 'your-old-client',
    ...translatorNames(versions),
    guide: guideSections(companions, 'migrate', SECTIONS),
  };
  return [
    ...emitTranslators(source, 'migrate/src', `${ENGINE}/modules`),
    { kind: 'code', path: 'migrate/src/main.ts', statements: mainStatements(api, versions, titles) },
    { kind: 'code', path: 'migrate/src/eslint.ts', statements: eslintStatements(api, versions, titles) },
    { kind: 'text', path: 'migrate/map.json', text: `${JSON.stringify(mapFile(source), null, 1)}\n` },
    emitDeclarations(versions.before, previous),
    emitDeclarations(versions.after, api),
    { kind: 'template', path: 'migrate/package.json', template: 'migrate/package.json.hbs', view },
    ...guidePages('migrate', [], view),
    ...packagedPages(companions, 'migrate', { guide: 'migrate', isCiting: false }),
    ...companionAssets(companions),
    { kind: 'copy', path: 'migrate/tsconfig.json', source: 'views/migrate/tsconfig.json' },
    { kind: 'copy', path: 'migrate/LICENSE', source: 'views/sdk/LICENSE' },
  ];
}

/** Returns the pictures (SVG, since companions are texts) that the companions' sections of the README show. */
function companionAssets(companions: Contract['companions']): readonly OutputFile[] {
  const folder = 'docs/migrate/assets/';
  return [...companions].flatMap(([path, text]) =>
    path.startsWith(folder) ? [{ kind: 'text', path: `migrate/assets/${path.slice(folder.length)}`, text }] : [],
  );
}

function mapFile({
  api,
  previous,
  migration,
  versions,
}: Pick<MigratePackage, 'api' | 'previous' | 'migration' | 'versions'>): object {
  const { legacyTypes, operations, types, requests, requestValues } = migration;
  const v3Operations = api.groups.flatMap((group) =>
    group.operations.map(({ method, path, body }) => ({
      method,
      path,
      ...(body === undefined ? {} : { hasBody: true }),
      ...(body === undefined ? {} : replacedFields(api, body.preferred.schema)),
    })),
  );
  const names = { v2Schemas: legacyTypes, v2Operations: operations, v3Operations, types, requests, requestValues };
  const servers = movedServers(previous, api);
  const tagsOf = ({ groups }: Api): readonly string[] => groups.map(({ identifier }) => identifier);
  const goneTags = tagsOf(previous).filter((tag) => !tagsOf(api).includes(tag));
  return {
    versions,
    ...Object(publicMap(migration)),
    ...names,
    ...(servers.length === 0 ? {} : { servers }),
    ...(goneTags.length === 0 ? {} : { goneTags }),
  };
}

/** Returns the servers that are gone, and the one in their place. Those with variables are chosen by each caller. */
function movedServers(previous: Api, api: Api): readonly { readonly v2: string; readonly v3?: string }[] {
  const urlsOf = ({ servers }: Api): readonly string[] =>
    servers.map(({ url }) => url.replace(/\/$/, '')).filter((url) => url !== '' && !url.includes('{'));
  const [before, after] = [urlsOf(previous), urlsOf(api)];
  const gone = before.filter((url) => !after.includes(url));
  const [next, ...others] = after.filter((url) => !before.includes(url));
  const isClear = next !== undefined && others.length === 0 && gone.length === 1;
  return after.length === 0 ? [] : gone.map((v2) => (isClear ? { v2, v3: next } : { v2 }));
}

/** Returns the fields that a body replaces, of which those that a request omits are cleared. */
function replacedFields({ schemas }: Api, schema: Schema | undefined): { readonly replaces?: readonly string[] } {
  const body = schema?.kind === 'reference' ? schemas.find(({ name }) => name === schema.name) : undefined;
  if (body?.variant !== 'replace') return {};
  const fieldsOf = (one: Schema): readonly string[] => [
    ...propertiesOf(one).flatMap(({ name, readOnly }) => (readOnly ? [] : [name])),
    ...parentsOf(one).flatMap((parent) =>
      schemas.flatMap(({ name, schema: own }) => (name === parent ? fieldsOf(own) : [])),
    ),
  ];
  return { replaces: fieldsOf(body.schema) };
}

/** Returns the name of the command: the scope and the name of the package. */
function commandName(api: Api): string {
  return api.names.migrate.replace(/^@/, '').replace('/', '-');
}

/** Returns the names of the translators. */
function translatorNames({ before, after }: Versions): { readonly down: string; readonly up: string } {
  return { down: `to${typeName(before)}`, up: `to${typeName(after)}` };
}

/** Returns the entry point: the hand-written command, configured for this API. */
function mainStatements(
  api: Api,
  { before, after }: Versions,
  titles: Versions,
): Extract<OutputFile, { kind: 'code' }>['statements'] {
  const { down, up } = translatorNames({ before, after });
  const kit = objectLiteral([
    ['model', String(CONTRACT_VERSION)],
    ['root', "new URL('../', import.meta.url)"],
    ['versions', jsonLiteral({ before, after })],
    ...(sharedPaths(api).length === 0 ? [] : [['sharedPaths', jsonLiteral(sharedPaths(api))] as const]),
    ...(titles.before === before ? [] : [['words', jsonLiteral({ ...titles })] as const]),
    ['up', up],
    ['down', down],
  ]);
  return [
    { ...importNames(`${ENGINE}/require-node`, ['requireNode']), leadingTrivia: '#!/usr/bin/env node\n' },
    'requireNode(process.versions.node);',
    constant({ name: `{ ${down}, ${up} }`, initializer: "await import('./migration.ts')" }),
    constant({ name: '{ run }', initializer: `await import('${ENGINE}/command')` }),
    constant({ name: 'kit', initializer: kit }),
    'process.exitCode = await run(process.argv.slice(2), kit);',
  ];
}

/** Returns the paths that obtain a token: those of OAuth 2.0, and of the login for a bearer token. */
function sharedPaths({ credentials }: Api): readonly string[] {
  const paths = credentials.flatMap((credential) => {
    if (credential.kind === 'bearer') return credential.login?.path ?? [];
    const url = credential.kind === 'oauth2' ? credential.grant?.tokenUrl : undefined;
    return url === undefined ? [] : new URL(url, 'http://localhost').pathname;
  });
  return [...new Set(paths)];
}

/** Returns the entry point of the ESLint plugin, with the functions of the client that replace a whole resource. */
function eslintStatements(
  api: Api,
  versions: Versions,
  titles: Versions,
): Extract<OutputFile, { kind: 'code' }>['statements'] {
  const kit = objectLiteral([
    ['model', String(CONTRACT_VERSION)],
    ['root', "new URL('../', import.meta.url)"],
    ['versions', jsonLiteral({ ...versions })],
    ...(titles.before === versions.before ? [] : [['words', jsonLiteral({ ...titles })] as const]),
    ['sdk', jsonLiteral(api.names.sdk)],
    ['replacements', jsonLiteral(JSON.parse(JSON.stringify(replacementsOf(api))))],
  ]);
  return [
    importNames(`${ENGINE}/eslint`, ['createPlugin', { name: 'EslintPlugin', isTypeOnly: true }]),
    constant({
      docs: ['The ESLint plugin.'],
      name: 'plugin',
      type: 'EslintPlugin',
      initializer: `createPlugin(${kit})`,
    }),
    { kind: KIND.ExportDeclaration, namedExports: [{ name: 'plugin', alias: 'default' }] },
  ];
}

/**
 * Emits the types of one version as declarations, which the codemod adds to a caller's modules. An unknown type is
 * `any`, and an open object has no index signature: the checker must report a name that is not one of its fields. Only
 * the checker reads them, so they have no comments.
 */
function emitDeclarations(version: string, { schemas }: Api): OutputFile {
  return { kind: 'code', path: `migrate/declarations/${version}.d.ts`, statements: schemas.map(declaration) };
}

type Declaration = InterfaceDeclarationStructure | TypeAliasDeclarationStructure;

function declaration({ name, schema }: NamedSchema): Declaration {
  const tolerant = withUnknownAsAny(schema);
  if (tolerant.kind !== 'object') return { kind: KIND.TypeAlias, name, isExported: true, type: typeText(tolerant) };
  const index = indexText(tolerant);
  return {
    kind: KIND.Interface,
    name,
    isExported: true,
    properties: tolerant.properties.map(({ name: field, schema: type, required }) => ({
      name: propertyKey(field),
      type: typeText(type),
      hasQuestionToken: !required,
    })),
    ...(index === undefined ? {} : { indexSignatures: [{ returnType: index }] }),
  };
}

/** Returns the same schema with `any` for unknown types. */
function withUnknownAsAny(schema: Schema): Schema {
  if (schema.kind === 'unknown') return { kind: 'reference', name: 'any' };
  if (schema.kind === 'object') return objectWithUnknownAsAny(schema);
  return mapSchemas(schema, withUnknownAsAny);
}

function objectWithUnknownAsAny(schema: ObjectSchema): ObjectSchema {
  const properties = schema.properties.map((property: Property) => ({
    ...property,
    documentation: { deprecated: false, notShown: [] },
    schema: withUnknownAsAny(property.schema),
  }));
  const { additional } = schema;
  if (additional === undefined || properties.length > 0) return { kind: 'object', properties };
  return { kind: 'object', properties, additional: withUnknownAsAny(additional) };
}
