import type { Json } from '../../model/json.ts';
import type { MigrationMap, PayloadInner, PayloadMove, PayloadShape, PayloadStep } from '../../model/migration.ts';
import { typeName } from '../../model/names.ts';
import type { OutputFile } from '../emitter.ts';
import { literalType, objectLiteral, string, value } from '../source/literal.ts';
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

const MODULES: Readonly<Record<string, readonly string[]>> = {
  './schema.ts': ['each', 'eachValue', 'inside', 'renamedValues', 'shape'],
  './steps.ts': ['merge', 'moveInto', 'remove', 'rename', 'within', 'wrap'],
};

/** The translators: one constant a shape, its steps as calls of the runtime. */
export function emitShapes(folder: string, { payloads }: MigrationMap): OutputFile {
  const names = new Map(payloads.map(({ v2 }, index) => [v2, `shape${index}`]));
  const shapes = payloads.map((payload) => [names.get(payload.v2) ?? '', shapeExpression(payload, names)] as const);
  const used = shapes.map(([, initializer]) => initializer).join('\n');
  return {
    kind: 'code',
    path: `${folder}/shapes.ts`,
    statements: [
      ...shapeImports(used),
      ...shapes.map(([name, initializer]) => constant({ name, type: 'Shape', initializer })),
      constant({
        docs: ['Every shape of the old version that has members.'],
        isExported: true,
        name: 'shapes',
        type: 'readonly Shape[]',
        initializer: `[${[...names.values()].join(', ')}]`,
      }),
    ],
  };
}

function shapeImports(used: string): readonly Statement[] {
  return Object.entries(MODULES).flatMap(([module, all]) => {
    const names: ImportSpecifier[] = all
      .filter((name) => new RegExp(`\\b${name}\\(`).test(used))
      .map((name) => ({ name }));
    if (module === './schema.ts') names.push({ name: 'Shape', isTypeOnly: true });
    return names.length === 0 ? [] : [importNames(module, names)];
  });
}

type Names = ReadonlyMap<string, string>;

function shapeExpression({ v2, v3, steps }: PayloadShape, names: Names): string {
  const list = steps.map((step) => stepText(step, names)).join(', ');
  return `shape(${string(v2)}, ${string(v3)}, () => [${list}])`;
}

function stepText(step: PayloadStep, names: Names): string {
  switch (step.kind) {
    case 'rename':
      return `rename(${string(step.from)}, ${string(step.to)}, ${ruleText(step, names)})`;
    case 'move':
      return `moveInto(${string(step.container)}, [${step.moves.map((move) => moveText(move, names)).join(', ')}])`;
    case 'wrap':
      return `wrap(${string(step.name)}, ${string(step.member)}, ${ruleText(step, names)})`;
    case 'merge':
      return `merge(${value({ rule: step.rule, names: step.names, to: step.to, reverse: step.reverse })})`;
    case 'remove':
      return `remove(${string(step.name)}, ${ruleText(step, names)})`;
    case 'keep':
      return `within(${string(step.name)}, ${innerText(step.inner, names)})`;
  }
}

interface Ruled {
  readonly rule: string;
  readonly inner?: PayloadInner;
}

function ruleMembers({ rule, inner }: Ruled, names: Names): readonly (readonly [string, string])[] {
  return [['rule', string(rule)], ...(inner === undefined ? [] : [['inner', innerText(inner, names)] as const])];
}

function ruleText(ruled: Ruled, names: Names): string {
  return objectLiteral(ruleMembers(ruled, names));
}

function moveText(move: PayloadMove, names: Names): string {
  return objectLiteral([['from', string(move.from)], ['to', string(move.to)], ...ruleMembers(move, names)]);
}

function innerText(inner: PayloadInner, names: Names): string {
  switch (inner.kind) {
    case 'shape':
      return `inside(() => ${names.get(inner.name) ?? 'undefined'})`;
    case 'array':
      return `each(${innerText(inner.items, names)})`;
    case 'map':
      return `eachValue(${innerText(inner.items, names)})`;
    case 'values':
      return `renamedValues(${value(inner.values.map(({ rule, v2, v3 }) => [rule, v2, v3]))})`;
  }
}
