import ts from 'typescript';
import type { Pass } from '../rules/pass.ts';

const known = new WeakMap<ts.SourceFile, ReadonlyMap<string, readonly ts.TypeReferenceNode[]>>();

/** Where the file that declares a type names it. */
export function referencesTo(pass: Pass, alias: ts.TypeAliasDeclaration): readonly ts.TypeReferenceNode[] {
  const file = alias.getSourceFile();
  const all = known.get(file) ?? referencesIn(file);
  known.set(file, all);
  const named = all.get(alias.name.text) ?? [];
  return named.filter(({ typeName }) => pass.compiler.declarationOf(typeName) === alias);
}

function referencesIn(file: ts.SourceFile): ReadonlyMap<string, readonly ts.TypeReferenceNode[]> {
  const found = new Map<string, ts.TypeReferenceNode[]>();
  const look = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName))
      found.set(node.typeName.text, [...(found.get(node.typeName.text) ?? []), node]);
    ts.forEachChild(node, look);
  };
  look(file);
  return found;
}

/** The literals of this text in the aliases of the caller's that a type goes by. */
export function aliased(pass: Pass, type: ts.Type, text: string): readonly ts.LiteralTypeNode[] {
  const { types } = pass.compiler;
  const made = types.origin(type);
  const candidates = [type, types.constraint(type), made, ...(made === undefined ? [] : types.parts(made))];
  return candidates.flatMap((one) => {
    const declaration = one === undefined ? undefined : types.aliasDeclaration(one);
    return declaration === undefined ? [] : literalsIn(declaration, text);
  });
}

function literalsIn({ type }: ts.TypeAliasDeclaration, text: string): readonly ts.LiteralTypeNode[] {
  const parts = ts.isUnionTypeNode(type) ? type.types : [type];
  return parts.flatMap((part) =>
    ts.isLiteralTypeNode(part) && ts.isStringLiteral(part.literal) && part.literal.text === text ? [part] : [],
  );
}
