import { join } from 'node:path';
import { Node, Project, type SourceFile } from 'ts-morph';
import { beforeAll, describe, expect, test } from 'vitest';
import type { OutputFile } from '../../../generator/emit/emitter.ts';
import { selectEmitters } from '../../../generator/emit/emitters.ts';
import type { Statement } from '../../../generator/emit/statement.ts';
import { generate } from '../../../generator/generate.ts';
import { Problems } from '../../../generator/problems.ts';

const root = join(import.meta.dirname, '../../..');
const project = new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true });

type Code = Extract<OutputFile, { kind: 'code' }>;
const modules: { readonly planned: Code; readonly read: SourceFile }[] = [];

beforeAll(async () => {
  const spec = join(root, 'spec/v3/openapi.yaml');
  const { files, contract } = await generate(
    { spec, oldSpec: join(root, 'spec/v2/openapi.yaml'), renames: join(root, 'spec/renames') },
    new Problems(),
  );
  const emitters = await selectEmitters();
  const planned = (await Promise.all(emitters.map((emit) => emit(contract)))).flatMap((files) => [...files]);
  for (const file of planned.filter((one) => one.kind === 'code')) {
    modules.push({ planned: file, read: project.createSourceFile(`/${file.path}`, files.get(file.path)) });
  }
});

describe('every generated module, parsed again by ts-morph', () => {
  test('holds the declarations that were planned, in their order, and no other', () => {
    for (const { planned, read } of modules) {
      const want = planned.statements.flatMap((statement) =>
        typeof statement === 'string' ? [] : [headOf(statement)],
      );
      const isPlannedAsText = planned.statements.some((statement) => typeof statement === 'string');
      const got = read.getStatements().map(headIn);
      if (isPlannedAsText)
        expect(
          got.filter((head) => want.includes(head)),
          planned.path,
        ).toEqual(want);
      else expect(got, planned.path).toEqual(want);
    }
    expect(modules.length).toBeGreaterThan(20);
  });

  test('has every member of every interface with the type, the marks and the documentation that were planned', () => {
    const interfaces = modules.flatMap(({ planned, read }) =>
      planned.statements
        .filter((statement) => typeof statement !== 'string' && statement.kind === 'interface')
        .map((statement) => ({ statement, read: read.getInterfaceOrThrow(statement.name) })),
    );
    for (const { statement, read } of interfaces) {
      const want = (statement.properties ?? []).map((property) => ({
        name: bare(property.name),
        type: bare(property.type),
        marks: [property.isReadonly ?? false, property.isOptional ?? false],
        docs: (property.docs ?? []).map(bare),
      }));
      const got = read.getProperties().map((property) => ({
        name: bare(property.getName()),
        type: bare(property.getTypeNodeOrThrow().getText()),
        marks: [property.isReadonly(), property.hasQuestionToken()],
        docs: property.getJsDocs().map((docs) => bare(docs.getInnerText())),
      }));
      expect(got, statement.name).toEqual(want);
    }
    expect(interfaces.length).toBeGreaterThan(300);
  });
});

/** What a statement declares, or where it imports from. */
function headOf(statement: Statement): string {
  const { kind } = statement;
  return kind === 'import' || kind === 'export' ? `${kind} ${statement.module}` : `${kind} ${statement.name}`;
}

function headIn(statement: Node): string {
  if (Node.isImportDeclaration(statement)) return `import ${statement.getModuleSpecifierValue()}`;
  if (Node.isExportDeclaration(statement)) return `export ${statement.getModuleSpecifierValue() ?? ''}`;
  if (Node.isVariableStatement(statement)) return `constant ${statement.getDeclarations().map((one) => one.getName())}`;
  if (Node.isInterfaceDeclaration(statement)) return `interface ${statement.getName()}`;
  if (Node.isTypeAliasDeclaration(statement)) return `type ${statement.getName()}`;
  if (Node.isFunctionDeclaration(statement)) return `function ${statement.getName() ?? ''}`;
  if (Node.isClassDeclaration(statement)) return `class ${statement.getName() ?? ''}`;
  return statement.getKindName();
}

/** A text without what the layout decides: white space, quotes, separators, brackets around a type. */
function bare(text: string): string {
  return text.replace(/[\s'"`;,|()]/g, '');
}
