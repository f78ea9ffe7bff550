import {
  type ClassDeclarationStructure,
  type ExportDeclarationStructure,
  type FunctionDeclarationStructure,
  type ImportDeclarationStructure,
  type InterfaceDeclarationStructure,
  KIND,
  type Statement,
  type StatementStructures,
  type TypeAliasDeclarationStructure,
  type VariableStatementStructure,
} from '../emit/structures.ts';

type PrintStatement = (statement: Statement) => string;

/**
 * Largest document, in operations and schemas, that ts-morph prints: at most 0.1 s to load it and 0.15 s to print. It
 * would add a quarter to the time of a document with a thousand operations.
 */
const MAX_TS_MORPH_SIZE = 400;

/** Longest statement that ts-morph prints, in characters: it reads each character of a text several times. */
const MAX_TS_MORPH_LENGTH = 100_000;

/** The end of a text that ends with a backslash: ts-morph's writer takes the quote for a part of the text. */
const BACKSLASH_AT_END = /\\\\['"`]/;

/**
 * Checks if a document is so large that ts-morph and Prettier, which take most of the time on it, are not used.
 *
 * @param size - operations and schemas of the document
 */
export function isLargeDocument(size: number): boolean {
  return size > MAX_TS_MORPH_SIZE;
}

/**
 * Returns the function that prints the statements of a module: ts-morph's `printStructure`. In a large document, and
 * for a long statement or a text that ts-morph misreads, it is {@link printStatement}, which is 30 times faster and
 * prints the same text after formatting, unless there are kinds of structures that it does not support.
 *
 * @param size - operations and schemas of the document
 */
export async function statementPrinter(statements: readonly Statement[], size: number): Promise<PrintStatement> {
  if (isLargeDocument(size) && statements.every(isPrintable)) return printStatement;
  // biome-ignore lint/style/noRestrictedImports: loaded only where it prints
  const { printStructure } = await import('ts-morph');
  return (statement) => {
    if (typeof statement === 'string') return statement;
    const text = isPrintable(statement) ? printStatement(statement) : '';
    const isPlain = text.length > MAX_TS_MORPH_LENGTH || BACKSLASH_AT_END.test(text);
    return isPlain ? text : printStructure(statement);
  };
}

/** Fields of a structure that are printed: texts and flags, or structures with fields of their own. */
interface Fields {
  readonly [name: string]: true | Fields;
}

const PARAMETER: Fields = { name: true, type: true, hasQuestionToken: true, initializer: true };
const SIGNATURE: Fields = { name: true, docs: true, typeParameters: true, parameters: PARAMETER, returnType: true };
const PROPERTY: Fields = {
  leadingTrivia: true,
  name: true,
  docs: true,
  type: true,
  isReadonly: true,
  hasQuestionToken: true,
};
const SPECIFIER: Fields = { name: true, alias: true, isTypeOnly: true };
const STATEMENT: Fields = { kind: true, leadingTrivia: true };
const MODULE: Fields = { ...STATEMENT, moduleSpecifier: true, isTypeOnly: true };
const DECLARATION: Fields = { ...STATEMENT, name: true, docs: true, isExported: true };

/** Maps each supported kind to its fields. */
const FIELDS: ReadonlyMap<number, Fields> = new Map([
  [
    KIND.ImportDeclaration,
    {
      ...MODULE,
      defaultImport: true,
      namedImports: SPECIFIER,
      namespaceImport: true,
      attributes: { name: true, value: true },
    },
  ],
  [KIND.ExportDeclaration, { ...MODULE, namedExports: SPECIFIER, namespaceExport: true }],
  [
    KIND.Interface,
    {
      ...DECLARATION,
      extends: true,
      indexSignatures: { keyName: true, keyType: true, returnType: true },
      properties: PROPERTY,
      methods: SIGNATURE,
    },
  ],
  [KIND.TypeAlias, { ...DECLARATION, type: true }],
  [KIND.Function, { ...DECLARATION, ...SIGNATURE, isAsync: true, statements: true }],
  [KIND.Class, { ...DECLARATION, extends: true }],
  [
    KIND.VariableStatement,
    { ...DECLARATION, declarationKind: true, declarations: { name: true, type: true, initializer: true } },
  ],
]);

function isPrintable(statement: Statement): boolean {
  if (typeof statement === 'string') return true;
  const fields = FIELDS.get(statement.kind);
  return fields !== undefined && hasOnly(statement, fields);
}

function hasOnly(structure: object, fields: Fields): boolean {
  for (const name in structure) {
    const value: unknown = Reflect.get(structure, name);
    const field = fields[name];
    if (value !== undefined && (field === undefined || !isKnownValue(value, field))) return false;
  }
  return true;
}

/** Checks if a value can be printed. Functions cannot, since they write to a writer of ts-morph. */
function isKnownValue(value: unknown, field: true | Fields): boolean {
  if (typeof value === 'object' && value !== null) {
    if (Array.isArray(value)) return value.every((item) => isKnownValue(item, field));
    return field !== true && hasOnly(value, field);
  }
  return typeof value !== 'function';
}

/**
 * Prints one statement of a supported kind, such as an import, an interface or a function. Line breaks and indentation
 * are left to the formatter.
 */
export function printStatement(statement: Statement): string {
  if (typeof statement === 'string') return statement;
  return trivia(statement.leadingTrivia) + printDeclaration(statement);
}

function printDeclaration(statement: StatementStructures): string {
  switch (statement.kind) {
    case KIND.ImportDeclaration:
      return printImport(statement);
    case KIND.ExportDeclaration:
      return printExport(statement);
    case KIND.Interface:
      return printInterface(statement);
    case KIND.TypeAlias:
      return printTypeAlias(statement);
    case KIND.Function:
      return printFunction(statement);
    case KIND.Class:
      return printClass(statement);
    case KIND.VariableStatement:
      return printVariables(statement);
    default:
      throw new Error(`No structure of kind ${statement.kind} can be printed here.`);
  }
}

function printImport(statement: ImportDeclarationStructure): string {
  const { isTypeOnly, moduleSpecifier, defaultImport, namedImports, namespaceImport, attributes } = statement;
  const clauses = [defaultImport, namespaceImport && `* as ${namespaceImport}`, specifiers(namedImports)];
  const clause = clauses.filter((text) => text !== undefined).join(', ');
  const from = clause === '' ? '' : `${isTypeOnly ? 'type ' : ''}${clause} from `;
  return `import ${from}${JSON.stringify(moduleSpecifier)}${printAttributes(attributes)};`;
}

/** Prints the attributes of an import, such as `with { type: "json" }`. */
function printAttributes(attributes: ImportDeclarationStructure['attributes']): string {
  if (attributes === undefined) return '';
  const members = attributes.map(({ name, value }) => `${name}: ${JSON.stringify(value)}`);
  return ` with { ${members.join(', ')} }`;
}

function printExport(statement: ExportDeclarationStructure): string {
  const { isTypeOnly, moduleSpecifier, namedExports, namespaceExport } = statement;
  const clause = namespaceExport === undefined ? (specifiers(namedExports) ?? '*') : `* as ${namespaceExport}`;
  const from = moduleSpecifier === undefined ? '' : ` from ${JSON.stringify(moduleSpecifier)}`;
  return `export ${isTypeOnly ? 'type ' : ''}${clause}${from};`;
}

function specifiers(
  names: ImportDeclarationStructure['namedImports'] | ExportDeclarationStructure['namedExports'],
): string | undefined {
  if (!Array.isArray(names)) return undefined;
  const texts = names.map((name) => {
    if (typeof name !== 'object') return plain(name);
    return `${name.isTypeOnly ? 'type ' : ''}${name.name}${name.alias === undefined ? '' : ` as ${name.alias}`}`;
  });
  return `{ ${texts.join(', ')} }`;
}

function printInterface(statement: InterfaceDeclarationStructure): string {
  const { name, extends: bases, indexSignatures = [], properties = [], methods = [] } = statement;
  const heritage = Array.isArray(bases) && bases.length > 0 ? ` extends ${bases.map(plain).join(', ')}` : '';
  const members = [
    ...indexSignatures.map(
      ({ keyName = 'key', keyType = 'string', returnType }) => `[${keyName}: ${keyType}]${typed(returnType)};`,
    ),
    ...properties.map(
      ({ name: property, type, isReadonly, hasQuestionToken, docs, leadingTrivia }) =>
        `${trivia(leadingTrivia)}${documentation(docs)}${isReadonly ? 'readonly ' : ''}${property}${hasQuestionToken ? '?' : ''}${typed(type)};`,
    ),
    ...methods.map(({ docs, ...method }) => `${documentation(docs)}${method.name}${signature(method)};`),
  ];
  return `${head(statement)}interface ${name}${heritage} {\n${members.join('\n')}\n}`;
}

function printTypeAlias(statement: TypeAliasDeclarationStructure): string {
  return `${head(statement)}type ${statement.name} = ${plain(statement.type)};`;
}

function printFunction(statement: FunctionDeclarationStructure): string {
  const { name = '', statements = [] } = statement;
  const body = Array.isArray(statements) ? joinStatements(statements.map(plain)) : plain(statements);
  const keyword = statement.isAsync ? 'async function' : 'function';
  return `${head(statement)}${keyword} ${name}${signature(statement)} {\n${body}\n}`;
}

function printClass(statement: ClassDeclarationStructure): string {
  const { name = '', extends: base } = statement;
  return `${head(statement)}class ${name}${base === undefined ? '' : ` extends ${plain(base)}`} {}`;
}

function printVariables(statement: VariableStatementStructure): string {
  const { declarationKind = 'let', declarations } = statement;
  const texts = declarations.map(
    ({ name, type, initializer }) =>
      `${name}${typed(type)}${initializer === undefined ? '' : ` = ${plain(initializer)}`}`,
  );
  return `${head(statement)}${declarationKind} ${texts.join(', ')};`;
}

/** Prints everything before the keyword of a declaration. */
function head({ docs, isExported }: Pick<InterfaceDeclarationStructure, 'docs' | 'isExported'>): string {
  return `${documentation(docs)}${isExported ? 'export ' : ''}`;
}

function signature({
  typeParameters = [],
  parameters = [],
  returnType,
}: Pick<FunctionDeclarationStructure, 'typeParameters' | 'parameters' | 'returnType'>) {
  const texts = parameters.map(
    ({ name, type, hasQuestionToken, initializer }) =>
      `${name}${hasQuestionToken ? '?' : ''}${typed(type)}${initializer === undefined ? '' : ` = ${plain(initializer)}`}`,
  );
  const generic = typeParameters.length === 0 ? '' : `<${typeParameters.map(plain).join(', ')}>`;
  return `${generic}(${texts.join(', ')})${typed(returnType)}`;
}

/** Prints documentation comments; their texts are escaped already. */
function documentation(docs: InterfaceDeclarationStructure['docs']): string {
  if (docs === undefined || docs.length === 0) return '';
  return docs.map((text) => documentationComment(plain(text))).join('');
}

function documentationComment(text: string): string {
  if (!text.includes('\n')) return `/** ${text} */\n`;
  const lines = text.split('\n').map((line) => (line === '' ? ' *' : ` * ${line}`));
  return `/**\n${lines.join('\n')}\n */\n`;
}

/** Joins statements line by line; a blank line follows one that ends with a brace. */
export function joinStatements(texts: readonly string[]): string {
  return texts.map((text, index) => `${index > 0 ? separator(texts[index - 1], text) : ''}${text}`).join('\n');
}

/** Returns the blank line between two statements, or an empty string. */
function separator(previous: string | undefined, text: string): string {
  return previous?.endsWith('}') && !text.startsWith('\n') ? '\n' : '';
}

function typed(type: unknown): string {
  return type === undefined ? '' : `: ${plain(type)}`;
}

function trivia(text: StatementStructures['leadingTrivia']): string {
  if (text === undefined) return '';
  return Array.isArray(text) ? text.map(plain).join('\n') : plain(text);
}

/** Returns a value that {@link isPrintable} has checked to be a text. */
function plain(value: unknown): string {
  if (typeof value === 'string') return value;
  throw new Error('Only plain text can be printed here.');
}

/**
 * Limits of a piece that is formatted at once. A change reformats only its piece, and formatting takes twenty times the
 * memory of the text.
 */
const MAX_PIECE_STATEMENTS = 32;
const MAX_PIECE_LENGTH = 20_000;

/**
 * Prints a module in pieces that can be formatted separately. Each is printed when it is requested, so that a large
 * module is not in memory as text.
 *
 * @param size - operations and schemas of the document
 */
export async function printCode(statements: readonly Statement[], size: number): Promise<Iterable<string>> {
  return printPieces(statements, await statementPrinter(statements, size));
}

function* printPieces(statements: readonly Statement[], print: PrintStatement): Generator<string> {
  let piece = '';
  let count = 0;
  let previous: string | undefined;
  for (const statement of statements) {
    if (count === MAX_PIECE_STATEMENTS || piece.length >= MAX_PIECE_LENGTH) {
      yield piece;
      [piece, count] = ['', 0];
    }
    const text = typeof statement === 'string' ? statement : separateText(statement, print);
    piece += `${separator(previous, text)}${text}\n`;
    count += 1;
    previous = text;
  }
  if (piece !== '') yield piece;
}

/** Prints a statement with the blank line before it, as ts-morph separates statements. */
function separateText(statement: Exclude<Statement, string>, print: PrintStatement): string {
  const text = print(statement);
  return isBlock(statement) && !text.startsWith('\n') ? `\n${text}` : text;
}

function isBlock({ kind }: Exclude<Statement, string>): boolean {
  return kind === KIND.Interface || kind === KIND.Function || kind === KIND.Class;
}
