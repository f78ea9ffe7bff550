import ts from 'typescript-6';

/** A piece of a text that is put together: a part of a literal with its place in the file, or a hole. */
export interface Piece {
  readonly text: string;
  /** Where the text stands in the file; absent for a hole and for what a builder puts between its parts. */
  readonly offset?: number;
}

/** Stands for what is not known before the program runs. */
export const HOLE = '\u0000';

const BUILDERS = new Set([
  'join',
  'resolve',
  'urlJoin',
  'joinUrl',
  'joinPath',
  'buildPath',
  'buildUrl',
  'path',
  'url',
  'concat',
]);

/** The text that an expression makes, as far as it can be read from the source; nothing where no text is in it. */
export function piecesOf(expression: ts.Expression, file: ts.SourceFile): readonly Piece[] | undefined {
  const pieces = readPieces(expression, file);
  return pieces.some(({ offset }) => offset !== undefined) ? pieces : undefined;
}

function readPieces(node: ts.Expression, file: ts.SourceFile): readonly Piece[] {
  if (ts.isStringLiteralLike(node)) return [literal(node, file)];
  if (ts.isTemplateExpression(node))
    return [
      literal(node.head, file),
      ...node.templateSpans.flatMap((span) => [...readPieces(span.expression, file), literal(span.literal, file)]),
    ];
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return readPieces(node.expression, file);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
    return [...readPieces(node.left, file), ...readPieces(node.right, file)];
  if (ts.isNewExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'URL')
    return node.arguments?.[0] === undefined ? [{ text: HOLE }] : readPieces(node.arguments[0], file);
  if (ts.isCallExpression(node)) return builtPieces(node, file);
  return [{ text: HOLE }];
}

/** `join('/a', id, 'b')`, `['a', id].join('/')`, `'/a'.concat(…)`, `url(…)`. */
function builtPieces(call: ts.CallExpression, file: ts.SourceFile): readonly Piece[] {
  const callee = call.expression;
  const name = ts.isPropertyAccessExpression(callee) ? callee.name.text : ts.isIdentifier(callee) ? callee.text : '';
  if (ts.isPropertyAccessExpression(callee) && ts.isArrayLiteralExpression(callee.expression) && name === 'join')
    return joined(callee.expression.elements, file);
  if (ts.isPropertyAccessExpression(callee) && name === 'concat' && ts.isStringLiteralLike(callee.expression)) {
    return [
      ...readPieces(callee.expression, file),
      ...call.arguments.flatMap((argument) => readPieces(argument, file)),
    ];
  }
  return BUILDERS.has(name) && call.arguments.length > 1 ? joined(call.arguments, file) : [{ text: HOLE }];
}

function joined(parts: readonly ts.Expression[], file: ts.SourceFile): readonly Piece[] {
  return parts.flatMap((part, index) =>
    index === 0 ? readPieces(part, file) : [{ text: '/' }, ...readPieces(part, file)],
  );
}

/** The text between the quotes, as it stands: escapes are left, for a path has none. */
function literal(
  node: ts.StringLiteralLike | ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail,
  file: ts.SourceFile,
): Piece {
  const start = node.getStart(file) + 1;
  const endLength = ts.isTemplateHead(node) || ts.isTemplateMiddle(node) ? 2 : 1;
  return { text: file.text.slice(start, node.end - endLength), offset: start };
}
