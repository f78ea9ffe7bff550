import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { diffLines } from 'diff';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { isLogging } from '../../templates/runtime/migrate-engine/src/analysis/syntax.ts';
import type { Checker } from '../../templates/runtime/migrate-engine/src/checker/checker.ts';
import { createChecker } from '../../templates/runtime/migrate-engine/src/checker/typescript-checker.ts';
import { fieldEntry } from '../../templates/runtime/migrate-engine/src/migration/migration-index.ts';
import { migrateCode } from '../../templates/runtime/migrate-engine/src/codemod/migrate-code.ts';
import { migration, overlay } from './kit.ts';
import type { Finding } from '../../templates/runtime/migrate-engine/src/report/finding.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/**
 * Whole applications, a page each, as a careful person leaves them: in the first column, `!` marks a line that needs a
 * person, and `?` one that only a person finds; in the second, `-` and `+` are the changes. `-u` writes what the
 * codemod does now.
 */
const APPLICATIONS = join(import.meta.dirname, 'applications');
const temporary = temporaryFolder('migrate-applications');

const BLOCK = /^```diff (\S+)\n([\s\S]*?)^```$/gm;

describe.each(readdirSync(APPLICATIONS))('%s', (file) => {
  const page = readFileSync(join(APPLICATIONS, file), 'utf8');
  const folder = join(temporary, file);
  mkdirSync(folder);
  const texts = new Map([...page.matchAll(BLOCK)].map(([, name = '', rows = '']) => [name, textBefore(rows)]));
  for (const [name, text] of texts) writeFileSync(join(folder, name), text);
  const { changes, findings } = migrateCode({ folder, migration, overlay: overlay('v2') });
  const after = new Map([...texts, ...changes.map((change) => [change.name, change.after] as const)]);

  test('changes and reports what a person would', async () => {
    const actual = page.replaceAll(BLOCK, (_, name: string, rows: string) => {
      const manual = findings.filter((finding) => finding.file === name && finding.tier === 'manual');
      const marks = new Map(manual.map(({ line }) => [line, '!']));
      for (const line of missedLines(rows)) if (!marks.has(line)) marks.set(line, '?');
      return `\`\`\`diff ${name}\n${printRows(texts.get(name) ?? '', after.get(name) ?? '', marks)}\`\`\``;
    });
    await expect(actual).toMatchFileSnapshot(join(APPLICATIONS, file));
  });

  test('changes nothing on a second run, and reports nothing new', () => {
    const migrated = join(temporary, `${file} after`);
    mkdirSync(migrated);
    for (const [name, text] of after) writeFileSync(join(migrated, name), text);
    const second = migrateCode({ folder: migrated, migration, overlay: overlay('v2') });
    expect(second.changes).toEqual([]);
    const known = new Set(placesOf(findings));
    expect(placesOf(second.findings).filter((place) => !known.has(place))).toEqual([]);
  });

  test('leaves no old name within reach of a value that changes it, unless it says so', () => {
    const paths = new Map([...after].map(([name, text]) => [join(folder, name), text] as const));
    const options = {
      strict: true,
      allowJs: true,
      jsx: ts.JsxEmit.Preserve,
      target: ts.ScriptTarget.ES2022,
      types: [],
    };
    const files = [...paths.keys()].filter((path) => /\.[cm]?[jt]sx?$/.test(path));
    const checker = createChecker({ files, options, texts: paths, overlay: overlay('v2'), folder });
    const told = new Set(findings.map((finding) => `${finding.file}:${finding.line}`));
    const left = [...after.keys()].flatMap((name) => {
      const source = checker.sourceFile(join(folder, name));
      return source === undefined ? [] : namesWithinReach(checker, source).map((place) => `${name}:${place}`);
    });
    expect(left.filter((place) => !told.has(place.split(' ')[0] ?? ''))).toEqual([]);
  });
});

/** Returns where manual work is found, except for a member that has the name of a removed one. */
function placesOf(findings: readonly Finding[]): readonly string[] {
  return findings
    .filter(({ tier, category }) => tier === 'manual' && category !== 'removed')
    .map(({ file, line, rule }) => `${file}:${line} ${rule}`);
}

