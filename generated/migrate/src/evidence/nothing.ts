import ts from 'typescript';

/** `null`, `undefined`. */
export function isNothing(value: ts.Expression): boolean {
  return value.kind === ts.SyntaxKind.NullKeyword || (ts.isIdentifier(value) && value.text === 'undefined');
}
