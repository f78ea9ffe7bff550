import ts from 'typescript';
import type { Span } from './vue.ts';

/** Names by which the programs of a component that is an object of options refer to each other. */
export const COMPONENT = '__component';
export const DEFINE = '_v';

/** An object of options that a script exports as its default, and the statement around it. */
interface OptionsExport {
  readonly statement: Span;
  readonly object: Span;
}

/** Finds `export default { … }` or `export default defineComponent({ … })`. */
function findOptions(script: string): OptionsExport | undefined {
  const file = ts.createSourceFile('component.ts', script, ts.ScriptTarget.ES2022, true);
  const statement = file.statements.find((one) => ts.isExportAssignment(one));
  if (statement === undefined || !ts.isExportAssignment(statement)) return undefined;
  const { expression } = statement;
  const isDefined =
    ts.isCallExpression(expression) && /(?:^defineComponent|\.extend)$/.test(expression.expression.getText());
  const object = isDefined ? expression.arguments[0] : expression;
  if (object === undefined || !ts.isObjectLiteralExpression(object)) return undefined;
  return {
    statement: { start: statement.getStart(), end: statement.end },
    object: { start: object.getStart(), end: object.end },
  };
}

/**
 * Assigns the options of a component to a variable through a function that gives `this` a type. Offsets stay valid: the
 * code takes the place of `export default`, and of what follows the object. Returns `undefined` for other scripts.
 */
export function typedOptions(script: string): string | undefined {
  const found = findOptions(script);
  if (found === undefined) return undefined;
  const { statement, object } = found;
  const head = `var ${COMPONENT_VARIABLE}=${DEFINE}(`.padEnd(object.start - statement.start);
  const end = Math.max(statement.end, object.end + 1);
  const tail = script.slice(object.end, end);
  if (head.length > object.start - statement.start || !/^\)?;?\s*$/.test(tail)) return undefined;
  const rest = tail.slice(1).replaceAll(/[);]/g, ' ');
  return [
    script.slice(0, statement.start),
    head,
    script.slice(object.start, object.end),
    ')',
    rest,
    script.slice(end),
  ].join('');
}

/** Short enough to take the place of `export default`. */
const COMPONENT_VARIABLE = '_c';

/** Exports the component of a script, past the end of the file. */
export function optionsExports(templateFile: string): string {
  return `\n;export default ${COMPONENT_VARIABLE}; export { ${COMPONENT_VARIABLE} as ${COMPONENT} };\nimport { ${DEFINE} } from ${JSON.stringify(`./${templateFile}`)};\n`;
}

/** Types of components for the template and the script: properties, data, computed members and methods. */
export const OPTIONS_PRELUDE = `import { ${COMPONENT} } from SCRIPT;
type __Property<K> = K extends keyof typeof ${COMPONENT} ? (typeof ${COMPONENT})[K] : any;
type __Constructed<T> = T extends StringConstructor ? string : T extends NumberConstructor ? number
  : T extends BooleanConstructor ? boolean : T extends ObjectConstructor | ArrayConstructor | FunctionConstructor ? any
  : T extends readonly (infer E)[] ? __Constructed<E> : T extends new (...args: any[]) => infer V ? V
  : T extends (...args: any[]) => infer V ? V : any;
type __Properties<P> = P extends readonly (infer N)[] ? { [K in N & string]: any }
  : { [K in keyof P]: P[K] extends { type: infer T } ? __Constructed<T> : __Constructed<P[K]> };
type __Computed<C> = { [K in keyof C]: C[K] extends { get: (...args: any[]) => infer V } ? V
  : C[K] extends (...args: any[]) => infer V ? V : any };
type __Component<P, D, C, M, S> = __Properties<P> & D & __Computed<C> & M & S & { [name: \`$\${string}\`]: any };
export declare function ${DEFINE}<P = {}, D = {}, C = {}, M = {}, S = {}>(options: {
  props?: P; data?: (...args: any[]) => D; computed?: C; methods?: M; setup?: (...args: any[]) => S; [name: string]: any;
} & ThisType<__Component<P, D, C, M, S>>): __Component<P, D, C, M, S>;`;
