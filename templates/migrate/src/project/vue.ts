import ts from 'typescript';

/** A Vue file taken apart: texts as long as the file, so that offsets are those of the file. */
export interface VueParts {
  /** The scripts; everything else blank. */
  readonly script: string;
  /** What stands outside the scripts; these blank. */
  readonly template: string;
  /** Whether the template sees the names of the script. */
  readonly isSetup: boolean;
  /** What a file of the same language as the script ends in. */
  readonly extension: 'ts' | 'tsx' | 'js' | 'jsx';
}

/** A span of a text, from and to. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Takes a Vue file apart. */
export function vueParts(text: string): VueParts {
  const scripts = [...text.matchAll(/(<script\b[^>]*>)([\s\S]*?)<\/script\s*>/gi)];
  const spans = scripts.map((match) => matchSpan(match, 2, match.index + (match[1] ?? '').length));
  return {
    script: blankExcept(text, (offset) => isInside(spans, offset)),
    template: blankExcept(text, (offset) => !isInside(spans, offset)),
    isSetup: scripts.some((match) => /\bsetup\b/.test(match[1] ?? '')),
    extension: scriptExtension(scripts.flatMap((match) => match[1] ?? [])),
  };
}

/** A script that does not say its language is JavaScript. */
function scriptExtension(tags: readonly string[]): VueParts['extension'] {
  const said = tags.flatMap((tag) => /\slang=["']?([jt]sx?)\b/.exec(tag)?.[1] ?? []);
  const isTyped = tags.length === 0 || said.some((language) => language.startsWith('ts'));
  const isMarkup = said.some((language) => language.endsWith('x'));
  return `${isTyped ? 'ts' : 'js'}${isMarkup ? 'x' : ''}`;
}

/** Where a group of a match stands, given where it begins. */
export function matchSpan(match: RegExpMatchArray, group: number, start: number): Span {
  return { start, end: start + (match[group] ?? '').length };
}

function isInside(spans: readonly Span[], offset: number): boolean {
  return spans.some(({ start, end }) => offset >= start && offset < end);
}

/** Code units, not code points: offsets count those. Line ends stay everywhere. */
function blankExcept(text: string, isKept: (offset: number) => boolean): string {
  return text
    .split('')
    .map((char, offset) => (isKept(offset) || char === '\n' || char === '\r' ? char : ' '))
    .join('');
}

/** The names that a setup gives to its template: its own, and what it imports, types apart. */
export function setupNames(script: string): readonly string[] {
  const file = ts.createSourceFile('setup.ts', script, ts.ScriptTarget.ES2022, true);
  return file.statements.flatMap((statement) => {
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap(({ name }) => boundNames(name));
    if (ts.isFunctionDeclaration(statement) || ts.isEnumDeclaration(statement)) return boundNames(statement.name);
    if (!ts.isImportDeclaration(statement) || statement.importClause === undefined) return [];
    return importedNames(statement.importClause);
  });
}

function boundNames(name: ts.BindingName | undefined): readonly string[] {
  if (name === undefined) return [];
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : boundNames(element.name)));
}

function importedNames(clause: ts.ImportClause): readonly string[] {
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return [];
  const { name, namedBindings } = clause;
  const named = namedBindings !== undefined && ts.isNamedImports(namedBindings) ? namedBindings.elements : [];
  return [...boundNames(name), ...named.flatMap((element) => (element.isTypeOnly ? [] : [element.name.text]))];
}

/** What the setup says its properties are. */
export function propsType(script: string): string | undefined {
  const file = ts.createSourceFile('setup.ts', script, ts.ScriptTarget.ES2022, true);
  const find = (node: ts.Node): string | undefined => {
    const isCall = ts.isCallExpression(node) && node.expression.getText() === 'defineProps';
    return isCall ? node.typeArguments?.[0]?.getText() : ts.forEachChild(node, find);
  };
  return find(file);
}
