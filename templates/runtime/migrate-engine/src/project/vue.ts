import { dirname } from 'node:path';
import ts from 'typescript';
import { isInstalled } from '../checker/overlay.ts';
import type { SourceText } from './import-graph.ts';

/** Parts of a Vue file. Each text is as long as the file, so that offsets stay valid. */
export interface VueParts {
  /** The scripts; everything else is blank. */
  readonly script: string;
  /** Everything but the scripts, which are blank. */
  readonly template: string;
  /** True if the template sees the names of the script. */
  readonly isSetup: boolean;
  /** The script of a component that is an object of options, with types for `this`. */
  readonly options: string | undefined;
  /** Extension for the language of the script. */
  readonly extension: 'ts' | 'tsx' | 'js' | 'jsx';
}

/** Start and end offsets in a text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Splits a Vue file into its parts. */
export function vueParts(text: string): VueParts {
  const scripts = [...text.matchAll(/(<script\b[^>]*>)([\s\S]*?)<\/script\s*>/gi)];
  const spans = scripts.map((match) => matchSpan(match, 2, match.index + (match[1] ?? '').length));
  const script = blankExcept(text, (offset) => isInside(spans, offset));
  const isSetup = scripts.some((match) => /\bsetup\b/.test(match[1] ?? ''));
  return {
    script,
    template: blankExcept(text, (offset) => !isInside(spans, offset)),
    isSetup,
    options: isSetup ? undefined : typedOptions(script),
    extension: scriptExtension(scripts.flatMap((match) => match[1] ?? [])),
  };
}

/** Returns the extension of a script; without `lang` it is JavaScript. */
function scriptExtension(tags: readonly string[]): VueParts['extension'] {
  const stated = tags.flatMap((tag) => /\slang=["']?([jt]sx?)\b/.exec(tag)?.[1] ?? []);
  const isTyped = tags.length === 0 || stated.some((language) => language.startsWith('ts'));
  const isMarkup = stated.some((language) => language.endsWith('x'));
  return `${isTyped ? 'ts' : 'js'}${isMarkup ? 'x' : ''}`;
}

export function matchSpan(match: RegExpMatchArray, group: number, start: number): Span {
  return { start, end: start + (match[group] ?? '').length };
}

function isInside(spans: readonly Span[], offset: number): boolean {
  return spans.some(({ start, end }) => offset >= start && offset < end);
}

/** Blanks a text by code units, because offsets count those; line breaks are kept. */
function blankExcept(text: string, isKept: (offset: number) => boolean): string {
  return text
    .split('')
    .map((char, offset) => (isKept(offset) || char === '\n' || char === '\r' ? char : ' '))
    .join('');
}

/** Returns the names that `<script setup>` exposes to its template: declarations and imports, except types. */
export function setupNames(script: string): readonly string[] {
  const file = ts.createSourceFile('setup.ts', script, ts.ScriptTarget.ES2022, true);
  return file.statements.flatMap((statement) => {
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap(({ name }) => boundNames(name));
    if (ts.isFunctionDeclaration(statement) || ts.isEnumDeclaration(statement)) return boundNames(statement.name);
    if (!ts.isImportDeclaration(statement) || statement.importClause === undefined) return [];
    return importedNames(statement.importClause);
  });
}

/** Returns the variables that a name or a pattern declares. */
export function boundNames(name: ts.BindingName | undefined): readonly string[] {
  if (name === undefined) return [];
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : boundNames(element.name)));
}

function importedNames(clause: ts.ImportClause): readonly string[] {
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return [];
  const { name, namedBindings } = clause;
  const named = namedBindings !== undefined && ts.isNamedImports(namedBindings) ? namedBindings.elements : [];
  return [...boundNames(name), ...named.flatMap((element) => (element.isTypeOnly ? [] : [element.name.text]))];
}

