import ts from 'typescript';

/** The text of a property's name; empty where it is computed. */
export function nameText(name: ts.PropertyName): string {
  return ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : '';
}
