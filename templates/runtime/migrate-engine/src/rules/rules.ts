import ts from 'typescript';
import { visitCall, visitClassUse, visitPattern, visitRequestDescription, visitText } from './addresses.ts';
import { visitMerge, visitNewName } from './collisions.ts';
import type { RuleContext } from './context.ts';
import { visitDerivedName, visitInterface, visitKeyPattern, visitKeyType } from './declared-types.ts';
import { visitEnumUse } from './enum-flows.ts';
import { visitValue } from './enum-values.ts';
import { visitMember } from './member-renames.ts';
import { visitOperationCall, visitOperationName } from './operation-names.ts';
import { visitQueryBuilder, visitQueryMutation } from './query-parameters.ts';
import { type TextPart, visitServer } from './servers.ts';
import { visitImplementation, visitSpread, visitTypeArguments, visitTypeFlow } from './type-flow.ts';
import {
  type ModuleReference,
  visitComponentName,
  visitDeclaredModule,
  visitModule,
  visitModuleName,
  visitPredicate,
  visitReferences,
  visitTypeName,
} from './type-names.ts';
import { visitDynamicKey, visitUntypedKey, visitWatchPath } from './untyped-keys.ts';

/** A rule of the codemod: it runs on each node of its kinds that it matches. */
export interface Rule {
  readonly kinds: readonly ts.SyntaxKind[];
  readonly run: (context: RuleContext, node: ts.Node) => void;
}

/** Defines a rule. `matches` narrows a node of the given kinds to the type that `visit` takes. */
function rule<Node extends ts.Node>(
  kinds: readonly ts.SyntaxKind[],
  matches: (node: ts.Node) => node is Node,
  visit: (context: RuleContext, node: Node) => void,
): Rule {
  return {
    kinds,
    run: (context, node) => {
      if (matches(node)) visit(context, node);
    },
  };
}

const {
  AsExpression,
  AwaitExpression,
  BinaryExpression,
  BindingElement,
  CallExpression,
  ClassDeclaration,
  ClassExpression,
  ElementAccessExpression,
  ExportDeclaration,
  ExpressionWithTypeArguments,
  FunctionDeclaration,
  Identifier,
  ImportDeclaration,
  ImportType,
  IndexedAccessType,
  InterfaceDeclaration,
  JsxAttributes,
  JsxSpreadAttribute,
  MethodDeclaration,
  ModuleDeclaration,
  NewExpression,
  NonNullExpression,
  ObjectLiteralExpression,
  ParenthesizedExpression,
  PropertyAccessExpression,
  PropertyAssignment,
  RegularExpressionLiteral,
  SourceFile,
  SpreadAssignment,
  TemplateExpression,
  TemplateHead,
  TemplateLiteralType,
  TemplateMiddle,
  TemplateTail,
  TypePredicate,
  TypeReference,
} = ts.SyntaxKind;
const STRINGS = [ts.SyntaxKind.StringLiteral, ts.SyntaxKind.NoSubstitutionTemplateLiteral];
const NAMES = [Identifier, ...STRINGS];
const VALUES = [
  Identifier,
  PropertyAccessExpression,
  ElementAccessExpression,
  CallExpression,
  AwaitExpression,
  NonNullExpression,
  AsExpression,
  NewExpression,
  ParenthesizedExpression,
];

/** All rules. Those of one node run in this order: a rule skips what an earlier one has marked as handled. */
const RULES: readonly Rule[] = [
  rule([CallExpression, NewExpression], isCall, visitCall),
  rule([ClassDeclaration, ClassExpression, NewExpression], isNode, visitClassUse),
  rule([CallExpression], ts.isCallExpression, visitOperationCall),
  rule([CallExpression], ts.isCallExpression, visitQueryMutation),
  rule([ObjectLiteralExpression], ts.isObjectLiteralExpression, visitRequestDescription),
  rule([NewExpression], ts.isNewExpression, visitQueryBuilder),
  rule([TemplateHead, TemplateMiddle, TemplateTail, ...STRINGS], isTextPart, visitServer),
  rule([RegularExpressionLiteral, TemplateLiteralType, ...STRINGS], isPattern, visitPattern),
  rule([ImportDeclaration, ExportDeclaration, ImportType], isModuleReference, visitModule),
  rule([SourceFile], ts.isSourceFile, visitReferences),
  rule([ModuleDeclaration], ts.isModuleDeclaration, visitDeclaredModule),
  rule(STRINGS, ts.isStringLiteralLike, visitModuleName),
  rule([InterfaceDeclaration], ts.isInterfaceDeclaration, visitInterface),
  rule([TypeReference, ExpressionWithTypeArguments], isGenericReference, visitTypeArguments),
  rule([TypeReference, IndexedAccessType], isKeyedType, visitKeyType),
  rule([TemplateLiteralType], ts.isTemplateLiteralTypeNode, visitKeyPattern),
  rule([TypePredicate], ts.isTypePredicateNode, visitPredicate),
  rule([FunctionDeclaration, MethodDeclaration], isImplementation, visitImplementation),
  rule([SpreadAssignment, JsxSpreadAttribute], isSpread, visitSpread),
  rule(VALUES, isValue, visitTypeFlow),
  rule([ElementAccessExpression, BindingElement, PropertyAssignment], isNode, visitDynamicKey),
  rule([Identifier], ts.isIdentifier, visitTypeName),
  rule(STRINGS, ts.isStringLiteralLike, visitComponentName),
  rule(STRINGS, ts.isStringLiteralLike, visitWatchPath),
  rule([ObjectLiteralExpression, JsxAttributes, CallExpression], isNode, visitMerge),
  rule(NAMES, isName, visitNewName),
  rule(NAMES, isName, visitOperationName),
  rule(NAMES, isName, visitMember),
  rule([...STRINGS, TemplateExpression, BinaryExpression, NewExpression, CallExpression], isExpression, visitText),
  rule(STRINGS, ts.isStringLiteralLike, visitUntypedKey),
  rule(NAMES, isName, visitValue),
  rule([Identifier, PropertyAccessExpression, ElementAccessExpression, CallExpression], ts.isExpression, visitEnumUse),
  rule(NAMES, isName, visitDerivedName),
];

