import ts from 'typescript';
import type { FieldEntry } from '#shared/migration/map.ts';
import {
  changeForOwners,
  type FieldChange,
  handwrittenChange,
  originalMembers,
  ownTypeNote,
} from '../analysis/member-owners.ts';
import type { MemberReference } from '../analysis/member-references.ts';
import type { HandwrittenType } from '../checker/checker.ts';
import { ancestorSchemas } from '../migration/migration-index.ts';
import { reasonOf, reportChange, type RuleContext, withQuotes } from './context.ts';

const CHANGING_OPERATIONS: ReadonlySet<FieldEntry['operation']> = new Set(['rename', 'move', 'merge']);

/** Returns a member that a type of the caller declares for a payload: `{ place: string }`, `@property place`. */
export function handwrittenReference(
  { handwritten }: RuleContext,
  name: MemberReference['name'],
): MemberReference | undefined {
  const { parent } = name;
  const isDeclared = (ts.isPropertySignature(parent) || ts.isJSDocPropertyTag(parent)) && parent.name === name;
  return isDeclared && handwritten.has(parent.parent) ? { kind: 'class', name, members: [] } : undefined;
}

/** Returns the rename of a member where a type of the caller declares it, or where `pick({ a: true })` names it. */
export function handwrittenRename(context: RuleContext, reference: MemberReference): FieldChange {
  if (context.handwritten.size === 0) return undefined;
  const { name } = reference;
  const nodes = isDeclaration(reference) ? [name.parent.parent] : [];
  const picked = receiverMembers(context, name).flatMap(({ declarations = [] }) =>
    declarations.map(({ parent }) => parent),
  );
  const [entry] = [...nodes, ...picked].flatMap((node) => handwrittenChange(context, node, name.text) ?? []);
  return entry === undefined ? undefined : { kind: 'entry', entry };
}

function isDeclaration({ kind }: MemberReference): boolean {
  return kind === 'property' || kind === 'shorthand' || kind === 'class' || kind === 'parameter';
}

/** Renames or reports a name that a decorator states for a class that values of a v2 schema are turned into. */
export function reviewHandwrittenName(context: RuleContext, text: ts.StringLiteralLike, declared: ts.Node): boolean {
  const entry = handwrittenChange(context, declared, text.text);
  if (entry !== undefined) {
    reportChange(context, { name: text }, entry);
    context.replace(text, withQuotes(context, text, entry.v3[0] ?? ''));
    return true;
  }
  const type = context.handwritten.get(declared);
  return type !== undefined && reportHandwritten(context, text, type);
}

/** Reports a member of a type of the caller that describes a payload, where it is declared or used. */
export function reportHandwrittenUse(context: RuleContext, reference: MemberReference): boolean {
  if (context.handwritten.size === 0) return false;
  const { name, kind, members } = reference;
  const own = context.handwritten.get(name.parent.parent);
  if (own !== undefined && isDeclaration(reference) && reportHandwritten(context, name, own)) return true;
  const meant = members.some(({ declarations = [] }) => declarations.length > 0)
    ? members
    : receiverMembers(context, name);
  const declared = originalMembers(context, meant, name.text).flatMap(({ declarations = [] }) => declarations);
  const type = declared.map(({ parent }) => context.handwritten.get(parent)).find((one) => one !== undefined);
  if (type !== undefined) return reportHandwritten(context, name, type);
  const isUntypedTest = kind === 'in' && members.length === 0;
  const noted = isUntypedTest ? context.handwrittenUses.get(name.text) : undefined;
  return noted !== undefined && reportHandwritten(context, name, noted);
}

/** `schema.pick({ a: true })`: the members of the type arguments of the receiver. */
function receiverMembers(context: RuleContext, name: MemberReference['name']): readonly ts.Symbol[] {
  const call = name.parent.parent.parent;
  const isArgument = ts.isPropertyAssignment(name.parent) && ts.isCallExpression(call);
  if (!isArgument || !ts.isPropertyAccessExpression(call.expression)) return [];
  const { types, typeAt, membersOf } = context.checker;
  const receiver = typeAt(call.expression.expression);
  const found = types.typeArguments(receiver).flatMap((type) => membersOf(type, name.text));
  return originalMembers(context, found, name.text);
}

function reportHandwritten(context: RuleContext, name: MemberReference['name'], type: HandwrittenType): boolean {
  const { schema, obstacle } = type;
  const owners = [schema, ...ancestorSchemas(context.migration.schemas, schema)];
  const change = changeForOwners(context, owners, name.text);
  if (change?.kind !== 'entry' || !CHANGING_OPERATIONS.has(change.entry.operation)) return false;
  const { entry } = change;
  context.handwrittenUses.set(name.text, type);
  const why = obstacle === undefined ? '' : ` ${obstacle}`;
  const reason = `${ownTypeNote([schema])}${why} Change the member where it is declared and used. ${reasonOf(entry)}`;
  context.report({
    node: name,
    rule: entry.id,
    category: 'type-mismatch',
    tier: 'manual',
    reason,
    suggestion: entry.v3.join('.'),
  });
  return true;
}
