import ts from 'typescript-6';
import { evidenceOf } from '../evidence/owners.ts';
import { nameText } from './property-name.ts';
import { type Pass, reasonOf } from './pass.ts';

/**
 * A variable that holds a literal without a type, handed to where an old shape is asked for. Where all its members are
 * optional the old names still compile, and are not read any more.
 */
export function visitUse(pass: Pass, name: ts.Identifier): void {
  if (!isHandedOver(name)) return;
  const literal = literalBehind(pass, name);
  if (literal === undefined) return;
  const wanted = pass.compiler.wantedType(name);
  if (wanted === undefined) return;
  for (const property of literal.properties) {
    const key = property.name === undefined ? '' : nameText(property.name);
    if (property.name === undefined || !pass.knowledge.fields.has(key)) continue;
    const evidence = evidenceOf(pass, pass.compiler.membersOf(wanted, key), key);
    if (evidence?.kind !== 'entry' || evidence.entry.v3.length === 0) continue;
    const { entry } = evidence;
    const reason = `The literal has no type of its own and is handed over as one that changes: it may compile with the old name. ${reasonOf(entry)}`;
    pass.find({
      node: property.name,
      rule: entry.id,
      category: 'shape',
      tier: 'manual',
      reason,
      suggestion: entry.v3.join('.'),
    });
    pass.done.add(property.name);
  }
}

/** An argument, a value in a literal, what is returned or assigned. */
function isHandedOver(name: ts.Identifier): boolean {
  const { parent } = name;
  if (ts.isCallExpression(parent) || ts.isNewExpression(parent))
    return parent.arguments?.some((argument) => argument === name) === true;
  if (ts.isPropertyAssignment(parent) || ts.isVariableDeclaration(parent)) return parent.initializer === name;
  return ts.isReturnStatement(parent) || (ts.isBinaryExpression(parent) && parent.right === name);
}

function literalBehind(pass: Pass, name: ts.Identifier): ts.ObjectLiteralExpression | undefined {
  const declaration = pass.compiler.symbolAt(name)?.declarations?.[0];
  if (declaration === undefined || !ts.isVariableDeclaration(declaration) || declaration.type !== undefined)
    return undefined;
  if (declaration.getSourceFile() !== pass.file || ts.getJSDocType(declaration) !== undefined) return undefined;
  const { initializer } = declaration;
  return initializer !== undefined && ts.isObjectLiteralExpression(initializer) ? initializer : undefined;
}
