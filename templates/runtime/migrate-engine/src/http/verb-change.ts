import ts from 'typescript';
import { constantValue } from '../analysis/data-flow.ts';
import { isAccess, memberValues, propertyNameText, unwrapExpression } from '../analysis/syntax.ts';
import type { AnalysisContext } from '../checker/checker.ts';
import type { TextEdit } from '../project/text-edits.ts';
import type { HttpCall } from './http-call.ts';
import { BODY_MEMBERS } from './payloads.ts';

/** Edits that give a request another method, or the reason why its arguments do not fit it. */
export type VerbChange =
  { readonly edits: readonly TextEdit[]; readonly blocked?: undefined } | { readonly blocked: string };

interface NewVerb {
  readonly from: string;
  readonly to: string;
  /** True if the operation of the new version takes a body. */
  readonly takesBody: boolean;
}

const BODY_VERBS: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH']);

/** Returns the change of a request to another method, with arguments in the places where that method takes them. */
export function changeVerb(context: AnalysisContext, call: HttpCall, verb: NewVerb): VerbChange {
  const { to } = verb;
  const [sent, sends] = [BODY_VERBS.has(verb.from), BODY_VERBS.has(to)];
  if (!sent && sends && verb.takesBody && call.bodies.every(ts.isIdentifier))
    return { blocked: `${to} takes a body, which the request does not have.` };
  if (sent && !sends && mayHaveBody(call))
    return { blocked: `${to} has no body, in which the request sends its data.` };
  if (call.methodNode === undefined)
    return call.hasDefaultMethod === true ? statedMethod(call, to) : { blocked: NOT_HERE };
  return changeWritten(context, call, { written: call.methodNode, to, isAlike: sent === sends });
}

interface WrittenVerb {
  readonly written: ts.Identifier | ts.StringLiteralLike;
  readonly to: string;
  /** True if both methods have a body, or both have none. */
  readonly isAlike: boolean;
}

/** Replaces a method where it stands. */
function changeWritten(context: AnalysisContext, call: HttpCall, { written, to, isAlike }: WrittenVerb): VerbChange {
  const replaced = replaceVerb(context, written, to);
  const client = calledObject(call.node, written);
  if (client === undefined)
    return !isAlike && isAmongArguments(call.node, written) && othersOf(call).length > 1
      ? { blocked: UNKNOWN_PARAMETERS }
      : { edits: [replaced] };
  const parameters = parametersOfVerb(context, client, written.text, replaced.text);
  if (parameters === 'none') return { blocked: `The client has no method ${replaced.text}.` };
  if (isAlike || !BODY_VERBS.has(to)) return { edits: [replaced] };
  const inserted = insertBody(context, call, parameters ?? libraryParameters(context, client));
  return inserted === undefined ? { blocked: UNKNOWN_PARAMETERS } : { edits: [replaced, ...inserted] };
}

const NOT_HERE = 'The method is not stated in the request.';
const UNKNOWN_PARAMETERS = 'The new method may take its arguments in other places.';

/** Returns the edit of the text of a method, in its case and quotes. */
function replaceVerb({ file }: AnalysisContext, written: ts.Identifier | ts.StringLiteralLike, to: string): TextEdit {
  const text = written.text === written.text.toLowerCase() ? to.toLowerCase() : to;
  const [start, quotes] = [written.getStart(file), ts.isIdentifier(written) ? 0 : 1];
  return { start: start + quotes, end: written.end - quotes, text };
}

/** Returns the object of `client.get(…)` or `client['get'](…)`, whose method is written in the callee. */
function calledObject(node: HttpCall['node'], written: ts.Node): ts.Expression | undefined {
  if (ts.isObjectLiteralExpression(node)) return undefined;
  const { expression } = node;
  return isAccess(expression) && written.parent === expression ? expression.expression : undefined;
}

/** Tests whether a method is one of the arguments: `call('GET', path)`, `call(client.get, path)`. */
function isAmongArguments(node: HttpCall['node'], written: ts.Node): boolean {
  if (ts.isObjectLiteralExpression(node)) return false;
  return (
    node.arguments?.some(
      (argument) => argument === written || argument === written.parent || argument === written.parent.parent,
    ) === true && !ts.isPropertyAssignment(written.parent)
  );
}

/** Returns the arguments of a request but its address. */
function othersOf({ node, url }: HttpCall): readonly ts.Expression[] {
  return ts.isObjectLiteralExpression(node) ? [] : (node.arguments ?? []).filter((argument) => argument !== url);
}

