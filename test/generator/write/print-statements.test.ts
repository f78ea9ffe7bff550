// Runs in `npm run test:rest`.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Node, Project, printStructure, type SourceFile, StructureKind } from 'ts-morph';
import { beforeAll, describe, expect, test } from 'vitest';
import type { OutputFile } from '../../../generator/emit/emitter.ts';
import { EMITTERS } from '../../../generator/emit/emitters.ts';
import { KIND, type Statement } from '../../../generator/emit/structures.ts';
import { generate, type Sources } from '../../../generator/generate.ts';
import { Diagnostics } from '../../../generator/diagnostics/diagnostics.ts';
import { formatText } from '../../../generator/write/print.ts';
import { joinStatements, printStatement, statementPrinter } from '../../../generator/write/print-statements.ts';

const ROOT = join(import.meta.dirname, '../../..');

const OWN: Sources = {
  spec: join(ROOT, 'spec/v3/openapi.yaml'),
  oldSpec: join(ROOT, 'spec/v2/openapi.yaml'),
  renames: join(ROOT, 'spec/renames'),
  only: EMITTERS.map(({ name }) => name),
};

/** Documents of other APIs. */
const FOREIGN: readonly Sources[] = [
  { spec: join(ROOT, 'test/docs/fixtures/library.yaml') },
  { spec: join(ROOT, 'test/package/fixtures/garden/openapi.yaml') },
  {
    spec: join(ROOT, 'test/package/fixtures/plants/v3.yaml'),
    oldSpec: join(ROOT, 'test/package/fixtures/plants/v2.yaml'),
  },
  ...readdirSync(join(ROOT, 'test/golden'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ spec: join(ROOT, 'test/golden', name, 'spec.yaml') })),
];

/** Operations and schemas of a document that ts-morph does not print. */
const LARGE = 1_000;

type Code = Extract<OutputFile, { kind: 'code' }>;

interface Module {
  readonly planned: Code;
  /** Text in the output. */
  readonly text: string;
}

async function modulesOf(sources: Sources): Promise<readonly Module[]> {
  const { files, contract } = await generate(sources, new Diagnostics());
  const planned = (await Promise.all(EMITTERS.map(({ emit }) => emit(contract, sources)))).flatMap((output) => [
    ...output,
  ]);
  return planned.flatMap((file) => (file.kind === 'code' ? [{ planned: file, text: files.get(file.path) ?? '' }] : []));
}

let own: readonly Module[] = [];
let foreign: readonly Module[] = [];

beforeAll(async () => {
  own = await modulesOf(OWN);
  foreign = (await Promise.all(FOREIGN.map(modulesOf))).flat();
}, 120_000);

describe('each statement of generated code', () => {
  test('is printed in a large document as ts-morph prints its structure', async () => {
    let count = 0;
    for (const { path, statements } of [...own, ...foreign].map(({ planned }) => planned)) {
      const print = await statementPrinter(statements, LARGE);
      expect(print, path).toBe(printStatement);
      const texts = statements.map(print);
      const reference = statements.map((statement) =>
        typeof statement === 'string' ? statement : printStructure(statement),
      );
      expect(await formatText(path, joinStatements(texts)), path).toBe(
        await formatText(path, joinStatements(reference)),
      );
      count += statements.length;
    }
    expect(count).toBeGreaterThan(2_000);
  }, 120_000);

  test('is one declaration in the output, and no text declares anything', () => {
    const project = new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true });
    for (const { planned, text } of own) {
      const read = project.createSourceFile(`/${planned.path}`, text);
      expect(headsOf(read), planned.path).toEqual(planned.statements.map(headOf));
    }
  });

  test('has the planned members, with their types, modifiers and documentation', () => {
    const project = new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true });
    let count = 0;
    for (const { planned, text } of own) {
      const read = project.createSourceFile(`/${planned.path}`, text);
      for (const statement of planned.statements) {
        if (typeof statement === 'string' || statement.kind !== KIND.Interface) continue;
        expect(propertiesOf(read, statement.name), statement.name).toEqual(
          (statement.properties ?? []).map(withoutLayout),
        );
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(300);
  });
});

test('a long statement is printed in a small document as ts-morph prints its structure', async () => {
  const type = Array.from({ length: 5_000 }, (_, index) => `'\\u001b\\0 ${index} of many'`).join(' | ');
  const given: Statement = { kind: KIND.TypeAlias, name: 'Many', isExported: true, type };
  const print = await statementPrinter([given], 1);
  expect(print(given)).toBe(printStatement(given));
  expect(await formatText('a.ts', print(given))).toBe(await formatText('a.ts', printStructure(given)));
});