/** Returns the type argument of `defineProps`. */
export function propsType(script: string): string | undefined {
  const file = ts.createSourceFile('setup.ts', script, ts.ScriptTarget.ES2022, true);
  const find = (node: ts.Node): string | undefined => {
    const isCall = ts.isCallExpression(node) && node.expression.getText() === 'defineProps';
    return isCall ? node.typeArguments?.[0]?.getText() : ts.forEachChild(node, find);
  };
  return find(file);
}

/** Text that the compiler reads for a file: the file itself, or a program extracted from it. */
export interface SourceProgram {
  readonly path: string;
  readonly file: SourceText;
  /** Absent if the text is the one on disk. */
  readonly text?: string;
}

/** Returns the programs of a file with its offsets: the script and the template of a Vue file. */
export function programsOf(file: SourceText): readonly SourceProgram[] {
  if (!file.path.endsWith('.vue')) return [{ path: file.path, file }];
  const parts = vueParts(file.text);
  const path = `${file.path}.${parts.extension}`;
  const template = templateProgram(parts, fileName(path));
  const templatePath = `${file.path}.template.ts`;
  const exported =
    parts.options === undefined
      ? templateExports(parts) + macroDeclarations(parts, file.path)
      : optionsExports(fileName(templatePath));
  const script = { path, file, text: (parts.options ?? parts.script) + exported };
  return template === undefined ? [script] : [script, { path: templatePath, file, text: template }];
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Name under which a script exports its declarations to its template. */
const EXPORTED = '__offered';

/**
 * Returns code that is appended to the script, past the end of the file, so that the template program can import its
 * types.
 */
function templateExports({ script, isSetup, extension: ending }: VueParts): string {
  if (!isSetup) return '';
  const properties = ending.startsWith('ts')
    ? `declare const __props: ${propsType(script) ?? '{}'}`
    : 'const __props = {}';
  return `\n;export const ${EXPORTED} = { ${setupNames(script).join(', ')} };\nexport ${properties};\n`;
}

/** Declares the macros of `<script setup>` past the end of the file, for a project whose packages are not installed. */
function macroDeclarations({ isSetup, extension: ending }: VueParts, path: string): string {
  if (!isSetup || !ending.startsWith('ts') || isInstalled('vue', dirname(path))) return '';
  return (
    'declare function defineProps<T = any>(...options: any[]): T;\n' +
    'declare function withDefaults<T>(props: T, defaults: any): T;\n' +
    'declare function defineModel<T = any>(...options: any[]): { value: T };\n'
  );
}

/**
 * Converts a template to a program: expressions keep their offsets in the file, and declarations for the names that
 * they use follow past its end.
 */
function templateProgram(parts: VueParts, scriptFile: string): string | undefined {
  const expressions = expressionsOf(parts.template);
  const loops = loopsOf(parts.template);
  const addresses = addressesOf(parts.template);
  if (expressions.length + loops.length + addresses.length === 0 && parts.options === undefined) return undefined;
  const chars = parts.template.replaceAll(/[^\r\n]/g, ' ').split('');
  for (const span of expressions) placeExpression(chars, parts.template, span);
  for (const loop of loops) placeLoop(chars, parts.template, loop);
  for (const { start, end } of addresses)
    chars.splice(start - 2, end - start + 3, ...`;${parts.template.slice(start - 1, end + 1)}`);
  return `${chars.join('')}\n;${declarations(parts, loops, scriptFile)}`;
}

/** Returns the attributes that hold an address, such as `href`. */
function addressesOf(template: string): readonly Span[] {
  const attributes = template.matchAll(
    /\s(?:href|src|action|[\w-]*(?:url|uri|endpoint|api))=(["'])([^"'\\\r\n]*\/[^"'\\\r\n]*)\1/gi,
  );
  return [...attributes].map((match) =>
    matchSpan(match, 2, match.index + match[0].length - 1 - (match[2] ?? '').length),
  );
}

/** Label that marks an expression of `:to="…"` as a link to a page. */
export const LINK_LABEL = 'to:';

/** `(expression)`, or `{statements}`, with the quote or brace before it giving room. */
function placeExpression(chars: string[], template: string, { start, end }: Span): void {
  const text = template.slice(start, end);
  if (text.trim() === '') return;
  const [open, close] = parsesAsCode(`(${text})`) ? ['(', ')'] : ['{', '}'];
  if (open === '{' && !parsesAsCode(`{${text}}`)) return;
  const mark = /(?::|v-bind:)to=["']$/.test(template.slice(0, start)) ? LINK_LABEL : '';
  const before = `;${mark}${open}`;
  chars.splice(start - before.length, before.length + end - start + 1, ...`${before}${text}${close}`);
}

interface TemplateLoop {
  /** The item variable, or its destructuring pattern. */
  readonly alias: Span;
  readonly list: Span;
}

/** `v-for="item in list"` becomes the list, or, where the item is taken apart, a loop. */
function placeLoop(chars: string[], template: string, { alias, list }: TemplateLoop): void {
  const pattern = template.slice(alias.start, alias.end);
  const text = template.slice(list.start, list.end);
  if (!pattern.startsWith('{')) return placeExpression(chars, template, list);
  const head = 'for(let ';
  if (!parsesAsCode(`${head}${pattern} of ${text});`)) return;
  chars.splice(alias.start - head.length, head.length + pattern.length, ...head, ...pattern);
  chars.splice(list.start - 3, 3 + text.length + 1, ...`of ${text})`);
}

function parsesAsCode(text: string): boolean {
  const { diagnostics = [] } = ts.transpileModule(text, { reportDiagnostics: true });
  return diagnostics.length === 0;
}

const EXPRESSIONS = [
  /\{\{([\s\S]*?)\}\}/g,
  /\s(?::|@|v-(?:bind|on|if|else-if|show|model|text|html))[\w.:[\]-]*="([^"]*)"/g,
  /\s(?::|@|v-(?:bind|on|if|else-if|show|model|text|html))[\w.:[\]-]*='([^']*)'/g,
];

