import ts from 'typescript';
import type { Pass } from '../rules/pass.ts';

/**
 * Whether the caller knows that a member is there because it was written before, in the same function: `x.a = 1; x.a >
 * 0`. The checker forgets it where the write becomes that of a whole object. What a condition says, it keeps.
 */
export function isNarrowedByWriting(pass: Pass, access: ts.Expression, members: readonly ts.Symbol[]): boolean {
  const isOptional = members.some(({ declarations = [] }) =>
    declarations.some((declaration) => mayBeMissing(pass, declaration)),
  );
  if (!isOptional || mayBeMissing(pass, access)) return false;
  const around = ts.findAncestor(access, (node) => ts.isFunctionLike(node) || ts.isSourceFile(node)) ?? pass.file;
  return isWrittenIn(around, { text: access.getText(), before: access.pos });
}

function mayBeMissing(pass: Pass, node: ts.Node): boolean {
  return pass.compiler.types
    .parts(pass.compiler.typeAt(node))
    .some(({ flags }) => (flags & ts.TypeFlags.Undefined) !== 0);
}

interface Written {
  readonly text: string;
  readonly before: number;
}

function isWrittenIn(node: ts.Node, written: Written): boolean {
  if (node.pos >= written.before) return false;
  if (ts.isBinaryExpression(node) && isWrite(node) && node.left.getText() === written.text) return true;
  return ts.forEachChild(node, (child) => isWrittenIn(child, written) || undefined) === true;
}

function isWrite({ operatorToken: { kind } }: ts.BinaryExpression): boolean {
  return kind === ts.SyntaxKind.EqualsToken || kind === ts.SyntaxKind.QuestionQuestionEqualsToken;
}
