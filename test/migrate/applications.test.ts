import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, describe, expect, test } from 'vitest';
import type { Checker } from '../../templates/runtime/migrate-engine/src/checker/checker.ts';
import { createChecker } from '../../templates/runtime/migrate-engine/src/checker/typescript-checker.ts';
import { fieldEntry } from '../../templates/runtime/migrate-engine/src/migration/migration-index.ts';
import { migrateCode } from '../../templates/runtime/migrate-engine/src/codemod/migrate-code.ts';
import { migration, overlay } from './kit.ts';

/**
 * Whole applications with hand-written expectations: `before/`, `after/` as a careful person leaves it after the
 * automatic changes, and `places.txt`, the lines that need a person, as `file | text of the line`, with `||` between
 * lines that will do.
 */
const APPLICATIONS = join(import.meta.dirname, 'applications');
const temporary = mkdtempSync(join(tmpdir(), 'migrate-applications-'));
afterAll(() => rmSync(temporary, { recursive: true }));

/** Places that a person finds and the codemod does not. */
const MISSED: ReadonlySet<string> = new Set(['platform.service.spec.ts | return { data: [{ terminated: false']);

describe.each(readdirSync(APPLICATIONS))('%s', (name) => {
  const folder = join(temporary, name);
  cpSync(join(APPLICATIONS, name, 'before'), folder, { recursive: true });
  const { changes, findings } = migrateCode({ folder, migration, overlay: overlay('v2') });
  const manual = findings.filter(({ tier }) => tier === 'manual');
  const places = readFileSync(join(APPLICATIONS, name, 'places.txt'), 'utf8')
    .trim()
    .split('\n');

  test.each(readdirSync(join(APPLICATIONS, name, 'before')))('changes %s as a person would', (file) => {
    const before = readFileSync(join(folder, file), 'utf8');
    const after = changes.find((change) => change.name === file)?.after ?? before;
    expect(after).toBe(readFileSync(join(APPLICATIONS, name, 'after', file), 'utf8'));
  });

  test.each(places.filter((place) => !MISSED.has(place)))('reports %s', (place) => {
    const found = manual.filter((finding) => isAt(folder, finding, place));
    expect(found, manual.map(({ file, line, rule }) => `${file}:${line} ${rule}`).join('\n')).not.toEqual([]);
  });

  test('leaves no old name beside a value that changes it', () => {
    const files = readdirSync(folder).filter((file) => /\.[cm]?[jt]sx?$/.test(file));
    const paths = files.map((file) => join(folder, file));
    const options = {
      strict: true,
      allowJs: true,
      jsx: ts.JsxEmit.Preserve,
      target: ts.ScriptTarget.ES2022,
      types: [],
    };
    const checker = createChecker({ files: paths, options, texts: new Map(), overlay: overlay('v2'), folder });
    const settled = new Set(findings.map(({ file, line }) => `${file}:${line}`));
    const left = files.flatMap((file) => {
      const source = checker.sourceFile(join(folder, file));
      return source === undefined ? [] : namesBesideValues(checker, source).map((line) => `${file}:${line}`);
    });
    expect(left.filter((place) => !settled.has(place))).toEqual([]);
  });

  test('reports nothing else', () => {
    const others = manual.filter((finding) => !places.some((place) => isAt(folder, finding, place)));
    expect(others.map(({ file, line, rule, before }) => `${file}:${line} ${rule} ${before}`)).toEqual([]);
  });
});

/**
 * Returns the lines with a name that changes in an expression which also reads a value that has a member of this name.
 * Members and variables of the application itself are something else.
 */
function namesBesideValues(checker: Checker, source: ts.SourceFile): readonly number[] {
  const lines: number[] = [];
  const isChanged = (name: string, member: ts.Symbol): boolean =>
    (member.declarations ?? []).some((declaration) => {
      const owner = checker.isOverlaid(declaration) ? declaration.parent : undefined;
      const schema = owner !== undefined && ts.isInterfaceDeclaration(owner) ? owner.name.text : '';
      const entry = fieldEntry(migration, schema, name);
      return entry !== undefined && ['rename', 'move'].includes(entry.operation);
    });
  const visit = (node: ts.Node): void => {
    const isName = ts.isIdentifier(node) || ts.isStringLiteralLike(node);
    if (isName && migration.fields.has(node.text) && !isOwn(checker, node)) {
      const outer = ts.findAncestor(node, (one) => ts.isCallExpression(one) || ts.isStatement(one));
      if (outer !== undefined && ts.isCallExpression(outer)) {
        const values = outer.arguments.filter((value) => node.pos < value.pos || node.end > value.end);
        const members = values.flatMap((value) => checker.membersOf(checker.typeAt(value), node.text));
        if (members.some((member) => isChanged(node.text, member)))
          lines.push(source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return lines;
}

/** Tests whether a name is a variable, or a member that a type of the application declares. */
function isOwn(checker: Checker, name: ts.Identifier | ts.StringLiteralLike): boolean {
  const { declarations = [] } = ts.isIdentifier(name) ? (checker.symbolAt(name) ?? {}) : {};
  return declarations.length > 0 && !declarations.some((one) => ts.isObjectLiteralElement(one));
}

interface Position {
  readonly file: string;
  readonly line: number;
}

function isAt(folder: string, { file, line }: Position, place: string): boolean {
  return place.split(' || ').some((alternative) => {
    const [name, text = ''] = alternative.split(' | ');
    return name === file && readFileSync(join(folder, file), 'utf8').split('\n')[line - 1]?.includes(text) === true;
  });
}
