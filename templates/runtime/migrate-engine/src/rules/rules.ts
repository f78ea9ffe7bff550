import ts from 'typescript';
import { visitClassUse, visitPattern, visitRequest, visitText } from './addresses.ts';
import { visitMerge, visitNewName } from './collisions.ts';
import { decide, type Rule, type RuleContext } from './context.ts';
import { acceptDecisions, type Decision, Settlement } from './decisions.ts';
import { visitDerivedName, visitInterface, visitKeyPattern, visitKeyType } from './declared-types.ts';
import { visitEnumUse } from './enum-flows.ts';
import { visitValue } from './enum-values.ts';
import { evaluateDecisions } from './evaluate.ts';
import type { FileFacts } from './facts.ts';
import { visitMember } from './member-renames.ts';
import { visitNearbyName } from './nearby-names.ts';
import { visitOperationCall, visitOperationName } from './operation-names.ts';
import { visitQueryBuilder, visitQueryMutation } from './query-parameters.ts';
import { type TextPart, visitServer } from './servers.ts';
import { visitImplementation, visitSpread, visitTypeArguments, visitTypeFlow } from './type-flow.ts';
import {
  visitComponentName,
  visitDeclaredModule,
  visitModule,
  visitModuleName,
  visitPredicate,
  visitReferences,
  visitTypeName,
} from './type-names.ts';
import { visitTestTable } from './test-tables.ts';
import { visitDynamicKey, visitUntypedKey, visitWatchPath } from './untyped-keys.ts';

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

/**
 * The rules by rank, strongest evidence first: the rules of a rank see what earlier ranks decided, and nothing of each
 * other, so that their order is nothing.
 */
export const RANKS: readonly (readonly Rule[])[] = [
  [
    rule([CallExpression, NewExpression, ObjectLiteralExpression], isNode, visitRequest),
    rule([ClassDeclaration, ClassExpression, NewExpression], isNode, visitClassUse),
    rule([CallExpression], ts.isCallExpression, visitOperationCall),
    rule([CallExpression], ts.isCallExpression, visitQueryMutation),
    rule([NewExpression], ts.isNewExpression, visitQueryBuilder),
    rule([TemplateHead, TemplateMiddle, TemplateTail, ...STRINGS], isTextPart, visitServer),
    rule([RegularExpressionLiteral, TemplateLiteralType, ...STRINGS], isPattern, visitPattern),
  ],
  [
    rule([ImportDeclaration, ExportDeclaration, ImportType], isNode, visitModule),
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
    rule(STRINGS, ts.isStringLiteralLike, visitComponentName),
    rule(STRINGS, ts.isStringLiteralLike, visitWatchPath),
    rule([ObjectLiteralExpression, JsxAttributes, CallExpression], isNode, visitMerge),
  ],
  [
    rule([Identifier], ts.isIdentifier, visitTypeName),
    rule(NAMES, isName, visitNewName),
    rule(NAMES, isName, visitOperationName),
    rule(NAMES, isName, visitMember),
  ],
  [
    rule([...STRINGS, TemplateExpression, BinaryExpression, NewExpression, CallExpression], isExpression, visitText),
    rule(NAMES, isName, visitValue),
    rule([Identifier, PropertyAccessExpression, ElementAccessExpression, CallExpression], isExpression, visitEnumUse),
    rule(NAMES, isName, visitDerivedName),
  ],
  [
    rule([ElementAccessExpression, BindingElement, PropertyAssignment], isNode, visitDynamicKey),
    rule(STRINGS, ts.isStringLiteralLike, visitUntypedKey),
  ],
  [rule([CallExpression], ts.isCallExpression, visitTestTable)],
  [rule([...NAMES, TemplateHead, TemplateMiddle, TemplateTail, RegularExpressionLiteral], isNode, visitNearbyName)],
];

/** Decides about a file, rank by rank, and reads the result again. */
export function decideFile(facts: FileFacts, ranks = RANKS): Settlement {
  const decisions = ranks.reduce<readonly Decision[]>((accepted, rules) => {
    const rulesOf = (kind: ts.SyntaxKind): readonly Rule[] => rules.filter(({ kinds }) => kinds.includes(kind));
    const byKind = new Map([...new Set(rules.flatMap(({ kinds }) => kinds))].map((kind) => [kind, rulesOf(kind)]));
    return acceptDecisions(
      accepted,
      decide(facts, new Settlement(accepted), (kind) => byKind.get(kind) ?? []),
    );
  }, []);
  return new Settlement(evaluateDecisions(facts, decisions));
}

function isNode(_node: ts.Node): _node is ts.Node {
  return true;
}

function isExpression(node: ts.Node): node is ts.Expression {
  return ts.isExpression(node);
}

function isName(node: ts.Node): node is ts.Identifier | ts.StringLiteralLike {
  return ts.isIdentifier(node) || ts.isStringLiteralLike(node);
}

function isTextPart(node: ts.Node): node is TextPart {
  return ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
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
