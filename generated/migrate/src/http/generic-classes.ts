import ts from 'typescript';
import { returnedValues } from '../analysis/data-flow.ts';
import type { Checker } from '../checker/checker.ts';
import { type HttpCall, httpCall } from './http-call.ts';

/** A use of a generic class whose own requests take their address from the instance: `new Repository<Row>('/path')`. */
export interface ClassUse {
  /** Expressions that may be the address. */
  readonly urls: readonly ts.Expression[];
  /** The type arguments that the class declares responses with. */
  readonly types: readonly ts.Type[];
  /** Methods of the requests of the class. */
  readonly methods: ReadonlySet<string>;
}

/** Reads the creation of an instance of a generic class, or a class that extends one. */
export function classUse(checker: Checker, node: ts.Node): ClassUse | undefined {
  if (ts.isNewExpression(node)) {
    if (node.arguments === undefined || node.arguments.length === 0) return undefined;
    const given = checker.types.typeArguments(checker.typeAt(node));
    return useOf(checker, { base: node.expression, given, urls: node.arguments });
  }
  if (!ts.isClassLike(node)) return undefined;
  const parent = node.heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)?.types[0];
  if (parent?.typeArguments === undefined) return undefined;
  const given = parent.typeArguments.map(checker.typeAt);
  return useOf(checker, { base: parent.expression, given, urls: statedValues(node) });
}

/** Returns the values of the members of a class, and those that it passes to the constructor of its parent. */
function statedValues({ members }: ts.ClassLikeDeclaration): readonly ts.Expression[] {
  return members.flatMap((member): readonly ts.Expression[] => {
    if (ts.isPropertyDeclaration(member)) return member.initializer === undefined ? [] : [member.initializer];
    if (ts.isGetAccessor(member)) return member.body === undefined ? [] : returnedValues(member.body);
    return ts.isConstructorDeclaration(member) ? superArguments(member) : [];
  });
}

function superArguments({ body }: ts.ConstructorDeclaration): readonly ts.Expression[] {
  return (body?.statements ?? []).flatMap((statement) => {
    const call = ts.isExpressionStatement(statement) ? statement.expression : undefined;
    const isSuper = call !== undefined && ts.isCallExpression(call);
    return isSuper && call.expression.kind === ts.SyntaxKind.SuperKeyword ? call.arguments : [];
  });
}

interface StatedUse {
  readonly base: ts.Expression;
  readonly given: readonly ts.Type[];
  readonly urls: readonly ts.Expression[];
}

function useOf(checker: Checker, { base, given, urls }: StatedUse): ClassUse | undefined {
  const name = ts.isPropertyAccessExpression(base) ? base.name : base;
  const declaration = checker.declarationOf(name);
  if (declaration === undefined || !ts.isClassLike(declaration) || declaration.typeParameters === undefined)
    return undefined;
  const { methods, responses } = requestsOf(declaration);
  if (methods.size === 0) return undefined;
  const types = declaration.typeParameters.flatMap((parameter, index) => {
    const type = given[index];
    const isResponse = responses.some((text) => new RegExp(`\\b${parameter.name.text}\\b`).test(text));
    return type !== undefined && isResponse ? [type] : [];
  });
  return { urls, types, methods };
}

interface ClassRequests {
  readonly methods: ReadonlySet<string>;
  /** Texts of the types that the requests, and the methods around them, return. */
  readonly responses: readonly string[];
}

/** Tests whether a name is that of a class of the caller that sends requests. */
export function isRequestClass(checker: Checker, name: ts.EntityName): boolean {
  const declaration = checker.declarationOf(ts.isQualifiedName(name) ? name.right : name);
  return declaration !== undefined && ts.isClassLike(declaration) && requestsOf(declaration).methods.size > 0;
}

const requestsByClass = new WeakMap<ts.ClassLikeDeclaration, ClassRequests>();

/** Returns the requests of a class whose address depends on its members. */
function requestsOf(declaration: ts.ClassLikeDeclaration): ClassRequests {
  const known = requestsByClass.get(declaration) ?? findRequests(declaration);
  requestsByClass.set(declaration, known);
  return known;
}

function findRequests({ members }: ts.ClassLikeDeclaration): ClassRequests {
  const found = members.flatMap((member) => requestsIn(member).map((call) => ({ member, call })));
  const responses = found.flatMap(({ member, call: { node } }) => [
    ...(ts.isMethodDeclaration(member) ? (member.type?.getText() ?? []) : []),
    ...(ts.isCallExpression(node) ? (node.typeArguments ?? []).map((type) => type.getText()) : []),
  ]);
  return { methods: new Set(found.flatMap(({ call }) => call.method ?? [])), responses };
}

/** Returns the requests inside a node whose address depends on `this`. */
function requestsIn(node: ts.Node): readonly HttpCall[] {
  const call = ts.isCallExpression(node) ? httpCall(node) : undefined;
  const found = call?.isRequest === true && /\bthis\./.test(call.url.getText()) ? [call] : [];
  ts.forEachChild(node, (child) => {
    found.push(...requestsIn(child));
  });
  return found;
}
