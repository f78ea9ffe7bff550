import type { Json } from '../../model/json.ts';
import type {
  MigrationModel,
  PayloadInner,
  PayloadMove,
  PayloadConversion,
  PayloadStep,
} from '../../model/migration.ts';
import { typeName } from '../../model/names.ts';
import type { OutputFile } from '../emitter.ts';
import { wrapText } from '../source/documentation.ts';
import { jsonLiteral, literalType, objectLiteral, stringLiteral } from '../source/literals.ts';
import {
  constant,
  exportFrom,
  type FunctionDeclarationStructure,
  importNames,
  type ImportSpecifier,
  importTypes,
  KIND,
  type Statement,
  type TypeAliasDeclarationStructure,
} from '../structures.ts';

/** Names of the two versions. */
export interface Versions {
  readonly before: string;
  readonly after: string;
}

/** The changes between two versions. */
export interface Translation {
  readonly migration: MigrationModel;
  readonly versions: Versions;
  /** Names of the schemas of both versions. */
  readonly names: ReadonlySet<string>;
}

/** Shared modules that the emitted translators import. */
const SHARED_MODULES: readonly string[] = ['map', 'move', 'steps', 'translate'];

/** Copies the modules of `templates/runtime/shared/migration/` into the sources of the client. */
export function copySharedMigration(): readonly OutputFile[] {
  return SHARED_MODULES.map((name) => ({
    kind: 'copy',
    path: `sdk/src/shared/migration/${name}.ts`,
    source: `runtime/shared/migration/${name}.ts`,
  }));
}

/**
 * Emits the translators and the migration map into a package.
 *
 * @param folder - sources of the package
 * @param engine - entry of a package with the modules that they import, which are otherwise below the folder
 */
export function emitTranslators(translation: Translation, folder: string, engine?: string): readonly OutputFile[] {
  const { migration } = translation;
  return [
    emitSchemaTranslators(`${folder}/migration`, migration, engine),
    { kind: 'code', path: `${folder}/migration/data.ts`, statements: dataStatements(migration, engine) },
    { kind: 'code', path: `${folder}/migration.ts`, statements: entryStatements(translation, engine) },
  ];
}

/** The map as a caller sees it: without what only the tools need. */
export function publicMap({
  schemas,
  fields,
  values,
  parameters,
  endpoints,
  identical,
  unmapped,
}: MigrationModel): Json {
  return JSON.parse(JSON.stringify({ schemas, fields, values, parameters, endpoints, identical, unmapped }));
}

/** Emits the map: as code, or in a package with an engine from the package's `map.json`, which contains it. */
function dataStatements(migration: MigrationModel, engine: string | undefined): readonly Statement[] {
  const isCode = engine === undefined;
  return [
    ...(isCode ? [] : [importNames(engine, ['readMigrationMap'])]),
    importTypes(engine ?? '../shared/migration/map.ts', ['MigrationMap']),
    constant({
      docs: ['All changes between the two versions.'],
      isExported: true,
      name: 'map',
      type: 'MigrationMap',
      initializer: isCode
        ? jsonLiteral(publicMap(migration))
        : "readMigrationMap(new URL('../../map.json', import.meta.url))",
    }),
  ];
}

/** The types of the map that callers see. */
const MAP_TYPES = [
  'After',
  'Before',
  'EndpointEntry',
  'FieldEntry',
  'IdenticalEntry',
  'Lookups',
  'MapEndpoint',
  'MapEntry',
  'MapOwner',
  'MigrationMap',
  'RenameOperation',
  'ScalarEntry',
  'SchemaEntry',
  'UnmappedName',
] as const;