/** Tests whether a request with a body may send one: in an argument, in options, or later in its chain. */
function mayHaveBody({ node, bodies, url, methodNode }: HttpCall): boolean {
  if (bodies.length > 0 || isSentLater(node)) return true;
  const literals = ts.isObjectLiteralExpression(node) ? [node] : (node.arguments ?? []);
  return literals.some((argument) => {
    if (argument === url || argument === methodNode || ts.isFunctionLike(argument)) return false;
    if (!ts.isObjectLiteralExpression(argument)) return true;
    const names = argument.properties.map(({ name }) => (name === undefined ? undefined : propertyNameText(name)));
    return names.some((name) => name === undefined || BODY_MEMBERS.has(name) || !OPTION_NAME.test(name));
  });
}

/** `request.post(url).send(body)`. */
function isSentLater({ parent }: ts.Node): boolean {
  if (ts.isAwaitExpression(parent)) return false;
  if (!ts.isPropertyAccessExpression(parent)) return false;
  return (
    /^(?:send|write|end|field|attach|pipe)$/.test(parent.name.text) ||
    (ts.isCallExpression(parent.parent) && isSentLater(parent.parent))
  );
}

/** Names of options of requests. An object without any may be a body. */
const OPTION_NAME =
  /^(?:method|verb|type|url|uri|path|baseURL|baseUrl|prefixUrl|params|searchParams|query|qs|headers|auth|signal|timeout|credentials|mode|cache|redirect|responseType|withCredentials|retry|hooks|observe|validateStatus)$/;

