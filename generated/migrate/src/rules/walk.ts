import ts from 'typescript-6';
import { visitCall, visitText } from './http.ts';
import { visitMember } from './members.ts';
import type { Pass } from './pass.ts';
import { visitType } from './own-types.ts';
import { visitSpread } from './spreads.ts';
import { visitTypeName } from './type-names.ts';
import { visitUse } from './untyped-literals.ts';
import { visitValue } from './values.ts';

/** Every node of a file, once, outer ones first; comments with types in them where the file is JavaScript. */
export function walk(pass: Pass, node: ts.Node): void {
  visit(pass, node);
  if (/\.[cm]?jsx?$/.test(pass.file.fileName))
    for (const comment of ts.getJSDocCommentsAndTags(node)) if (comment.parent === node) walk(pass, comment);
  ts.forEachChild(node, (child) => walk(pass, child));
}

function visit(pass: Pass, node: ts.Node): void {
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) visitCall(pass, node);
  if (ts.isInterfaceDeclaration(node)) visitType(pass, node);
  if (ts.isSpreadAssignment(node) || ts.isVariableDeclaration(node)) visitSpread(pass, node);
  if (ts.isIdentifier(node)) {
    visitTypeName(pass, node);
    visitMember(pass, node);
    visitUse(pass, node);
    if (pass.knowledge.values.has(node.text)) visitValue(pass, node);
  }
  if (isText(node)) visitText(pass, node);
  if (!ts.isStringLiteralLike(node)) return;
  visitMember(pass, node);
  if (pass.knowledge.values.has(node.text)) visitValue(pass, node);
}

function isText(node: ts.Node): node is ts.Expression {
  return (
    ts.isStringLiteralLike(node) ||
    ts.isTemplateExpression(node) ||
    ts.isBinaryExpression(node) ||
    ts.isCallExpression(node)
  );
}
