import ts from 'typescript';
import type { SourceText } from './find-files.ts';
import { offer, templateProgram } from './vue-template.ts';

/** What a compiler reads of a file: the file itself, or a program that stands in it. */
export interface Unit {
  readonly path: string;
  readonly file: SourceText;
  /** Absent where it is what stands on disk. */
  readonly text?: string;
}

/** The programs of a file, at the offsets of the file: a Vue file's script, and what its template says. */
export function unitsOf(file: SourceText): readonly Unit[] {
  if (!file.path.endsWith('.vue')) return [{ path: file.path, file }];
  const parts = vueParts(file.text);
  const path = `${file.path}.${parts.ending}`;
  const template = templateProgram(parts, path.slice(path.lastIndexOf('/') + 1));
  const script = { path, file, text: parts.script + offer(parts) };
  return template === undefined ? [script] : [script, { path: `${file.path}.template.ts`, file, text: template }];
}

/** A Vue file taken apart: texts as long as the file, so that offsets are those of the file. */
export interface VueParts {
  /** The scripts; everything else blank. */
  readonly script: string;
  /** What stands outside the scripts; these blank. */
  readonly template: string;
  /** Whether the template sees the names of the script. */
  readonly isSetup: boolean;
  /** What a file of the same language as the script ends in. */
  readonly ending: 'ts' | 'tsx' | 'js' | 'jsx';
}

/** A span of a text, from and to. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Takes a Vue file apart. */
export function vueParts(text: string): VueParts {
  const scripts = [...text.matchAll(/(<script\b[^>]*>)([\s\S]*?)<\/script\s*>/gi)];
  const spans = scripts.map((match) => spanOf(match, 2, match.index + (match[1] ?? '').length));
  return {
    script: keep(text, (offset) => isInside(spans, offset)),
    template: keep(text, (offset) => !isInside(spans, offset)),
    isSetup: scripts.some((match) => /\bsetup\b/.test(match[1] ?? '')),
    ending: endingOf(scripts.flatMap((match) => match[1] ?? [])),
  };
}

/** A script that does not say its language is JavaScript. */
function endingOf(tags: readonly string[]): VueParts['ending'] {
  const said = tags.flatMap((tag) => /\slang=["']?([jt]sx?)\b/.exec(tag)?.[1] ?? []);
  const isTyped = tags.length === 0 || said.some((language) => language.startsWith('ts'));
  const isMarkup = said.some((language) => language.endsWith('x'));
  return `${isTyped ? 'ts' : 'js'}${isMarkup ? 'x' : ''}`;
}

/** Where a group of a match stands, given where it begins. */
export function spanOf(match: RegExpMatchArray, group: number, start: number): Span {
  return { start, end: start + (match[group] ?? '').length };
}

function isInside(spans: readonly Span[], offset: number): boolean {
  return spans.some(({ start, end }) => offset >= start && offset < end);
}

/** Code units, not code points: offsets count those. Line ends stay everywhere. */
function keep(text: string, isKept: (offset: number) => boolean): string {
  return text
    .split('')
    .map((char, offset) => (isKept(offset) || char === '\n' || char === '\r' ? char : ' '))
    .join('');
}

/** The names that a setup gives to its template: its own, and what it imports, types apart. */
export function namesOf(script: string): readonly string[] {
  const file = ts.createSourceFile('setup.ts', script, ts.ScriptTarget.ES2022, true);
  return file.statements.flatMap((statement) => {
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap(({ name }) => bound(name));
    if (ts.isFunctionDeclaration(statement) || ts.isEnumDeclaration(statement)) return bound(statement.name);
    if (!ts.isImportDeclaration(statement) || statement.importClause === undefined) return [];
    return imported(statement.importClause);
  });
}

function bound(name: ts.BindingName | undefined): readonly string[] {
  if (name === undefined) return [];
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : bound(element.name)));
}

function imported(clause: ts.ImportClause): readonly string[] {
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return [];
  const { name, namedBindings } = clause;
  const named = namedBindings !== undefined && ts.isNamedImports(namedBindings) ? namedBindings.elements : [];
  return [...bound(name), ...named.flatMap((element) => (element.isTypeOnly ? [] : [element.name.text]))];
}

/** What the setup says its properties are. */
export function propertiesOf(script: string): string | undefined {
  const file = ts.createSourceFile('setup.ts', script, ts.ScriptTarget.ES2022, true);
  const find = (node: ts.Node): string | undefined => {
    const isCall = ts.isCallExpression(node) && node.expression.getText() === 'defineProps';
    return isCall ? node.typeArguments?.[0]?.getText() : ts.forEachChild(node, find);
  };
  return find(file);
}
