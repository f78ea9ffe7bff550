import ts from 'typescript';
import type { FieldEntry } from '../shared/migration/map.ts';
import { ancestors, fieldEntry } from '../migration/migration-index.ts';
import type { AnalysisContext } from './context.ts';
import { wanted } from './contextual-types.ts';

/**
 * What the checker says of a name: what becomes of it; that it is both one that changes and one that does not; or
 * nothing.
 */
export type Evidence =
  | { readonly kind: 'entry'; readonly entry: FieldEntry }
  | { readonly kind: 'mixed'; readonly entries: readonly FieldEntry[] }
  | undefined;

/** What the declarations of a member prove about it. */
export function evidenceOf(pass: AnalysisContext, symbols: readonly ts.Symbol[], name: string): Evidence {
  const owners = symbols.flatMap((symbol) => ownersOf(pass, symbol, name));
  if (owners.every((owner) => owner === undefined)) return undefined;
  return judge(pass, owners, name);
}

/** What becomes of a field of these shapes; `undefined` among them is something that is no old shape. */
export function judge(pass: AnalysisContext, owners: readonly (string | undefined)[], name: string): Evidence {
  const { knowledge } = pass;
  const named = [...new Set(owners)];
  const inherited = new Set(named.flatMap((owner) => (owner === undefined ? [] : ancestors(knowledge.shapes, owner))));
  const own = named.filter((owner) => owner === undefined || !inherited.has(owner));
  const entries = own.map((owner) => (owner === undefined ? undefined : fieldEntry(knowledge, owner, name)));
  const changing = [...new Set(entries.filter((entry) => entry !== undefined))];
  const [entry] = changing;
  if (entry === undefined) return undefined;
  const isOne = entries.every((other) => other !== undefined && isSameFate(other, entry));
  return isOne ? { kind: 'entry', entry } : { kind: 'mixed', entries: changing };
}

function isSameFate(one: FieldEntry, other: FieldEntry): boolean {
  return one.operation === other.operation && one.v3.join('.') === other.v3.join('.');
}

/** The old shapes that declare a member; `undefined` stands for a declaration that is none of theirs. */
function ownersOf(pass: AnalysisContext, symbol: ts.Symbol, name: string): readonly (string | undefined)[] {
  return (symbol.declarations ?? []).map((declaration) => {
    if (pass.compiler.isOverlaid(declaration)) return shapeOf(declaration);
    const shape = pass.compiler.isInPackage(declaration) ? shapeOf(declaration) : undefined;
    return shape !== undefined && isOldForm(pass, declaration, { shape, name }) ? shape : undefined;
  });
}

/** A package may be the new version already: where both have the name, only a plain value is the old member. */
function isOldForm(
  pass: AnalysisContext,
  declaration: ts.Declaration,
  { shape, name }: { readonly shape: string; readonly name: string },
): boolean {
  const entry = fieldEntry(pass.knowledge, shape, name);
  if (entry?.v3[0] !== name) return true;
  return ts.isPropertySignature(declaration) && declaration.type !== undefined && ts.isToken(declaration.type);
}

/** The shape that a declaration stands in. */
export function shapeOf(declaration: ts.Node): string | undefined {
  const around = ts.findAncestor(
    declaration,
    (node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node),
  );
  return around !== undefined && (ts.isInterfaceDeclaration(around) || ts.isTypeAliasDeclaration(around))
    ? around.name.text
    : undefined;
}

/**
 * The members that stand behind those that an expression reads: of a class, what it implements; of a literal, what it
 * must fit; of a mapped type, what it goes through.
 */
export function membersBehind(
  pass: AnalysisContext,
  members: readonly ts.Symbol[],
  name: string,
): readonly ts.Symbol[] {
  return members.flatMap((member) => behind(pass, member, { name, depth: 0 }));
}

interface Sought {
  readonly name: string;
  readonly depth: number;
}

