import {
  constant,
  exportFrom,
  type FunctionDeclarationStructure,
  importNames,
  importTypes,
  KIND,
  type Statement,
  type TypeAliasDeclarationStructure,
} from '../structures.ts';
import type { Json } from '../../model/json.ts';
import type { MigrationMap } from '../../model/migration.ts';
import { typeName } from '../../model/names.ts';
import type { OutputFile } from '../emitter.ts';
import { literalType, string, value } from '../source/literal.ts';
import { emitShapes } from './emit-shapes.ts';

/** What the two versions are called. */
export interface Versions {
  readonly before: string;
  readonly after: string;
}

/** The translators and the map, in the client's package. */
export function emitTranslators(migration: MigrationMap, versions: Versions): readonly OutputFile[] {
  return [
    emitShapes('sdk/src/migration', migration),
    { kind: 'code', path: 'sdk/src/migration/data.ts', statements: dataStatements(migration) },
    { kind: 'code', path: 'sdk/src/migration.ts', statements: entryStatements(migration, versions) },
  ];
}

/** The map as a caller sees it: without what only the tools need. */
export function publicMap({ schemas, fields, values, parameters, endpoints, identical, unmapped }: MigrationMap): Json {
  return JSON.parse(JSON.stringify({ schemas, fields, values, parameters, endpoints, identical, unmapped }));
}

function dataStatements(migration: MigrationMap): readonly Statement[] {
  return [
    importTypes('../shared/migration-map.ts', ['MigrationMap']),
    constant({
      docs: ['Every change between the two versions.'],
      isExported: true,
      name: 'map',
      type: 'MigrationMap',
      initializer: value(publicMap(migration)),
    }),
  ];
}

/** The module that callers import: the questions, the two directions, and the types. */
function entryStatements({ payloads, schemas }: MigrationMap, { before, after }: Versions): readonly Statement[] {
  const [old, current] = [typeName(before), typeName(after)];
  const reverse = Object.fromEntries(
    schemas.flatMap((entry) =>
      entry.v2.length > 1 && entry.reverse[0] !== undefined ? [[entry.v3, entry.reverse[0]]] : [],
    ),
  );
  return [
    ...imports(),
    ...['migration/lookups', 'shared/migration-map'].map((name) => ({
      ...exportFrom(`./${name}.ts`),
      isTypeOnly: true,
    })),
    { ...exportFrom('./migration/translate.ts', ['Aside', 'Conflict', 'Leftover', 'Translated']), isTypeOnly: true },
    { kind: KIND.ExportDeclaration, namedExports: ['map'] },
    constant({
      docs: ['Questions to the map, both ways.'],
      isExported: true,
      name: 'lookups',
      type: 'Lookups',
      initializer: 'createLookups(map)',
    }),
    nameType(
      `${old}Resource`,
      `Names of the resources of ${before}.`,
      payloads.map(({ v2 }) => v2),
    ),
    nameType(
      `${current}Resource`,
      `Names of the resources of ${after}.`,
      payloads.map(({ v3 }) => v3),
    ),
    constant({ name: 'known', initializer: `shapesByName(shapes, ${value(reverse)})` }),
    direction({ name: `to${current}`, table: 'up', names: `${old}Resource`, said: [before, after] }),
    direction({ name: `to${old}`, table: 'down', names: `${old}Resource | ${current}Resource`, said: [after, before] }),
  ];
}

function imports(): readonly Statement[] {
  return [
    importNames('./migration/data.ts', ['map']),
    importNames('./migration/lookups.ts', ['createLookups', { name: 'Lookups', isTypeOnly: true }]),
    importNames('./migration/shapes.ts', ['shapes']),
    importNames('./migration/translate.ts', [
      { name: 'Aside', isTypeOnly: true },
      'findShape',
      'shapesByName',
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
  readonly said: readonly [from: string, to: string];
}

function direction({ name, table, names, said: [from, to] }: DirectionFunction): FunctionDeclarationStructure {
  return {
    kind: KIND.Function,
    isExported: true,
    name,
    docs: [
      [
        `Translates a document of ${from}, or a list of them, into one of ${to}. The argument is not changed; properties that no table knows pass through.`,
        `@param resource - name of its shape\n@param value - the document, as JSON\n@param aside - what translating it the other way left behind\n@returns the document, what ${to} cannot hold of it, and where old and new contradict each other\n@throws TypeError where no resource has that name`,
      ].join('\n\n'),
    ],
    parameters: [
      { name: 'resource', type: names },
      { name: 'value', type: 'unknown' },
      { name: 'aside', type: 'Aside', hasQuestionToken: true },
    ],
    returnType: 'Translated<unknown>',
    statements: [`return translate({ shape: findShape(known.${table}, resource), value, aside }, ${string(table)});`],
  };
}
