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
import { visitSchemaName } from './schema-names.ts';
import { visitServer } from './servers.ts';
import { VALUES, visitImplementation, visitSpread, visitTypeArguments, visitTypeFlow } from './type-flow.ts';
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
import { visitDynamicKey, visitPointer, visitWatchPath } from './untyped-keys.ts';

/** Defines a rule, which runs on the nodes of these kinds. */
function rule<Node extends ts.Node>(
  kinds: readonly Node['kind'][],
  visit: (context: RuleContext, node: Node) => void,
): Rule {
  return { kinds, run: (context, node) => visit(context, node as Node) };
}

const { SyntaxKind: Kind } = ts;
const STRINGS = [Kind.StringLiteral, Kind.NoSubstitutionTemplateLiteral] as const;
const NAMES = [Kind.Identifier, ...STRINGS] as const;
const TEXT_PARTS = [Kind.TemplateHead, Kind.TemplateMiddle, Kind.TemplateTail] as const;

/**
 * The rules by rank, strongest evidence first: the rules of a rank see what earlier ranks decided, and nothing of each
 * other, so that their order is nothing.
 */
export const RANKS: readonly (readonly Rule[])[] = [
  [
    rule([Kind.CallExpression, Kind.NewExpression, Kind.ObjectLiteralExpression], visitRequest),
    rule([Kind.ClassDeclaration, Kind.ClassExpression, Kind.NewExpression], visitClassUse),
    rule([Kind.CallExpression], visitOperationCall),
    rule([Kind.CallExpression], visitQueryMutation),
    rule([Kind.NewExpression], visitQueryBuilder),
    rule([...TEXT_PARTS, ...STRINGS], visitServer),
    rule([Kind.RegularExpressionLiteral, Kind.TemplateLiteralType, ...STRINGS], visitPattern),
  ],
  [
    rule([Kind.ImportDeclaration, Kind.ExportDeclaration, Kind.ImportType], visitModule),
    rule([Kind.SourceFile], visitReferences),
    rule([Kind.ModuleDeclaration], visitDeclaredModule),
    rule(STRINGS, visitModuleName),
    rule([Kind.InterfaceDeclaration], visitInterface),
    rule([Kind.TypeReference, Kind.ExpressionWithTypeArguments], visitTypeArguments),
    rule([Kind.TypeReference, Kind.IndexedAccessType], visitKeyType),
    rule([Kind.TemplateLiteralType], visitKeyPattern),
    rule([Kind.TypePredicate], visitPredicate),
    rule(
      [Kind.FunctionDeclaration, Kind.MethodDeclaration, Kind.ArrowFunction, Kind.FunctionExpression],
      visitImplementation,
    ),
    rule([Kind.SpreadAssignment, Kind.JsxSpreadAttribute], visitSpread),
    rule(VALUES, visitTypeFlow),
    rule(STRINGS, visitComponentName),
    rule(STRINGS, visitWatchPath),
    rule(STRINGS, visitPointer),
    rule([Kind.ObjectLiteralExpression, Kind.JsxAttributes, Kind.CallExpression], visitMerge),
  ],
  [
    rule([Kind.Identifier], visitTypeName),
    rule(NAMES, visitNewName),
    rule(NAMES, visitOperationName),
    rule(NAMES, visitMember),
  ],
  [
    rule(
      [...STRINGS, Kind.TemplateExpression, Kind.BinaryExpression, Kind.NewExpression, Kind.CallExpression],
      visitText,
    ),
    rule(NAMES, visitValue),
    rule(
      [Kind.Identifier, Kind.PropertyAccessExpression, Kind.ElementAccessExpression, Kind.CallExpression],
      visitEnumUse,
    ),
    rule(NAMES, visitDerivedName),
  ],
  [
    rule([Kind.ElementAccessExpression, Kind.BindingElement, Kind.PropertyAssignment], visitDynamicKey),
    rule(STRINGS, visitSchemaName),
  ],
  [rule([Kind.CallExpression], visitTestTable)],
  [rule([...NAMES, ...TEXT_PARTS, Kind.RegularExpressionLiteral], visitNearbyName)],
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