function expressionsOf(template: string): readonly Span[] {
  return EXPRESSIONS.flatMap((pattern) =>
    [...template.matchAll(pattern)].map((match) =>
      matchSpan(match, 1, match.index + match[0].lastIndexOf(match[1] ?? '')),
    ),
  );
}

function loopsOf(template: string): readonly TemplateLoop[] {
  return [...template.matchAll(/\sv-for="\s*(\(?\s*)(\{[^}]*\}|\w+)([^"]*?)\s+(?:in|of)\s+([^"]+)"/g)].map((match) => {
    const [whole, , alias = '', , list = ''] = match;
    const start = match.index + whole.indexOf(alias, whole.indexOf('"'));
    return {
      alias: { start, end: start + alias.length },
      list: matchSpan(match, 4, match.index + whole.length - 1 - list.length),
    };
  });
}

/** Returns the names of slot props. */
function slotNames(template: string): readonly string[] {
  const slots = [...template.matchAll(/\s(?:#[\w.-]*|v-slot[\w:.-]*)="([^"]*)"/g)];
  return slots.flatMap(([, names = '']) => names.match(/[A-Za-z_$][\w$]*/g) ?? []);
}

/**
 * Declares the names that a template uses. A name with several bindings has the type of any of them; slot props, and
 * all names of a script that is neither `<script setup>` nor an object of options, are `any`.
 */
function declarations(
  { template, script, isSetup, options }: VueParts,
  loops: readonly TemplateLoop[],
  scriptFile: string,
): string {
  const text = ({ start, end }: Span): string => template.slice(start, end);
  const own = new Set(isSetup ? setupNames(script) : []);
  const slots = new Set(slotNames(template));
  const items = new Map<string, readonly string[]>();
  for (const { alias, list } of loops)
    items.set(text(alias), [...(items.get(text(alias)) ?? []), `__item(${text(list)})`]);
  const used = [...new Set(template.match(/[A-Za-z_$][\w$]*/g))];
  const others = used.filter((name) => !slots.has(name) && !items.has(name) && !isReserved(name));
  const scriptType = (name: string): string => `__Open<typeof ${EXPORTED}.${name}>`;
  const isTyped = isSetup || options !== undefined;
  const prelude = isSetup ? SETUP_PRELUDE : isTyped ? OPTIONS_PRELUDE : '';
  return [
    prelude.replace('SCRIPT', JSON.stringify(`./${scriptFile}`)),
    LOOP_PRELUDE,
    ...[...slots].map((name) => `declare const ${name}: any;`),
    ...[...items]
      .filter(([alias]) => !slots.has(alias))
      .map(([alias, found]) => {
        const all = own.has(alias) ? [...found, `null! as ${scriptType(alias)}`] : found;
        return `const ${alias} = __any(${all.join(', ')});`;
      }),
    ...others.map(
      (name) =>
        `declare const ${name}: ${own.has(name) ? scriptType(name) : isTyped ? `__Property<'${name}'>` : 'any'};`,
    ),
  ].join('\n');
}

/** Types for the template: refs are unwrapped, and a model is also a list. */
const SETUP_PRELUDE = `import { ${EXPORTED}, __props } from SCRIPT;
type __Open<T> = T extends { value: infer V } ? (T extends readonly unknown[] ? V : [Extract<keyof T, string>] extends ['value' | 'effect'] ? V : T) : T;
type __Property<K> = K extends keyof typeof __props ? (typeof __props)[K] : any;`;

const LOOP_PRELUDE = `declare function __item<T>(list: Iterable<T> | ArrayLike<T> | null | undefined): T;
declare function __any<T extends readonly unknown[]>(...all: T): T[number];`;

function isReserved(name: string): boolean {
  const token = ts.identifierToKeywordKind(ts.factory.createIdentifier(name));
  return (
    token !== undefined ||
    ts.createScanner(ts.ScriptTarget.ES2022, true, ts.LanguageVariant.Standard, name).scan() !==
      ts.SyntaxKind.Identifier
  );
}

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
export const OPTIONS_PRELUDE: string = `import { ${COMPONENT} } from SCRIPT;
type __Property<K> = K extends keyof typeof ${COMPONENT} ? (typeof ${COMPONENT})[K] : any;
type __Constructed<T> = T extends null ? never : T extends StringConstructor ? string : T extends NumberConstructor ? number
  : T extends BooleanConstructor ? boolean : T extends ObjectConstructor | ArrayConstructor | FunctionConstructor ? any
  : T extends readonly (infer E)[] ? __Constructed<E> : T extends new (...args: any[]) => infer V
  ? (0 extends 1 & V ? __Called<T> : V) : __Called<T>;
type __Called<T> = T extends (...args: any[]) => infer V ? V : any;
type __Properties<P> = P extends readonly (infer N)[] ? { [K in N & string]: any }
  : { [K in keyof P]: P[K] extends { type: infer T } ? __Constructed<T> : __Constructed<P[K]> };
type __Computed<C> = { [K in keyof C]: C[K] extends { get: (...args: any[]) => infer V } ? V
  : C[K] extends (...args: any[]) => infer V ? V : any };
type __Component<P, D, C, M, S> = __Properties<P> & D & __Computed<C> & M & S & { [name: \`$\${string}\`]: any };
export declare function ${DEFINE}<P = {}, D = {}, C = {}, M = {}, S = {}>(options: {
  props?: P; data?: (...args: any[]) => D; computed?: C; methods?: M; setup?: (...args: any[]) => S; [name: string]: any;
} & ThisType<__Component<P, D, C, M, S>>): __Component<P, D, C, M, S>;`;
