import ts from 'typescript';

/** `console.log(…)`, `logger.warn(…)`: what is said to a reader. */
export function isLogging(callee: ts.Expression): boolean {
  if (!ts.isPropertyAccessExpression(callee)) return false;
  return /^(?:log|debug|info|warn|error|trace|fatal)$/.test(callee.name.text);
}
