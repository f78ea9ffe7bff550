import type { Contract } from '../../model/contract.ts';
import { defineEmitter, type EmitOptions, OPTIONAL_MODULES, type OutputFile } from '../emitter.ts';
import { exportFrom } from '../structures.ts';
import { emitCore, emitTesting } from './emit-core.ts';
import type { Group } from '../../model/api.ts';
import { descriptionName } from './describe-operation.ts';
import { emitEslint, hasEslintPlugin } from './emit-eslint.ts';
import { emitFacade } from './emit-facade.ts';
import { emitOperations } from './emit-operations.ts';
import { emitTypes } from '../source/schema-types.ts';
import { emitValues } from './emit-values.ts';
import { packagedPages } from '../source/markdown.ts';
import { operationsById, TypeImports } from './module-imports.ts';
import { type ClientPackage, emitGuide, emitSourceGuide } from './guide/emit-guide.ts';

/**
 * Emits the client's package: the hand-written runtime, the types, one module per group of operations, the facade,
 * `package.json` and the guide. The source layout has only the modules and a README. Each file is planned when it is
 * printed, so that only few are in memory at once.
 */
export const sdkEmitter = defineEmitter({ name: 'sdk', emit: emitSdk });

/** See {@link sdkEmitter}. */
export function* emitSdk(contract: Contract, options: EmitOptions = {}): Generator<OutputFile> {
  const { api, companions } = contract;
  const client = clientPackage(contract, options);
  const { groups } = client;
  const schemas = new Map(api.schemas.map((schema) => [schema.name, schema]));
  const operations = operationsById(groups);
  yield runtime();
  yield emitTypes(api, 'sdk/src/types.ts');
  yield emitCore(api, schemas);
  yield* emitTesting(api);
  for (const group of groups)
    yield emitOperations({ group, schemas, operations, types: new TypeImports(schemas, declaredNames(group)) });
  yield emitFacade(api, schemas);
  const values = emitValues(api, schemas);
  if (values !== undefined) yield values;
  yield emitIndex(values !== undefined);
  yield* emitEslint(api, options);
  if (options.layout === 'source') {
    yield emitSourceGuide(client, options);
    return;
  }
  yield { kind: 'template', path: 'sdk/package.json', template: 'sdk/package.json.hbs', view: packageView(client) };
  yield* emitGuide(client, options);
  yield* packagedPages(companions, 'sdk', { guide: 'client', isCiting: true });
  yield { kind: 'copy', path: 'sdk/LICENSE', source: 'views/sdk/LICENSE' };
  yield { kind: 'copy', path: 'sdk/tsconfig.json', source: 'views/sdk/tsconfig.json' };
  yield* examples(companions);
}

/** Lists the values that the module of a group declares. */
function declaredNames({ operations }: Group): readonly string[] {
  return operations.flatMap((operation) => [
    operation.name,
    descriptionName(operation),
    ...[operation.update, operation.paging].flatMap((one) => (one === undefined ? [] : [one.name])),
  ]);
}

/** Determines what the package contains beside its operations; other emitters add parts of it. */
function clientPackage(contract: Contract, { only }: EmitOptions): ClientPackage {
  const { api, companions, migration } = contract;
  return {
    contract,
    groups: api.groups.filter(({ operations }) => operations.length > 0),
    hasPaths: api.names.paths || only?.includes('paths') === true,
    hasValidators: only === undefined || only.includes('validators'),
    hasRules: companions.has('rules/index.ts'),
    hasMigration: migration !== undefined,
  };
}

/** Copies the hand-written runtime. */
function runtime(): OutputFile {
  return { kind: 'copy', path: 'sdk/src', source: 'runtime/client/src', own: { '#shared/': 'sdk/src/shared/' } };
}

/** Emits the entry point. The types are exported under one name, because a schema may be named like a core export. */
function emitIndex(hasValues: boolean): OutputFile {
  const types = { ...exportFrom('./types.ts'), isTypeOnly: true, namespaceExport: 'types' };
  return {
    kind: 'code',
    path: 'sdk/src/index.ts',
    statements: [
      ...['./core.ts', './facade.ts', ...(hasValues ? ['./values.ts'] : [])].map((module) => exportFrom(module)),
      types,
    ],
  };
}

function packageView({ contract, groups, hasPaths, hasValidators, hasRules, hasMigration }: ClientPackage): object {
  const { names, title } = contract.api;
  const modules = [
    ...['core', 'types'],
    ...(hasPaths ? ['paths'] : []),
    ...(hasMigration ? ['migration'] : []),
    ...(hasRules ? ['rules'] : []),
    ...groups.map(({ slug }) => slug),
    ...OPTIONAL_MODULES,
    ...(hasValidators ? ['validators'] : []),
  ];
  const entries = [
    packageEntry('.', 'index'),
    ...modules.map((name) => packageEntry(`./${name}`, name)),
    ...(hasEslintPlugin(groups) ? [packageEntry('./eslint', 'eslint')] : []),
    ...(hasValidators ? [packageEntry('./validators/*', 'validators/*')] : []),
  ];
  return {
    name: names.sdk,
    version: names.version,
    description: `Typed client of ${title.replace(/\s+/g, ' ').trim()}`,
    entries,
  };
}

function packageEntry(key: string, module: string): object {
  return { key, source: `./src/${module}.ts`, types: `./dist/${module}.d.ts`, file: `./dist/${module}.js` };
}

/** Copies the examples beside the specification into the package. */
function examples(companions: Contract['companions']): readonly OutputFile[] {
  return [...companions]
    .filter(([path]) => path.startsWith('examples/'))
    .map(([path, text]) => ({ kind: 'text', path: `sdk/${path}`, text }));
}