function behind(pass: AnalysisContext, member: ts.Symbol, { name, depth }: Sought): readonly ts.Symbol[] {
  if (depth > 4) return [member];
  const declared = (member.declarations ?? []).flatMap((one) => membersDeclared(pass, one, name));
  const next = declared.length > 0 ? declared : madeFrom(pass, member, name);
  return next.length === 0 ? [member] : next.flatMap((one) => behind(pass, one, { name, depth: depth + 1 }));
}

function membersDeclared(pass: AnalysisContext, declaration: ts.Node, name: string): readonly ts.Symbol[] {
  const isInLiteral = ts.isPropertyAssignment(declaration) || ts.isShorthandPropertyAssignment(declaration);
  if (ts.isPropertySignature(declaration)) return membersHeldAgainst(pass, declaration, name);
  if (!isInLiteral) return membersImplemented(pass, declaration, name);
  return wanted(pass, declaration.parent, name);
}

/** `Record<keyof T, …>`: a member of it is named after one of `T`. */
function madeFrom(pass: AnalysisContext, member: ts.Symbol, name: string): readonly ts.Symbol[] {
  const mapped = pass.compiler.mapped(member);
  return mapped?.key === name ? mapped.of.flatMap((type) => pass.compiler.membersOf(type, name)) : [];
}

/** The members that a member of a class stands for, in the types that the class, or one that it extends, implements. */
export function membersImplemented(pass: AnalysisContext, member: ts.Node, name: string): readonly ts.Symbol[] {
  const { parent } = member;
  if (!ts.isClassLike(parent) || isStatic(member)) return [];
  return membersAsked(pass, parent, name);
}

/** What the types that a class implements, or extends, have under a name. */
export function membersAsked(
  pass: AnalysisContext,
  around: ts.ClassLikeDeclaration,
  name: string,
): readonly ts.Symbol[] {
  return (around.heritageClauses ?? []).flatMap(({ token, types }) => {
    const members = types.flatMap((type) => pass.compiler.membersOf(pass.compiler.typeAt(type), name));
    return token === ts.SyntaxKind.ImplementsKeyword ? members : members.flatMap((member) => above(pass, member, name));
  });
}

/** A member of a class above stands for what that class implements; one that no class declares, for itself. */
function above(pass: AnalysisContext, member: ts.Symbol, name: string): readonly ts.Symbol[] {
  const own = (member.declarations ?? []).filter(({ parent }) => ts.isClassLike(parent));
  return own.length === 0 ? [member] : own.flatMap((declaration) => membersImplemented(pass, declaration, name));
}

/** What the types that a class implements, or extends, ask a member of it to be that says no type itself. */
export function typesInherited({ compiler }: AnalysisContext, member: ts.Node): readonly ts.Type[] {
  if (!ts.isPropertyDeclaration(member) || member.type !== undefined || isStatic(member)) return [];
  const above = (member.parent.heritageClauses ?? []).flatMap(({ types }) => types);
  return above.flatMap((type) => compiler.types.held(compiler.typeAt(type), member.name.getText()));
}

function isStatic(member: ts.Node): boolean {
  return (
    ts.canHaveModifiers(member) &&
    ts.getModifiers(member)?.some(({ kind }) => kind === ts.SyntaxKind.StaticKeyword) === true
  );
}

/**
 * `Old extends { a?: infer A } ? A : never`: the members of what is held against the condition that a member stands in.
 */
export function membersHeldAgainst(pass: AnalysisContext, member: ts.Node, name: string): readonly ts.Symbol[] {
  const literal = member.parent;
  if (!ts.isPropertySignature(member) || !ts.isTypeLiteralNode(literal)) return [];
  const condition = literal.parent;
  return ts.isConditionalTypeNode(condition) && condition.extendsType === literal
    ? pass.compiler.membersOf(pass.compiler.typeAt(condition.checkType), name)
    : [];
}
