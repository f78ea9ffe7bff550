import { parsers } from 'prettier/plugins/markdown';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { documentationText, escapeComment } from '../../generator/emit/source/documentation.ts';
import { escapeMarkdown, inlineCode } from '../../generator/emit/source/markdown.ts';
import {
  jsonLiteral,
  literalKey,
  literalType,
  propertyKey,
  stringLiteral,
} from '../../generator/emit/source/literals.ts';
import { typeText } from '../../generator/emit/source/types.ts';
import { operationPath } from '../../generator/emit/sdk/describe-operation.ts';
import { camelName, functionName, NameScope, packageSlug, slug, typeName } from '../../generator/model/names.ts';
import { Diagnostics } from '../../generator/diagnostics/diagnostics.ts';
import { escapeControlCharacters, toSingleLine } from '#shared/escape.ts';
import { unsafeName } from '../../generator/write/output/file-names.ts';
import { printStatement } from '../../generator/write/print-statements.ts';
import { templatePrinter } from '../../generator/write/print.ts';
import { KIND } from '../../generator/emit/structures.ts';
import { hostileText, words } from './support/hostile-text.ts';
import { random } from './support/random.ts';

const BATCH = 200;
/** Texts in all, of which each test takes its share; a million in the long run. */
const BATCHES = process.env['TEST_LONG'] === undefined ? 2 : 500;
const TIMEOUT = 1_800_000;

/** Runs a test with batches of hostile texts, other ones for each test. */
function forBatches(seed: number, check: (texts: readonly string[]) => void | Promise<void>): () => Promise<void> {
  return async () => {
    const next = random(seed);
    for (let batch = 0; batch < BATCHES; batch += 1)
      await check(Array.from({ length: BATCH }, (_, index) => words[index] ?? hostileText(next)));
  };
}

