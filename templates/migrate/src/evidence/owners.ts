import ts from 'typescript';
import { ancestors, fieldEntry } from '../knowledge/knowledge.ts';
import type { FieldEntry } from '#shared/migration/map.ts';
import type { Pass } from '../rules/pass.ts';

/**
 * What the checker says of a name: what becomes of it; that it is both one that changes and one that does not; or
 * nothing.
 */
export type Evidence =
  | { readonly kind: 'entry'; readonly entry: FieldEntry }
  | { readonly kind: 'mixed'; readonly entries: readonly FieldEntry[] }
  | undefined;

/** What the declarations of a member prove about it. */
export function evidenceOf(pass: Pass, symbols: readonly ts.Symbol[], name: string): Evidence {
  const owners = symbols.flatMap((symbol) => ownersOf(pass, symbol, name));
  if (owners.every((owner) => owner === undefined)) return undefined;
  return judge(pass, owners, name);
}

/** What becomes of a field of these shapes; `undefined` among them is something that is no old shape. */
export function judge(pass: Pass, owners: readonly (string | undefined)[], name: string): Evidence {
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
function ownersOf(pass: Pass, symbol: ts.Symbol, name: string): readonly (string | undefined)[] {
  return (symbol.declarations ?? []).map((declaration) => {
    if (pass.compiler.isOverlaid(declaration)) return shapeOf(declaration);
    const shape = pass.compiler.isInPackage(declaration) ? shapeOf(declaration) : undefined;
    return shape !== undefined && isOldForm(pass, declaration, { shape, name }) ? shape : undefined;
  });
}

/** A package may be the new version already: where both have the name, only a plain value is the old member. */
function isOldForm(
  pass: Pass,
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
