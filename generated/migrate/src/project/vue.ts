import ts from 'typescript';

/** Parts of a Vue file. Each text is as long as the file, so that offsets stay valid. */
export interface VueParts {
  /** The scripts; everything else is blank. */
  readonly script: string;
  /** Everything but the scripts, which are blank. */
  readonly template: string;
  /** True if the template sees the names of the script. */
  readonly isSetup: boolean;
  /** Extension for the language of the script. */
  readonly extension: 'ts' | 'tsx' | 'js' | 'jsx';
}

/** Start and end offsets in a text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Splits a Vue file into its parts. */
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

/** Returns the extension of a script; without `lang` it is JavaScript. */
function scriptExtension(tags: readonly string[]): VueParts['extension'] {
  const said = tags.flatMap((tag) => /\slang=["']?([jt]sx?)\b/.exec(tag)?.[1] ?? []);
  const isTyped = tags.length === 0 || said.some((language) => language.startsWith('ts'));
  const isMarkup = said.some((language) => language.endsWith('x'));
  return `${isTyped ? 'ts' : 'js'}${isMarkup ? 'x' : ''}`;
}

/** Returns the span of a group of a match. */
export function matchSpan(match: RegExpMatchArray, group: number, start: number): Span {
  return { start, end: start + (match[group] ?? '').length };
}

function isInside(spans: readonly Span[], offset: number): boolean {
  return spans.some(({ start, end }) => offset >= start && offset < end);
}

/** Blanks a text by code units, because offsets count those; line breaks are kept. */
function blankExcept(text: string, isKept: (offset: number) => boolean): string {
  return text
    .split('')
    .map((char, offset) => (isKept(offset) || char === '\n' || char === '\r' ? char : ' '))
    .join('');
}

/** Returns the names that `<script setup>` exposes to its template: declarations and imports, except types. */
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

/** Returns the type argument of `defineProps`. */
export function propsType(script: string): string | undefined {
  const file = ts.createSourceFile('setup.ts', script, ts.ScriptTarget.ES2022, true);
  const find = (node: ts.Node): string | undefined => {
    const isCall = ts.isCallExpression(node) && node.expression.getText() === 'defineProps';
    return isCall ? node.typeArguments?.[0]?.getText() : ts.forEachChild(node, find);
  };
  return find(file);
}
