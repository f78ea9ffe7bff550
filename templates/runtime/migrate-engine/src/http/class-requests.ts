import ts from 'typescript';
import { memoize } from '#shared/memoize.ts';
import { returnedValues } from '../analysis/data-flow.ts';
import type { Checker } from '../checker/checker.ts';
import { type HttpCall, httpCall } from './http-call.ts';
import { descendants } from '../analysis/traversal.ts';

/**
 * A use of a class whose own requests take their address from the instance: `new Repository<Row>('/path')`, `class Rows
 * extends Repository<Row>`.
 */
export interface ClassUse {
  /** The requests of the class and of those above it. */
  readonly requests: readonly HttpCall[];
  /** Values that this use gives the members of the class, by name. */
  readonly values: ReadonlyMap<string, ts.Expression>;
  /** Expressions that may be the address. */
  readonly urls: readonly ts.Expression[];
  /** The type arguments that the class declares responses with. */
  readonly types: readonly ts.Type[];
}

/** Number of classes above a class. */
const MAX_BASES = 4;

/** Reads the creation of an instance of a class with requests, or a class that extends one. */
export function classUse(checker: Checker, node: ts.Node): ClassUse | undefined {
  const isCreated = ts.isNewExpression(node);
  if (!isCreated && !ts.isClassLike(node)) return undefined;
  const base = isCreated ? node : baseOf(node);
  const declaration = base === undefined ? undefined : classNamed(checker, base.expression);
  if (base === undefined || declaration === undefined) return undefined;
  const classes = [declaration, ...classesAbove(checker, declaration)].map(requestsOf);
  const requests = classes.flatMap((one) => one.requests);
  if (requests.length === 0) return undefined;
  const given = isCreated ? [...(node.arguments ?? [])] : node.members.flatMap(superArguments);
  const own = isCreated ? [] : node.members.flatMap(statedValue);
  const types = isCreated ? checker.types.typeArguments(checker.typeAt(node)) : base.typeArguments?.map(checker.typeAt);
  return {
    requests,
    values: new Map([...keptArguments(declaration, given), ...own]),
    urls: [...given, ...own.map(([, value]) => value)],
    types: (declaration.typeParameters ?? []).flatMap(({ name }, index) => {
      const isResponse = classes[0]?.responses.some((text) => new RegExp(`\\b${name.text}\\b`).test(text)) === true;
      return isResponse ? (types?.[index] ?? []) : [];
    }),
  };
}

function classesAbove(checker: Checker, declaration: ts.ClassLikeDeclaration): readonly ts.ClassLikeDeclaration[] {
  const found: ts.ClassLikeDeclaration[] = [];
  for (let base = baseOf(declaration); base !== undefined && found.length < MAX_BASES;) {
    const above = classNamed(checker, base.expression);
    if (above !== undefined) found.push(above);
    base = above === undefined ? undefined : baseOf(above);
  }
  return found;
}

function baseOf({ heritageClauses }: ts.ClassLikeDeclaration): ts.ExpressionWithTypeArguments | undefined {
  return heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)?.types[0];
}

function classNamed(checker: Checker, base: ts.Expression): ts.ClassLikeDeclaration | undefined {
  const declaration = checker.declarationOf(ts.isPropertyAccessExpression(base) ? base.name : base);
  return declaration !== undefined && ts.isClassLike(declaration) ? declaration : undefined;
}

type NamedValue = readonly [string, ts.Expression];

function statedValue(member: ts.ClassElement): readonly NamedValue[] {
  const [value] = ts.isPropertyDeclaration(member)
    ? [member.initializer]
    : ts.isGetAccessor(member) && member.body !== undefined
      ? returnedValues(member.body)
      : [];
  return value === undefined || member.name === undefined ? [] : [[member.name.getText().replace('#', ''), value]];
}

/** Returns what the constructor of a class passes to the one above it. */
function superArguments(member: ts.ClassElement): readonly ts.Expression[] {
  const body = ts.isConstructorDeclaration(member) ? member.body : undefined;
  return (body?.statements ?? []).flatMap((statement) => {
    const call = ts.isExpressionStatement(statement) ? statement.expression : undefined;
    const isSuper = call !== undefined && ts.isCallExpression(call);
    return isSuper && call.expression.kind === ts.SyntaxKind.SuperKeyword ? call.arguments : [];
  });
}

/** Returns the arguments that a constructor keeps: `constructor(readonly base: string)`, `this.base = base`. */
function keptArguments({ members }: ts.ClassLikeDeclaration, given: readonly ts.Expression[]): readonly NamedValue[] {
  const created = members.find(ts.isConstructorDeclaration);
  return (created?.parameters ?? []).flatMap((parameter, index) => {
    const [value, name] = [given[index], parameter.name.getText()];
    const assigned = new RegExp(`\\bthis\\.#?(\\w+) = ${name}\\b`).exec(created?.body?.getText() ?? '')?.[1];
    const member = ts.isParameterPropertyDeclaration(parameter, parameter.parent) ? name : assigned;
    return value === undefined || member === undefined ? [] : [[member, value]];
  });
}

/** Tests whether a name is that of a class of the caller that sends requests. */
export function isRequestClass(checker: Checker, name: ts.EntityName): boolean {
  const declaration = checker.declarationOf(ts.isQualifiedName(name) ? name.right : name);
  return declaration !== undefined && ts.isClassLike(declaration) && requestsOf(declaration).requests.length > 0;
}

interface ClassRequests {
  readonly requests: readonly HttpCall[];
  /** Texts of the types that the requests, and the methods around them, return. */
  readonly responses: readonly string[];
}

/** Returns the requests of a class whose address depends on its members. */
const requestsOf = memoize(findRequests);

function findRequests({ members }: ts.ClassLikeDeclaration): ClassRequests {
  const found = members.flatMap((member) => requestsIn(member).map((call) => ({ member, call })));
  const responses = found.flatMap(({ member, call: { node } }) => [
    ...(ts.isMethodDeclaration(member) ? (member.type?.getText() ?? []) : []),
    ...(ts.isCallExpression(node) ? (node.typeArguments ?? []).map((type) => type.getText()) : []),
  ]);
  return { requests: found.flatMap(({ call }) => (call.method === undefined ? [] : [call])), responses };
}

/** Returns the requests inside a node whose address depends on `this`. */
function requestsIn(node: ts.Node): readonly HttpCall[] {
  const calls = descendants(node).filter(ts.isCallExpression);
  return calls
    .flatMap((call) => httpCall(call) ?? [])
    .filter(({ isRequest, url }) => isRequest && /\bthis\./.test(url.getText()));
}
