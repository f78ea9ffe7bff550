import ts from 'typescript';
import type { FieldEntry } from '#shared/migration/map.ts';
import { ancestorSchemas, fieldEntry } from '../migration/migration-index.ts';
import { reasonOf, type RuleContext } from './context.ts';

/** Reports distinctive names in a Vue template that its program does not cover. */
export function reviewTemplate(
  context: RuleContext,
  { template, others }: { readonly template: string; readonly others: readonly RuleContext[] },
): void {
  const before = others.flatMap(({ findings }) => findings);
  for (const [name, entry] of context.migration.distinctive) {
    for (const match of template.matchAll(new RegExp(`(?<![\\w$-])${name}(?![\\w$-])`, 'g'))) {
      const { line, character } = context.file.getLineAndCharacterOfPosition(match.index);
      if (before.some((found) => found.line === line + 1 && found.column === character + 1)) continue;
      const reason = `The name belongs to the previous version; names in templates without type evidence are not changed. ${reasonOf(entry)}`;
      context.findings.push({
        file: context.name,
        line: line + 1,
        column: character + 1,
        rule: entry.id,
        category: 'name-only',
        tier: 'manual',
        reason,
        before: name,
        suggestion: [entry.v3 ?? ''].flat().join('.'),
      });
    }
  }
}

/**
 * Reports the names of changed members that a Vue template reads from a value without a type, such as a slot prop:
 * those of the schemas that its script names, and those that change elsewhere in the file.
 */
export function reviewUntypedReads(contexts: readonly RuleContext[]): void {
  const [template] = contexts.filter(({ file }) => file.fileName.endsWith('.template.ts'));
  const scripts = contexts.filter((context) => context !== template && context.knownModules.size > 0);
  if (template === undefined || scripts.length === 0) return;
  const schemas = new Set(scripts.flatMap(schemasNamedIn));
  const proven = new Set(
    contexts.flatMap(({ findings }) => findings.flatMap(({ category, rule }) => (category === 'member' ? rule : []))),
  );
  const entryOf = (name: string): FieldEntry | undefined =>
    [...schemas].flatMap((schema) => fieldEntry(template.migration, schema, name) ?? [])[0] ??
    template.migration.fields.get(name)?.find(({ id }) => proven.has(id));
  const visit = (node: ts.Node): void => {
    if (node.pos >= template.limit) return;
    const name = memberRead(node);
    const entry = name === undefined ? undefined : entryOf(name.text);
    if (name !== undefined && entry !== undefined && isUntypedValue(template, node)) reportRead(template, name, entry);
    ts.forEachChild(node, visit);
  };
  visit(template.file);
}

function reportRead(context: RuleContext, name: ts.Identifier | ts.StringLiteralLike, entry: FieldEntry): void {
  const reason = `The name belongs to the previous version; the template gives this value no type. ${reasonOf(entry)}`;
  const suggestion = entry.v3.join('.');
  context.report({ node: name, rule: entry.id, category: 'name-only', tier: 'manual', reason, suggestion });
}

/** Returns the v2 schemas that a script with types of the previous version names, and those that they extend. */
function schemasNamedIn({ file, migration }: RuleContext): readonly string[] {
  const { schemas, components } = migration;
  const words = [...new Set(file.text.match(/[A-Za-z_$][\w$]*/g))];
  return words
    .map((word) => components.before.get(word)?.[0]?.name ?? word)
    .filter((name) => schemas.has(name))
    .flatMap((name) => [name, ...ancestorSchemas(schemas, name)]);
}

/** `value.member`, `value['member']`: the name of the member. */
function memberRead(node: ts.Node): ts.Identifier | ts.StringLiteralLike | undefined {
  if (ts.isPropertyAccessExpression(node)) return ts.isIdentifier(node.name) ? node.name : undefined;
  const key = ts.isElementAccessExpression(node) ? node.argumentExpression : undefined;
  return key !== undefined && ts.isStringLiteralLike(key) ? key : undefined;
}

/** Tests whether a value is read from a name of the template without a type, or from an item of such a list. */
function isUntypedValue(context: RuleContext, node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node) || ts.isNonNullExpression(node))
    return isUntypedValue(context, node.expression);
  const declaration = ts.isIdentifier(node) ? context.checker.declarationOf(node) : undefined;
  if (declaration === undefined || !ts.isVariableDeclaration(declaration)) return false;
  if (declaration.getSourceFile() !== context.file || declaration.pos < context.limit) return false;
  const { type, initializer } = declaration;
  if (type !== undefined) return type.kind === ts.SyntaxKind.AnyKeyword;
  return initializer !== undefined && ts.isCallExpression(initializer) && isItemOfUntyped(context, initializer);
}

/** `__any(__item(list), …)`: tests whether one of the lists has no type. */
function isItemOfUntyped(context: RuleContext, { arguments: args }: ts.CallExpression): boolean {
  return args.some((argument) =>
    ts.isCallExpression(argument) ? isItemOfUntyped(context, argument) : isUntypedValue(context, argument),
  );
}