/** The module that callers import: the questions, the two directions, and the types. */
function entryStatements(
  { migration: { payloads, schemas }, versions: { before, after }, names }: Translation,
  engine: string | undefined,
): readonly Statement[] {
  const [old, current] = [typeName(before), typeName(after)];
  const reverse = Object.fromEntries(
    schemas.flatMap((entry) =>
      entry.v2.length > 1 && entry.reverse[0] !== undefined ? [[entry.v3, entry.reverse[0]]] : [],
    ),
  );
  return [
    ...imports(engine),
    { ...exportFrom(engine ?? './shared/migration/map.ts', [...MAP_TYPES]), isTypeOnly: true },
    {
      ...exportFrom(engine ?? './shared/migration/translate.ts', [
        'Conflict',
        'Loss',
        'Review',
        'Sidecar',
        'SidecarEntry',
        'Translated',
      ]),
      isTypeOnly: true,
    },
    { kind: KIND.ExportDeclaration, namedExports: ['map'] },
    constant({
      docs: ['Looks up names of one version in the other.'],
      isExported: true,
      name: 'lookups',
      type: 'Lookups',
      initializer: `createLookups(map, ${stringLiteral([...names].toSorted().join(' '))}.split(' '))`,
    }),
    nameType(
      `${old}Resource`,
      `Names of the resources of ${before}.`,
      payloads.map(({ previous }) => previous),
    ),
    nameType(
      `${current}Resource`,
      `Names of the resources of ${after}.`,
      payloads.map(({ current }) => current),
    ),
    constant({ name: 'translators', initializer: `indexTranslators(schemas, ${jsonLiteral(reverse)})` }),
    direction({ name: `to${current}`, table: 'up', names: `${old}Resource`, versions: [before, after] }),
    direction({
      name: `to${old}`,
      table: 'down',
      names: `${old}Resource | ${current}Resource`,
      versions: [after, before],
    }),
  ];
}

function imports(engine: string | undefined): readonly Statement[] {
  return [
    importNames('./migration/data.ts', ['map']),
    importNames(engine ?? './shared/migration/map.ts', ['createLookups', { name: 'Lookups', isTypeOnly: true }]),
    importNames('./migration/schemas.ts', ['schemas']),
    importNames(engine ?? './shared/migration/translate.ts', [
      'findTranslator',
      'indexTranslators',
      { name: 'Sidecar', isTypeOnly: true },
      'translate',
      { name: 'Translated', isTypeOnly: true },
    ]),
  ];
}

function nameType(name: string, doc: string, names: readonly string[]): TypeAliasDeclarationStructure {
  const type = [...new Set(names)].map(literalType).join(' | ');
  return { kind: KIND.TypeAlias, isExported: true, name, docs: [doc], type: type === '' ? 'never' : type };
}

interface DirectionFunction {
  readonly name: string;
  readonly table: 'up' | 'down';
  readonly names: string;
  readonly versions: readonly [from: string, to: string];
}

function direction({ name, table, names, versions: [from, to] }: DirectionFunction): FunctionDeclarationStructure {
  return {
    kind: KIND.Function,
    isExported: true,
    name,
    docs: [
      [
        wrapText(
          `Translates a document of ${from}, or a list of them, into one of ${to}. The argument is not changed; unknown properties are copied.`,
        ),
        `@param resource - name of its schema\n@param value - the document, as JSON\n@param sidecar - data that translating the other way wrote\n@returns the document, a sidecar with data that ${to} cannot hold, the conflicts between old and new members, the members that are lost without the sidecar, and those to review\n@throws TypeError if no resource has that name, or if the value is no document`,
      ].join('\n\n'),
    ],
    parameters: [
      { name: 'resource', type: names },
      { name: 'value', type: 'unknown' },
      { name: 'sidecar', type: 'Sidecar', hasQuestionToken: true },
    ],
    returnType: 'Translated<unknown>',
    statements: [
      `return translate({ schema: findTranslator(translators.${table}, resource), value, sidecar }, ${stringLiteral(table)});`,
    ],
  };
}

const MODULES: Readonly<Record<string, readonly string[]>> = {
  '../shared/migration/move.ts': ['moveInto'],
  '../shared/migration/steps.ts': [
    'defineSchema',
    'keep',
    'keepNested',
    'listOf',
    'merge',
    'mergeInto',
    'nested',
    'recordOf',
    'remove',
    'rename',
    'renameValues',
    'review',
    'wrap',
  ],
  '../shared/migration/translate.ts': [],
};

/**
 * Emits the translators: one constant per schema, its steps as calls of the shared modules.
 *
 * @param engine - entry of a package with these modules, which are otherwise below the package's sources
 */
