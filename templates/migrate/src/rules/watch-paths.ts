import ts from 'typescript';
import { membersOnPath } from '../analysis/dynamic-keys.ts';
import { fieldChange, originalMembers } from '../analysis/member-owners.ts';
import { propertyNameText } from '../analysis/syntax.ts';
import { DEFINE } from '../project/vue-options.ts';
import { type RuleContext, reasonOf, tierOf, withQuotes } from './context.ts';

/**
 * Renames the members of a path that a Vue component watches: `watch: { 'entry.place'() { … } }`,
 * `this.$watch('entry.place', …)`.
 */
export function visitWatchPath(context: RuleContext, text: ts.StringLiteralLike): void {
  if (!/^[\w$]+(?:\.[\w$]+)+$/.test(text.text)) return;
  const component = watchedCode(text);
  if (component === undefined) return;
  const steps = membersOnPath(context, text.text, context.checker.typeAt(component)).map(({ name, members }) => ({
    name,
    change: fieldChange(context, originalMembers(context, members, name), name),
  }));
  const changed = steps.flatMap(({ change }) => (change?.kind === 'entry' ? [change.entry] : []));
  const [entry] = changed;
  if (entry === undefined) return;
  const path = steps.map(({ name, change }) => (change?.kind === 'entry' ? change.entry.v3.join('.') : name)).join('.');
  const isAutomatic = changed.every(
    ({ operation, unresolved, review }) =>
      (operation === 'rename' || operation === 'move') && unresolved === undefined && review?.reason !== 'meaning',
  );
  context.handled.add(text);
  context.report({
    node: text,
    rule: entry.id,
    category: 'member',
    tier: isAutomatic ? tierOf(entry) : 'manual',
    reason: reasonOf(entry),
    suggestion: path,
  });
  if (isAutomatic) context.replace(text, withQuotes(context, text, path));
}

/** Returns the expression whose members a string watches. */
function watchedCode(text: ts.StringLiteralLike): ts.Expression | undefined {
  const { parent } = text;
  if (ts.isCallExpression(parent)) {
    const { expression } = parent;
    const isWatch = ts.isPropertyAccessExpression(expression) && expression.name.text === '$watch';
    return isWatch && parent.arguments[0] === text ? expression.expression : undefined;
  }
  if (!(ts.isPropertyAssignment(parent) || ts.isMethodDeclaration(parent)) || parent.name !== text) return undefined;
  const option = parent.parent.parent;
  if (!ts.isPropertyAssignment(option) || propertyNameText(option.name) !== 'watch') return undefined;
  const component = option.parent.parent;
  return ts.isCallExpression(component) && component.expression.getText() === DEFINE ? component : undefined;
}