function textBefore(rows: string): string {
  return rows
    .split('\n')
    .filter((row) => row[1] !== '+')
    .map((row) => row.slice(2))
    .join('\n');
}

function missedLines(rows: string): readonly number[] {
  const before = rows.split('\n').filter((row) => row[1] !== '+');
  return before.flatMap((row, index) => (row.startsWith('?') ? [index + 1] : []));
}

function printRows(before: string, after: string, marks: ReadonlyMap<number, string>): string {
  let line = 0;
  const rows = diffLines(before, after).flatMap(({ value, added, removed }) =>
    value.split('\n').flatMap((text, index, all) => {
      if (index === all.length - 1 && text === '') return [];
      if (!added) line += 1;
      return `${added ? ' ' : (marks.get(line) ?? ' ')}${added ? '+' : removed ? '-' : ' '}${text}`.trimEnd();
    }),
  );
  return `${rows.join('\n')}\n`;
}

/**
 * Returns the names that change, in identifiers and texts, in a statement or class member that also has a value with a
 * member of this name. Members and variables of the application itself are something else.
 */
function namesWithinReach(checker: Checker, source: ts.SourceFile): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const names = isName(node) ? [node.text] : isText(node) ? (node.text.match(/[a-z]\w*/g) ?? []) : [];
    for (const name of names.filter((one) => migration.fields.has(one) && !isOwn(checker, node)))
      if (valuesAround(node).some((value) => changesMember(checker, value, name))) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
        found.push(`${line + 1} ${name}`);
      }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isName(node: ts.Node): node is ts.Identifier {
  return ts.isIdentifier(node);
}

function isText(node: ts.Node): node is ts.StringLiteralLike {
  const isImport = node.parent !== undefined && ts.isImportDeclaration(node.parent);
  return (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) && !isImport;
}

/** Returns the expressions of the statement or class member around a name, but the name and what holds it. */
function valuesAround(name: ts.Node): readonly ts.Expression[] {
  const outer = ts.findAncestor(name, (one) => ts.isStatement(one) || ts.isClassElement(one)) ?? name;
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    const holdsName = node.pos <= name.pos && name.end <= node.end;
    if (ts.isExpression(node) && !holdsName) found.push(node);
    if (holdsName || !(ts.isStatement(node) || ts.isFunctionLike(node))) ts.forEachChild(node, visit);
  };
  visit(outer);
  return found;
}

function changesMember(checker: Checker, value: ts.Expression, name: string): boolean {
  const { types } = checker;
  const type = checker.typeAt(value);
  return [type, types.itemType(type) ?? type].some((one) =>
    checker.membersOf(one, name).some(({ declarations = [] }) =>
      declarations.some((declaration) => {
        const owner = checker.isOverlaid(declaration) ? declaration.parent : undefined;
        const schema = owner !== undefined && ts.isInterfaceDeclaration(owner) ? owner.name.text : '';
        return ['rename', 'move'].includes(fieldEntry(migration, schema, name)?.operation ?? '');
      }),
    ),
  );
}

/** Tests whether a name is logged, a variable, or a member of a type of the application or of an unchanged schema. */
function isOwn(checker: Checker, name: ts.Node): boolean {
  const { parent } = name;
  if (ts.findAncestor(name, (one) => ts.isCallExpression(one) && isLogging(one.expression)) !== undefined) return true;
  if (ts.isPropertyAssignment(parent) && parent.name === name) {
    const expected = checker.contextualType(parent.parent);
    const members = expected === undefined ? [] : checker.membersOf(expected, parent.name.getText());
    const declared = members.flatMap(({ declarations = [] }) => declarations);
    if (declared.length > 0 && !declared.some((one) => checker.isOverlaid(one) || one === parent)) return true;
  }
  const { declarations = [] } = ts.isIdentifier(name) ? (checker.symbolAt(name) ?? {}) : {};
  return declarations.length > 0 && !declarations.some((one) => ts.isObjectLiteralElement(one));
}
