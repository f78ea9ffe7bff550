import type {
  ClassStatement,
  ConstantStatement,
  ExportStatement,
  FunctionStatement,
  ImportStatement,
  InterfaceStatement,
  MethodSignature,
  ParameterSignature,
  PropertySignature,
  Statement,
  TypeAliasStatement,
} from '../emit/statement.ts';
import { type Keep, unkept } from '../memory.ts';
import type { Pieced } from './lay-out.ts';

/**
 * How many statements are laid out together at most, and from which length on no other is added: a change costs the
 * layout of its piece, and not that of a long module; and a layout takes twenty times the memory of its text.
 */
const mostTogether = 32;
const longEnough = 20_000;

/**
 * The text of a module, in pieces that can be laid out apart. Where lines break and how far they are indented is left
 * to the layout.
 */
export function printCode(
  statements: readonly (Statement | string)[],
  kept: Keep<string> = unkept,
): Pick<Pieced, 'of' | 'pieces'> {
  const of = statements.map((statement) =>
    typeof statement === 'string' ? statement : kept(statement, () => standingText(statement)),
  );
  return { of, pieces: () => piecesOf(of.map((text, index) => `${space(of[index - 1], text)}${text}\n`)) };
}

/** An empty line follows what ends with a brace. */
function space(before: string | undefined, text: string): string {
  return before?.endsWith('}') && !text.startsWith('\n') ? '\n' : '';
}

/** The text of a statement, with the empty line that stands before it whatever does. */
function standingText(statement: Statement): string {
  return `${standsApart(statement) ? '\n' : ''}${statementText(statement)}`;
}

function piecesOf(lines: readonly string[]): readonly string[] {
  const pieces: string[] = [];
  let piece = '';
  let count = 0;
  for (const line of lines) {
    if (count === mostTogether || piece.length >= longEnough) {
      pieces.push(piece);
      [piece, count] = ['', 0];
    }
    piece += line;
    count += 1;
  }
  return piece === '' ? pieces : [...pieces, piece];
}

function standsApart(statement: Statement): boolean {
  switch (statement.kind) {
    case 'interface':
    case 'function':
    case 'class':
      return true;
    case 'type':
    case 'constant':
    case 'export':
      return statement.isApart === true;
    case 'import':
      return false;
  }
}

function statementText(statement: Statement): string {
  switch (statement.kind) {
    case 'import':
    case 'export':
      return moduleText(statement);
    case 'interface':
      return interfaceText(statement);
    case 'type':
      return `${headText(statement)}type ${statement.name} = ${statement.type};`;
    case 'function':
      return functionText(statement);
    case 'class':
      return `${headText(statement)}class ${statement.name} extends ${statement.extends} {}`;
    case 'constant':
      return `${headText(statement)}const ${statement.name}${typeText(statement.type)} = ${statement.initializer};`;
  }
}

function moduleText({ kind, module, isTypeOnly, names }: ImportStatement | ExportStatement): string {
  return `${kind} ${isTypeOnly ? 'type ' : ''}${namesText(names)} from ${JSON.stringify(module)};`;
}

function namesText(names: ExportStatement['names']): string {
  if (names === undefined) return '*';
  return 'namespace' in names ? `* as ${names.namespace}` : `{ ${names.join(', ')} }`;
}

function interfaceText(statement: InterfaceStatement): string {
  const { name, extends: bases = [], index, properties = [], methods = [] } = statement;
  const heritage = bases.length === 0 ? '' : ` extends ${bases.join(', ')}`;
  const members = [
    ...(index === undefined ? [] : [`[key: string]: ${index};`]),
    ...properties.map(propertyText),
    ...methods.map(methodText),
  ];
  return `${headText(statement)}interface ${name}${heritage} {\n${members.join('\n')}\n}`;
}

function propertyText({ name, type, isReadonly, isOptional, docs }: PropertySignature): string {
  return `${docsText(docs)}${isReadonly ? 'readonly ' : ''}${name}${isOptional ? '?' : ''}: ${type};`;
}

function methodText({ name, parameters, returnType, docs }: MethodSignature): string {
  return `${docsText(docs)}${name}(${parameters.map(parameterText).join(', ')}): ${returnType};`;
}

function parameterText({ name, type, isOptional }: ParameterSignature): string {
  return `${name}${isOptional ? '?' : ''}: ${type}`;
}

function functionText(statement: FunctionStatement): string {
  const { name, parameters, returnType, body } = statement;
  const signature = `function ${name}(${parameters.map(parameterText).join(', ')}): ${returnType}`;
  return `${headText(statement)}${signature} {\n${body.join('\n')}\n}`;
}

function headText({
  docs,
  isExported,
}: InterfaceStatement | TypeAliasStatement | FunctionStatement | ClassStatement | ConstantStatement): string {
  return `${docsText(docs)}${isExported ? 'export ' : ''}`;
}

function docsText(docs: readonly string[] = []): string {
  return docs.map(documentationComment).join('');
}

/** A documentation comment; its text is escaped already. */
function documentationComment(text: string): string {
  if (!text.includes('\n')) return `/** ${text} */\n`;
  return `/**\n${text
    .split('\n')
    .map((line) => (line === '' ? ' *' : ` * ${line}`))
    .join('\n')}\n */\n`;
}

function typeText(type: string | undefined): string {
  return type === undefined ? '' : `: ${type}`;
}