const RULES_BY_KIND: ReadonlyMap<ts.SyntaxKind, readonly Rule[]> = new Map(
  [...new Set(RULES.flatMap(({ kinds }) => kinds))].map((kind) => [
    kind,
    RULES.filter(({ kinds }) => kinds.includes(kind)),
  ]),
);

/** Runs all rules on a node and everything below it, outer nodes first. JavaScript files include JSDoc types. */
export function runRules(context: RuleContext, node: ts.Node): void {
  if (node.pos >= context.limit) return;
  for (const { run } of RULES_BY_KIND.get(node.kind) ?? []) run(context, node);
  if (context.isJavaScript) for (const comment of jsDocComments(node)) runRules(context, comment);
  ts.forEachChild(node, (child) => runRules(context, child));
}

/** Returns all JSDoc comments before a node. The compiler's own function returns only the last one. */
function jsDocComments(node: ts.Node): readonly ts.Node[] {
  const found = 'jsDoc' in node && Array.isArray(node.jsDoc) ? (node.jsDoc as readonly ts.Node[]) : [];
  return found.filter((comment) => comment.parent === node);
}

function isNode(_node: ts.Node): _node is ts.Node {
  return true;
}

function isExpression(node: ts.Node): node is ts.Expression {
  return ts.isExpression(node);
}

function isCall(node: ts.Node): node is ts.CallExpression | ts.NewExpression {
  return ts.isCallExpression(node) || ts.isNewExpression(node);
}

function isName(node: ts.Node): node is ts.Identifier | ts.StringLiteralLike {
  return ts.isIdentifier(node) || ts.isStringLiteralLike(node);
}

function isTextPart(node: ts.Node): node is TextPart {
  return ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
}

function isModuleReference(node: ts.Node): node is ModuleReference {
  return ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isImportTypeNode(node);
}

function isGenericReference(node: ts.Node): node is ts.TypeReferenceNode | ts.ExpressionWithTypeArguments {
  return ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node);
}

function isKeyedType(node: ts.Node): node is ts.TypeReferenceNode | ts.IndexedAccessTypeNode {
  return ts.isTypeReferenceNode(node) || ts.isIndexedAccessTypeNode(node);
}

function isImplementation(node: ts.Node): node is ts.FunctionDeclaration | ts.MethodDeclaration {
  return ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node);
}

function isSpread(node: ts.Node): node is ts.SpreadAssignment | ts.JsxSpreadAttribute {
  return ts.isSpreadAssignment(node) || ts.isJsxSpreadAttribute(node);
}

/** Matches an expression that reads or creates a value; literals have rules of their own. */
function isValue(node: ts.Node): node is ts.Expression {
  return ts.isParenthesizedExpression(node) ? isValue(node.expression) : VALUES.includes(node.kind);
}

/** Matches a regular expression, a template literal type, and the source text of `new RegExp('…')`. */
function isPattern(
  node: ts.Node,
): node is ts.RegularExpressionLiteral | ts.StringLiteralLike | ts.TemplateLiteralTypeNode {
  if (!ts.isStringLiteralLike(node)) return true;
  const { parent } = node;
  const isArgument = ts.isNewExpression(parent) || ts.isCallExpression(parent);
  return isArgument && ts.isIdentifier(parent.expression) && parent.expression.text === 'RegExp';
}