test('a text that ends with a backslash ends there, although ts-morph reads on', async () => {
  const properties = [
    { name: "'dir\\\\'", type: "'image/*'" },
    { name: 'z', type: 'string' },
  ];
  const given: Statement = { kind: KIND.Interface, name: 'E', properties };
  const print = await statementPrinter([given], 1);
  expect(await formatText('a.ts', print(given))).toBe("interface E {\n  'dir\\\\': 'image/*';\n  z: string;\n}\n");
});

test('an unknown kind of structure is printed by ts-morph', async () => {
  const given: readonly Statement[] = [
    { kind: StructureKind.Enum, name: 'Colour', isExported: true, members: [{ name: 'Red', value: 'red' }] },
    { kind: KIND.Function, name: 'identity', typeParameters: ['T'], parameters: [{ name: 'value', type: 'T' }] },
    { kind: KIND.TypeAlias, name: 'Written', type: (writer) => writer.write('string') },
    { kind: KIND.TypeAlias, name: 'Plain', type: 'number' },
  ];
  const print = await statementPrinter(given, LARGE);
  expect(await formatText('module.ts', joinStatements(given.map(print)))).toBe(`export enum Colour {
  Red = 'red',
}

function identity<T>(value: T) {}

type Written = string;
type Plain = number;
`);
});

/** Returns what a statement declares, or where it imports from. */
function headOf(statement: Statement): string {
  if (typeof statement === 'string') return 'expression';
  switch (statement.kind) {
    case KIND.ImportDeclaration:
      return `import ${statement.moduleSpecifier}`;
    case KIND.ExportDeclaration:
      return `export ${statement.moduleSpecifier ?? ''}`;
    case KIND.VariableStatement:
      return `variable ${statement.declarations.map(({ name }) => name)}`;
    case KIND.Interface:
    case KIND.TypeAlias:
    case KIND.Function:
    case KIND.Class:
      return `${StructureKind[statement.kind]} ${statement.name}`;
    default:
      return `unexpected ${statement.kind}`;
  }
}

function headsOf(file: SourceFile): readonly string[] {
  return file.getStatements().map((statement) => {
    if (Node.isImportDeclaration(statement)) return `import ${statement.getModuleSpecifierValue()}`;
    if (Node.isExportDeclaration(statement)) return `export ${statement.getModuleSpecifierValue() ?? ''}`;
    if (Node.isVariableStatement(statement)) {
      return `variable ${statement.getDeclarations().map((one) => one.getNameNode().getText())}`;
    }
    if (Node.isInterfaceDeclaration(statement)) return `Interface ${statement.getName()}`;
    if (Node.isTypeAliasDeclaration(statement)) return `TypeAlias ${statement.getName()}`;
    if (Node.isFunctionDeclaration(statement)) return `Function ${statement.getName() ?? ''}`;
    if (Node.isClassDeclaration(statement)) return `Class ${statement.getName() ?? ''}`;
    const declaresNothing = Node.isExpressionStatement(statement) || Node.isForOfStatement(statement);
    return declaresNothing ? 'expression' : statement.getKindName();
  });
}

interface ReadProperty {
  readonly name: string;
  readonly type?: unknown;
  readonly isReadonly?: boolean;
  readonly hasQuestionToken?: boolean;
  readonly docs?: readonly unknown[];
}

function propertiesOf(file: SourceFile, name: string): readonly object[] {
  return file
    .getInterfaceOrThrow(name)
    .getProperties()
    .map((property) =>
      withoutLayout({
        name: property.getName(),
        type: property.getTypeNodeOrThrow().getText(),
        isReadonly: property.isReadonly(),
        hasQuestionToken: property.hasQuestionToken(),
        docs: property.getJsDocs().map((docs) => docs.getInnerText()),
      }),
    );
}

function withoutLayout(property: ReadProperty): object {
  const { name, type, isReadonly = false, hasQuestionToken = false, docs = [] } = property;
  return { name: bare(name), type: bare(type), isReadonly, hasQuestionToken, docs: docs.map(bare) };
}

/** Removes from a text what the layout decides: white space, quotes, separators, brackets around a type. */
function bare(text: unknown): string {
  return String(text).replace(/[\s'"`;,|()]/g, '');
}
