import ts from 'typescript';
import type { Pass } from './context.ts';
import { visitKeyType, visitType } from './declared-types.ts';
import { visitComposed } from './derived-names.ts';
import { visitValue } from './enum-values.ts';
import { visitCall, visitDescribed } from './http-calls.ts';
import { visitMember } from './members.ts';
import { visitParameters, visitQueryCall } from './query-parameters.ts';
import { visitHandover, visitSpread, visitTypeArguments } from './type-flow.ts';
import { visitTypeName } from './type-names.ts';
import { visitKeyed, visitLooseKey } from './untyped-keys.ts';
import { visitPattern, visitText } from './url-texts.ts';

/** Every node of a file, once, outer ones first; comments with types in them where the file is JavaScript. */
export function walk(pass: Pass, node: ts.Node): void {
  if (node.pos >= pass.limit) return;
  visit(pass, node);
  if (/\.[cm]?jsx?$/.test(pass.file.fileName)) for (const comment of commentsOn(node)) walk(pass, comment);
  ts.forEachChild(node, (child) => walk(pass, child));
}

/** All comments with types that stand before a node: the compiler's own question answers with the last one alone. */
function commentsOn(node: ts.Node): readonly ts.Node[] {
  const found = 'jsDoc' in node && Array.isArray(node.jsDoc) ? (node.jsDoc as readonly ts.Node[]) : [];
  return found.filter((comment) => comment.parent === node);
}

function visit(pass: Pass, node: ts.Node): void {
  visitRequest(pass, node);
  visitTypes(pass, node);
  if (ts.isSpreadAssignment(node) || ts.isJsxSpreadAttribute(node)) visitSpread(pass, node);
  if (isRead(node)) visitHandover(pass, node);
  if (ts.isElementAccessExpression(node) || ts.isBindingElement(node) || ts.isPropertyAssignment(node))
    visitKeyed(pass, node);
  if (ts.isIdentifier(node)) visitTypeName(pass, node);
  if (ts.isIdentifier(node) || ts.isStringLiteralLike(node)) visitMember(pass, node);
  if (isText(node)) visitText(pass, node);
  if (ts.isStringLiteralLike(node)) visitLooseKey(pass, node);
  if (ts.isIdentifier(node) || ts.isStringLiteralLike(node)) visitName(pass, node);
}

/** What types of the caller's are made of. */
function visitTypes(pass: Pass, node: ts.Node): void {
  if (ts.isInterfaceDeclaration(node)) visitType(pass, node);
  if (ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node)) visitTypeArguments(pass, node);
  if (ts.isTypeReferenceNode(node) || ts.isIndexedAccessTypeNode(node)) visitKeyType(pass, node);
}

/** What goes over HTTP. */
function visitRequest(pass: Pass, node: ts.Node): void {
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) visitCall(pass, node);
  if (ts.isCallExpression(node)) visitQueryCall(pass, node);
  if (ts.isObjectLiteralExpression(node)) visitDescribed(pass, node);
  if (ts.isNewExpression(node)) visitParameters(pass, node);
  if (ts.isRegularExpressionLiteral(node) || ts.isTemplateLiteralTypeNode(node) || isPatternText(node))
    visitPattern(pass, node);
}

/** `new RegExp('…')`. */
function isPatternText(node: ts.Node): node is ts.StringLiteralLike {
  const { parent } = node;
  if (!ts.isStringLiteralLike(node) || !(ts.isNewExpression(parent) || ts.isCallExpression(parent))) return false;
  return ts.isIdentifier(parent.expression) && parent.expression.text === 'RegExp';
}

function visitName(pass: Pass, node: ts.Identifier | ts.StringLiteralLike): void {
  if (pass.knowledge.values.has(node.text)) visitValue(pass, node);
  if (pass.knowledge.mentions.composed(node.text)) visitComposed(pass, node);
}

/** An expression that reads or makes a value, a literal apart. */
function isRead(node: ts.Node): node is ts.Expression {
  return (
    ts.isIdentifier(node) ||
    ts.isPropertyAccessExpression(node) ||
    ts.isElementAccessExpression(node) ||
    ts.isCallExpression(node) ||
    ts.isAwaitExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isNewExpression(node) ||
    (ts.isParenthesizedExpression(node) && isRead(node.expression))
  );
}

function isText(node: ts.Node): node is ts.Expression {
  return (
    ts.isStringLiteralLike(node) ||
    ts.isTemplateExpression(node) ||
    ts.isBinaryExpression(node) ||
    ts.isNewExpression(node) ||
    ts.isCallExpression(node)
  );
}