describe('any text of a document', { timeout: TIMEOUT }, () => {
  test(
    'becomes a string literal with exactly this text, on one line',
    forBatches(1, (texts) => {
      expect(texts.map(stringLiteral).filter((text) => /[\n\r\u2028\u2029]/.test(text))).toEqual([]);
      expect(stringsIn(`f(${texts.map(stringLiteral).join(',')})`)).toEqual(texts);
    }),
  );

  test(
    'becomes an expression with exactly this value, inside lists and objects too',
    forBatches(2, (texts) => {
      const given = texts.map((text, index) => ({ [text]: [text, index, null, { [text]: true }] }));
      // As text: a member called __proto__ is seen there.
      expect(JSON.stringify(evaluate(jsonLiteral(given)))).toBe(JSON.stringify(given));
      expect(Object.keys(Object(evaluate(`{ ${literalKey(texts[0] ?? '')}: 1 }`)))).toEqual([texts[0]]);
    }),
  );

  test(
    'becomes a property key of a type',
    forBatches(3, (texts) => {
      const file = parse(`interface X { ${texts.map((text) => `${propertyKey(text)}: 1`).join('\n')} }`);
      const [declared] = file.statements;
      const members = declared !== undefined && ts.isInterfaceDeclaration(declared) ? declared.members : [];
      expect(members.map(({ name }) => name !== undefined && 'text' in name && name.text)).toEqual(texts);
    }),
  );

  test(
    'becomes a literal type of exactly this value',
    forBatches(4, (texts) => {
      expect(stringsIn(`type X = ${literalType([...texts])}`)).toEqual(texts);
    }),
  );

  test(
    'becomes a comment that ends at its delimiter, without tags of its own',
    forBatches(5, (texts) => {
      const statements = texts.map((text, index) => `/** ${escapeComment(text)} */\nexport const x${index} = 1;`);
      expectDeclarations(statements.join('\n'), texts.length);
      expect(texts.map(escapeComment).filter((text) => /[\0-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029]/.test(text))).toEqual(
        [],
      );
    }),
  );

  test(
    'becomes documentation of a statement, a member and a method',
    forBatches(6, (texts) => {
      const documentation = texts.map((text) => ({
        summary: text,
        description: `${text}!`,
        notShown: [text],
        source: text,
        example: text,
        defaultValue: text,
        format: text,
        replacedBy: text,
        deprecated: true,
      }));
      const docs = documentation.flatMap((texts) =>
        documentationText(texts, [texts.summary], { returns: texts.summary }),
      );
      const properties = texts.map((text, index) => ({
        name: propertyKey(text),
        required: true,
        schema: { kind: 'literal' as const, value: text },
        documentation: documentation[index] ?? { notShown: [], deprecated: false },
      }));
      const object = { kind: 'object' as const, properties, closed: true };
      const aliases = [
        ...docs.map((text, index) => ({ name: `X${index}`, type: '1', docs: [text] })),
        { name: 'Whole', type: typeText(object as never) },
      ];
      const printed = aliases.map((alias) => printStatement({ kind: KIND.TypeAlias, isExported: true, ...alias }));
      expectDeclarations(printed.join('\n'), docs.length + 1, ['deprecated', 'example', 'returns']);
    }),
  );

  test(
    'becomes plain text in a line of Markdown, and plain code in a table cell',
    forBatches(7, (texts) => {
      const lines = texts.map(escapeMarkdown).filter((line) => line !== '');
      const { children } = parsers.markdown.parse(lines.join('\n\n'), {} as never) as Markdown;
      expect(children?.map(({ type }) => type)).toEqual(lines.map(() => 'paragraph'));
      expect(new Set(children?.flatMap((paragraph) => paragraph.children?.map(({ type }) => type)))).toEqual(
        new Set(['text']),
      );
      const table = `| a | b |\n|---|---|\n${texts.map((text) => `| ${inlineCode(`x${text}`)} | y |`).join('\n')}\n`;
      const rows = (parsers.markdown.parse(table, {} as never) as Markdown).children?.[0]?.children ?? [];
      expect(rows.slice(1).map(shapeOf)).toEqual(texts.map(() => 'inlineCode text'));
    }),
  );

  test(
    'becomes one member of package.json and nothing else',
    forBatches(8, ([name = '', description = '', command = '', key = '']) => {
      for (const product of ['sdk', 'mock']) {
        const entries = [{ key: `./${key}`, source: name, types: name, file: description }];
        const view = { name, version: name, description, command, entries, before: name, after: name };
        const text = templatePrinter()({
          kind: 'template',
          path: `${product}/package.json`,
          template: `${product}/package.json.hbs`,
          view,
        });
        expect(JSON.parse(text)).toMatchObject({ name, version: name, description });
      }
    }),
  );

  test(
    'becomes a valid identifier, and a file name that is valid on every system',
    forBatches(9, (texts) => {
      const scope = new NameScope();
      const names = texts.map((text) => scope.claim(functionName(text)));
      expectDeclarations(names.map((name) => `export const ${name} = 1;`).join('\n'), texts.length);
      const types = texts.map((text) => `export interface ${typeName(text)} { ${camelName(text)}: 1 }`);
      expectDeclarations(types.join('\n'), texts.length);
      expect(texts.map((text) => unsafeName(`${slug(text)}.ts`)).filter((reason) => reason !== undefined)).toEqual([]);
      const isFileName = (name: string): boolean =>
        /^[-0-9\p{ID_Start}\p{Mn}\p{Mc}]+$/u.test(name) &&
        name === name.toLowerCase().normalize('NFC') &&
        Buffer.byteLength(name) <= 200;
      expect(texts.map(slug).filter((name) => !isFileName(name))).toEqual([]);
      expect(texts.map((text) => packageSlug(text, 'api')).filter((name) => !/^[a-z0-9-]{1,100}$/.test(name))).toEqual(
        [],
      );
      expect(
        texts
          .map(typeName)
          .filter((name) => name in globalThis && /^(Boolean|Number|Object|String|Symbol)$/.test(name)),
      ).toEqual([]);
      expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
    }),
  );

  test(
    'becomes a path that stays in its folder',
    forBatches(11, (texts) => {
      for (const text of texts) {
        const sent = operationPath({ path: `/${text.replaceAll(/[{}]/g, '')}`, parameters: [] } as never);
        const { origin, search, hash } = new URL(`http://host.example${sent}`);
        expect([origin, search, hash, /^[!-~]*$/.test(sent)], sent).toEqual(['http://host.example', '', '', true]);
      }
    }),
  );

  test(
    'is printed on a terminal without control characters',
    forBatches(10, (texts) => {
      const obeyed = /[\p{Cc}\p{Cs}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u;
      expect(texts.map(toSingleLine).filter((text) => obeyed.test(text))).toEqual([]);
      const diagnostics = new Diagnostics();
      for (const text of texts) diagnostics.report('tag-duplicate', '', text);
      expect(diagnostics.list.filter(({ cause }) => obeyed.test(cause))).toEqual([]);
      expect(
        texts
          .map((text) => escapeControlCharacters(text).replaceAll(/[\n\t]/g, ''))
          .filter((text) => obeyed.test(text)),
      ).toEqual([]);
    }),
  );
});

/** Parses Markdown with Prettier's parser. */
interface Markdown {
  readonly type: string;
  readonly children?: readonly Markdown[];
}

/** Returns the contents of the two cells of a row. */
function shapeOf({ children = [] }: Markdown): string {
  return children.map((cell) => cell.children?.map(({ type }) => type).join('+')).join(' ');
}

function parse(text: string): ts.SourceFile {
  const file = ts.createSourceFile('x.ts', text, ts.ScriptTarget.Latest, true);
  const { parseDiagnostics = [] } = file as { readonly parseDiagnostics?: readonly ts.Diagnostic[] };
  expect(parseDiagnostics.map(({ messageText }) => messageText)).toEqual([]);
  return file;
}

/** The string literals of a text, in their order. */
function stringsIn(text: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(parse(text));
  return found;
}

/** That a text is so many declarations, documented with no tags but these. */
function expectDeclarations(text: string, count: number, tags: readonly string[] = []): void {
  const { statements } = parse(text);
  expect(statements).toHaveLength(count);
  expect(
    statements.every(
      (statement) =>
        ts.isVariableStatement(statement) ||
        ts.isTypeAliasDeclaration(statement) ||
        ts.isInterfaceDeclaration(statement),
    ),
  ).toBe(true);
  const found = statements.flatMap((statement) => ts.getJSDocTags(statement).map(({ tagName }) => tagName.text));
  expect([...new Set(found)].filter((tag) => !tags.includes(tag))).toEqual([]);
}

function evaluate(expression: string): unknown {
  return new Function(`"use strict"; return (${expression});`)();
}
