import ts from 'typescript';

/** The values that a literal gives to members of these names. */
export function memberOf(init: ts.ObjectLiteralExpression, names: ReadonlySet<string>): readonly ts.Expression[] {
  return init.properties.flatMap((property) => {
    const { name } = property;
    if (name === undefined || !(ts.isIdentifier(name) || ts.isStringLiteralLike(name)) || !names.has(name.text))
      return [];
    if (ts.isShorthandPropertyAssignment(property)) return [property.name];
    return ts.isPropertyAssignment(property) ? [property.initializer] : [];
  });
}
