import ts from 'typescript';

/** Contents of an emitted module, read by an independent parser. */
export interface Code {
  /** Syntax errors. */
  readonly faults: readonly string[];
  /** Kinds of the statements at its top. */
  readonly statements: readonly string[];
  /** Names in value position that nothing in the module declares or imports. */
  readonly free: ReadonlySet<string>;
  /** All names that are not quoted. */
  readonly identifiers: ReadonlySet<string>;
  /** Modules that it imports. */
  readonly modules: readonly string[];
  /** Values of its string literals. */
  readonly strings: ReadonlySet<string>;
}

/** Parses a module and gathers what it holds. */
export function readCode(path: string, text: string): Code {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const declared = new Set<string>();
  const used = new Set<string>();
  const strings = new Set<string>();
  const identifiers = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) strings.add(node.text);
    if (ts.isIdentifier(node)) {
      identifiers.add(node.text);
      if (isDeclaration(node)) declared.add(node.text);
      else if (isValue(node)) used.add(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return {
    faults: faultsOf(file),
    statements: file.statements.map((statement) => ts.SyntaxKind[statement.kind]),
    free: new Set([...used].filter((name) => !declared.has(name))),
    identifiers,
    modules: file.statements.flatMap(moduleOf),
    strings,
  };
}

/** Syntax errors: the compiler keeps them at the file, and its types do not say so. */
function faultsOf(file: ts.SourceFile): readonly string[] {
  const { parseDiagnostics = [] } = file as { readonly parseDiagnostics?: readonly ts.DiagnosticWithLocation[] };
  return parseDiagnostics.map(({ messageText, start }) => {
    const { line } = file.getLineAndCharacterOfPosition(start);
    return `${file.fileName}:${line + 1} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}

function moduleOf(statement: ts.Statement): readonly string[] {
  const from =
    ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement) ? statement.moduleSpecifier : undefined;
  return from !== undefined && ts.isStringLiteral(from) ? [from.text] : [];
}

/** Tests for the declaration of a name: of a variable, a function, a parameter, an import, a type. */
function isDeclaration(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isImportSpecifier(parent)) return parent.name === node;
  const declares =
    ts.isVariableDeclaration(parent) ||
    ts.isFunctionDeclaration(parent) ||
    ts.isFunctionExpression(parent) ||
    ts.isParameter(parent) ||
    ts.isBindingElement(parent) ||
    ts.isInterfaceDeclaration(parent) ||
    ts.isTypeAliasDeclaration(parent) ||
    ts.isTypeParameterDeclaration(parent) ||
    ts.isNamespaceImport(parent) ||
    ts.isImportClause(parent) ||
    ts.isClassDeclaration(parent);
  return declares && parent.name === node;
}

/** Tests for a name that is read as a value: not a member of an object or a type, not a label. */
function isValue(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isQualifiedName(parent)) return parent.left === node;
  if (ts.isBindingElement(parent)) return parent.propertyName !== node;
  if (ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent)) return false;
  if (ts.isLabeledStatement(parent) || ts.isBreakOrContinueStatement(parent)) return false;
  return !('name' in parent && parent.name === node);
}
