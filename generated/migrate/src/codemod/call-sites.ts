import ts from 'typescript';
import { readAddress } from '../http/address.ts';
import { httpCall } from '../http/http-call.ts';
import type { RuleContext } from '../rules/context.ts';

/**
 * Finds the places of a file that use the API, changed or not: requests whose address is documented, and names of its
 * types and their members. Imports do not count.
 *
 * @returns line and column of each place, such as `3:7`, as in the findings
 */
export function findCallSites(context: RuleContext): ReadonlySet<string> {
  const places = new Set<string>();
  const add = (node: ts.Node): void => {
    const { line, character } = context.file.getLineAndCharacterOfPosition(node.getStart(context.file));
    places.add(`${line + 1}:${character + 1}`);
  };
  const visit = (node: ts.Node): void => {
    if (node.pos >= context.limit || ts.isImportDeclaration(node)) return;
    if (ts.isIdentifier(node) && isApiName(context, node)) add(node);
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
      const address = requestAddress(context, node);
      if (address !== undefined) add(address);
    }
    ts.forEachChild(node, visit);
  };
  visit(context.file);
  return places;
}

function isApiName({ checker }: RuleContext, name: ts.Identifier): boolean {
  const declarations = checker.symbolAt(name)?.declarations ?? [];
  if (declarations.some((declaration) => checker.isOverlaid(declaration))) return true;
  const declaration = checker.declarationOf(name);
  return declaration !== undefined && checker.isOverlaid(declaration);
}

/** Returns the address of a request to a documented operation. */
function requestAddress(context: RuleContext, node: ts.CallExpression | ts.NewExpression): ts.Expression | undefined {
  const call = httpCall(node);
  if (call === undefined) return undefined;
  const read = readAddress(context, call);
  return read?.matched === undefined ? undefined : read.node;
}