/** `fetch(path)` becomes `fetch(path, { method: 'POST' })`. */
function statedMethod({ node, url }: HttpCall, to: string): VerbChange {
  const args: readonly ts.Expression[] = ts.isObjectLiteralExpression(node) ? [node] : (node.arguments ?? []);
  const init = args.find(ts.isObjectLiteralExpression);
  const [quote = "'"] = /['"]/.exec(url.getText()) ?? [];
  const member = `method: ${quote}${to}${quote}`;
  if (init !== undefined) {
    const [first] = init.properties;
    const start = first?.getStart() ?? init.getStart() + 1;
    return { edits: [{ start, end: start, text: first === undefined ? ` ${member} ` : `${member}, ` }] };
  }
  const isOnly = args.every((argument) => argument === url || ts.isFunctionLike(argument));
  return isOnly ? { edits: [{ start: url.end, end: url.end, text: `, { ${member} }` }] } : { blocked: NOT_HERE };
}

/** Parameters that a method of a client takes after the address. */
interface VerbParameters {
  /** True if the second one is the body, false if it holds options. */
  readonly takesBody: boolean;
  readonly isRequired: boolean;
  readonly isNullable: boolean;
  /** Number of all parameters; absent if the method is not declared here. */
  readonly count?: number;
}

/** Reads the parameters of another method of a client; `none` if its type has no such method. */
function parametersOfVerb(
  { checker }: AnalysisContext,
  client: ts.Expression,
  before: string,
  after: string,
): VerbParameters | 'none' | undefined {
  const type = checker.typeAt(client);
  if (checker.types.isPrimitive(type) || checker.membersOf(type, before).length === 0) return undefined;
  const members = checker.membersOf(type, after);
  if (members.length === 0) return 'none';
  const declared = members.flatMap(({ declarations = [] }) => declarations).flatMap(signatureOf);
  const parameters = declared.map((one) => one.parameters).find(({ length }) => length > 1);
  const [, second] = parameters ?? [];
  if (parameters === undefined || second === undefined) return undefined;
  const isBody = BODY_PARAMETER.test(second.name.getText());
  if (!isBody && !OPTIONS_PARAMETER.test(second.name.getText())) return undefined;
  const isRequired = second.questionToken === undefined && second.initializer === undefined;
  const isNullable = /\bnull\b/.test(second.type?.getText() ?? '');
  const isOpen = parameters.some(({ dotDotDotToken }) => dotDotDotToken !== undefined);
  return { takesBody: isBody, isRequired, isNullable, ...(isOpen ? {} : { count: parameters.length }) };
}

const BODY_PARAMETER = /^(?:b|d|body|data|payload|json|content|entity|dto|input|values?)$|[bB]ody$|[dD]ata$/;
const OPTIONS_PARAMETER =
  /^(?:o|opts?|options|init|config|cfg|settings)$|(?:Init|Config|Options)$|^(?:handler|callback|cb)$/;

/** Returns the signature of a declared method: also of `get: (url: string) => …`. */
function signatureOf(declaration: ts.Declaration): readonly ts.SignatureDeclaration[] {
  if (ts.isMethodSignature(declaration) || ts.isMethodDeclaration(declaration)) return [declaration];
  const isHolder = ts.isPropertySignature(declaration) || ts.isPropertyDeclaration(declaration);
  const value = isHolder
    ? declaration.type
    : ts.isPropertyAssignment(declaration)
      ? declaration.initializer
      : undefined;
  return value !== undefined && (ts.isFunctionTypeNode(value) || ts.isArrowFunction(value)) ? [value] : [];
}

/** Libraries whose methods take the body as second argument, and those that take it in the options. */
const BODY_LIBRARIES = /^(?:axios|@nestjs\/axios|@angular\/common\/http|apisauce|redaxios|needle)(?:\/|$)/;
const OPTION_LIBRARIES =
  /^(?:got|ky|ky-universal|ofetch|nuxt|#imports|request|request-promise(?:-native)?|superagent|supertest|openapi-fetch|wretch|undici|msw|nock|@playwright\/test|playwright)(?:\/|$)/;

/** Returns the parameters of a client of a known library, which may not be installed. */
function libraryParameters(context: AnalysisContext, client: ts.Expression): VerbParameters | undefined {
  const name = moduleOf(context, client, 0);
  const takesBody = BODY_LIBRARIES.test(name);
  const isAngular = name.startsWith('@angular/');
  return takesBody || OPTION_LIBRARIES.test(name)
    ? { takesBody, isRequired: isAngular, isNullable: isAngular }
    : undefined;
}

/** Returns the module that a client or its type is imported from, through what creates it; else a global name. */
function moduleOf(context: AnalysisContext, client: ts.Expression, depth: number): string {
  const plain = unwrapExpression(client);
  if (depth > MAX_STEPS) return '';
  const declaration = context.checker.declarationOf(ts.isPropertyAccessExpression(plain) ? plain.name : plain);
  const type =
    declaration !== undefined && 'type' in declaration ? (declaration.type as ts.Node | undefined) : undefined;
  if (type !== undefined && ts.isTypeReferenceNode(type))
    return importedModule(type.getSourceFile(), type.typeName) ?? '';
  if (ts.isIdentifier(plain)) return moduleOfName(context, plain, depth);
  const isChain = ts.isCallExpression(plain) || ts.isPropertyAccessExpression(plain);
  return isChain ? (requiredModule(plain) ?? moduleOf(context, plain.expression, depth + 1)) : '';
}

function moduleOfName(context: AnalysisContext, name: ts.Identifier, depth: number): string {
  const value = constantValue(context.checker, name);
  if (value !== undefined) return moduleOf(context, value, depth + 1);
  return importedModule(context.file, name) ?? (name.text === '$fetch' ? 'ofetch' : name.text);
}

/** `require('axios')`. */
function requiredModule(call: ts.Expression): string | undefined {
  const [specifier] = ts.isCallExpression(call) && call.expression.getText() === 'require' ? call.arguments : [];
  return specifier !== undefined && ts.isStringLiteralLike(specifier) ? specifier.text : undefined;
}

/** Number of calls and names between a client and its library. */
const MAX_STEPS = 4;

function importedModule(file: ts.SourceFile, name: ts.EntityName): string | undefined {
  const first = ts.isQualifiedName(name) ? importedModule(file, name.left) : undefined;
  const specifier = file.statements
    .filter(ts.isImportDeclaration)
    .find(
      ({ importClause }) => importClause !== undefined && declaresName(importClause, name.getText()),
    )?.moduleSpecifier;
  return first ?? (specifier !== undefined && ts.isStringLiteral(specifier) ? specifier.text : undefined);
}

function declaresName({ name, namedBindings }: ts.ImportClause, wanted: string): boolean {
  if (name?.text === wanted) return true;
  if (namedBindings === undefined) return false;
  return ts.isNamespaceImport(namedBindings)
    ? namedBindings.name.text === wanted
    : namedBindings.elements.some((element) => element.name.text === wanted);
}

/** Returns the edit that puts an empty body before the options; `undefined` if the parameters are not known. */
function insertBody(
  { file }: AnalysisContext,
  call: HttpCall,
  parameters: VerbParameters | undefined,
): readonly TextEdit[] | undefined {
  const others = othersOf(call);
  const [next] = others;
  if (next === undefined ? parameters === undefined : parameters?.takesBody === false) return [];
  if (next !== undefined && ts.isFunctionLike(next)) return [];
  const sendsData =
    next !== undefined && ts.isObjectLiteralExpression(next) && memberValues(next, BODY_MEMBERS).length > 0;
  if (parameters === undefined || sendsData) return undefined;
  const empty = parameters.isNullable ? 'null' : 'undefined';
  if (next !== undefined && others.length + 2 > (parameters.count ?? Infinity)) return undefined;
  if (next !== undefined) return [{ start: next.getStart(file), end: next.getStart(file), text: `${empty}, ` }];
  const isMissing = parameters.takesBody && parameters.isRequired;
  return isMissing ? [{ start: call.url.end, end: call.url.end, text: `, ${empty}` }] : [];
}