export function emitSchemaTranslators(folder: string, { payloads }: MigrationModel, engine?: string): OutputFile {
  const names = new Map(payloads.map(({ previous }, index) => [previous, `schema${index}`]));
  const constants = payloads.map(
    (payload) => [names.get(payload.previous) ?? '', schemaExpression(payload, names)] as const,
  );
  const used = constants.map(([, initializer]) => initializer).join('\n');
  return {
    kind: 'code',
    path: `${folder}/schemas.ts`,
    statements: [
      ...schemaImports(used, engine),
      ...constants.map(([name, initializer]) => constant({ name, type: 'SchemaTranslator', initializer })),
      constant({
        docs: ['Translators of all schemas of the previous version that have members.'],
        isExported: true,
        name: 'schemas',
        type: 'readonly SchemaTranslator[]',
        initializer: `[${[...names.values()].join(', ')}]`,
      }),
    ],
  };
}

function schemaImports(used: string, engine: string | undefined): readonly Statement[] {
  return Object.entries(MODULES).flatMap(([module, all]) => {
    const names: ImportSpecifier[] = all
      .filter((name) => new RegExp(`\\b${name}\\(`).test(used))
      .map((name) => ({ name }));
    if (module.endsWith('/translate.ts')) names.push({ name: 'SchemaTranslator', isTypeOnly: true });
    return names.length === 0 ? [] : [importNames(engine ?? module, names)];
  });
}

type Names = ReadonlyMap<string, string>;

function schemaExpression({ previous, current, steps }: PayloadConversion, names: Names): string {
  const list = steps.map((step) => stepText(step, names)).join(', ');
  return `defineSchema(${stringLiteral(previous)}, ${stringLiteral(current)}, () => [${list}])`;
}

function stepText(step: PayloadStep, names: Names): string {
  switch (step.kind) {
    case 'rename':
      return `rename(${stringLiteral(step.from)}, ${stringLiteral(step.to)}, ${ruleText(step, names)})`;
    case 'move':
      return `moveInto(${stringLiteral(step.container)}, [${step.moves.map((move) => moveText(move, names)).join(', ')}])`;
    case 'wrap':
      return `wrap(${stringLiteral(step.name)}, ${stringLiteral(step.member)}, ${ruleText(step, names)})`;
    case 'merge':
      return `merge(${jsonLiteral({ rule: step.rule, names: step.names, to: step.to, reverse: step.reverse })})`;
    case 'mergeInto': {
      const kept = step.kept === undefined ? [] : [['kept', innerText(step.kept, names)] as const];
      const rule = objectLiteral([...ruleMembers(step, names), ...kept]);
      return `mergeInto(${stringLiteral(step.from)}, ${stringLiteral(step.to)}, ${rule})`;
    }
    case 'remove':
      return `remove(${stringLiteral(step.name)}, ${ruleText(step, names)})`;
    case 'keep':
      return keepText(step.name, step.inner, names);
    case 'review':
      return `review(${jsonLiteral(step.rules)}, ${stepText(step.step, names)})`;
  }
}

function keepText(name: string, inner: PayloadInner | undefined, names: Names): string {
  if (inner === undefined) return `keep(${stringLiteral(name)})`;
  if (inner.kind === 'schema')
    return `keepNested(${stringLiteral(name)}, () => ${names.get(inner.name) ?? 'undefined'})`;
  return `keep(${stringLiteral(name)}, ${innerText(inner, names)})`;
}

interface Ruled {
  readonly rule: string;
  readonly inner?: PayloadInner;
}

function ruleMembers({ rule, inner }: Ruled, names: Names): readonly (readonly [string, string])[] {
  return [['rule', stringLiteral(rule)], ...(inner === undefined ? [] : [['inner', innerText(inner, names)] as const])];
}

function ruleText(ruled: Ruled, names: Names): string {
  return objectLiteral(ruleMembers(ruled, names));
}

function moveText(move: PayloadMove, names: Names): string {
  return objectLiteral([
    ['from', stringLiteral(move.from)],
    ['to', stringLiteral(move.to)],
    ...ruleMembers(move, names),
  ]);
}

function innerText(inner: PayloadInner, names: Names): string {
  switch (inner.kind) {
    case 'schema':
      return `nested(() => ${names.get(inner.name) ?? 'undefined'})`;
    case 'array':
      return `listOf(${innerText(inner.items, names)})`;
    case 'map':
      return `recordOf(${innerText(inner.items, names)})`;
    case 'values':
      return `renameValues(${jsonLiteral(inner.values.map(({ rule, v2, v3, existing }) => [rule, v2, v3, ...(existing ? [true] : [])]))})`;
  }
}
