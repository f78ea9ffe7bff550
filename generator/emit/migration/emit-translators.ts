import type { Statement } from '../statement.ts';
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
    {
      kind: 'import',
      module: './map.ts',
      isTypeOnly: true,
      names: ['MigrationMap'],
    },
    constant({
      name: 'map',
      type: 'MigrationMap',
      initializer: value(publicMap(migration)),
      doc: 'Every change between the two versions.',
    }),
  ];
}

interface Constant {
  readonly name: string;
  readonly type?: string;
  readonly initializer: string;
  readonly doc: string;
}

function constant({ name, type, initializer, doc }: Constant): Statement {
  return {
    kind: 'constant',
    name,
    isExported: true,
    docs: [doc],
    initializer,
    ...(type === undefined ? {} : { type }),
  };
}

/** The module that callers import: the questions, the two directions, and the types. */
function entryStatements(
  { payloads, schemas }: MigrationMap,
  { before, after }: Versions,
): readonly (Statement | string)[] {
  const [old, current] = [typeName(before), typeName(after)];
  const reverse = Object.fromEntries(
    schemas.flatMap((entry) =>
      entry.v2.length > 1 && entry.reverse[0] !== undefined ? [[entry.v3, entry.reverse[0]]] : [],
    ),
  );
  return [
    ...imports(),
    `export type * from './migration/aside.ts';\nexport type * from './migration/lookups.ts';\nexport type * from './migration/map.ts';\nexport type { Translated } from './migration/translate.ts';\nexport { map };`,
    constant({
      name: 'lookups',
      type: 'Lookups',
      initializer: 'createLookups(map)',
      doc: 'Questions to the map, both ways.',
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
    `const known = shapesByName(shapes, ${value(reverse)});`,
    direction({ name: `to${current}`, table: 'up', names: `${old}Resource`, said: [before, after] }),
    direction({ name: `to${old}`, table: 'down', names: `${old}Resource | ${current}Resource`, said: [after, before] }),
  ];
}

function imports(): readonly Statement[] {
  const from = (module: string, names: readonly string[]): Statement => ({ kind: 'import', module, names });
  return [
    {
      kind: 'import',
      module: './migration/aside.ts',
      isTypeOnly: true,
      names: ['Aside'],
    },
    from('./migration/data.ts', ['map']),
    from('./migration/lookups.ts', ['createLookups', 'type Lookups']),
    from('./migration/shapes.ts', ['shapes']),
    from('./migration/translate.ts', ['findShape', 'shapesByName', 'translate', 'type Translated']),
  ];
}

function nameType(name: string, doc: string, names: readonly string[]): Statement {
  const type = [...new Set(names)].map(literalType).join(' | ');
  return { kind: 'type', isExported: true, name, docs: [doc], type: type === '' ? 'never' : type };
}

interface DirectionFunction {
  readonly name: string;
  readonly table: 'up' | 'down';
  readonly names: string;
  readonly said: readonly [from: string, to: string];
}

function direction({ name, table, names, said: [from, to] }: DirectionFunction): Statement {
  return {
    kind: 'function',
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
      { name: 'aside', type: 'Aside', isOptional: true },
    ],
    returnType: 'Translated<unknown>',
    body: [`return translate({ shape: findShape(known.${table}, resource), value, aside }, ${string(table)});`],
  };
}
