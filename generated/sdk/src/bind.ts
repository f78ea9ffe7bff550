import type { Client } from './client/client.ts';
import type { OperationDescription } from './client/operation.ts';

/** A function that takes the client first. */
// biome-ignore lint/suspicious/noExplicitAny: parameters of functions are compared contravariantly; only `any` fits all
type ClientFunction = (client: any, ...rest: any) => unknown;

/**
 * Operations by name, in as many levels as wanted: as their descriptions, or as functions that take the client first.
 */
export interface OperationTree {
  readonly [name: string]: OperationDescription<unknown> | ClientFunction | OperationTree;
}

/**
 * The same tree with the client already given, and the client itself as `client`. The caller's interface says what it
 * looks like: both are written from one specification.
 */
export function bind<Facade>(client: Client, tree: OperationTree): Facade {
  return { client, ...bindTree(client, tree) } as Facade;
}

function bindTree(client: Client, tree: OperationTree): Record<string, unknown> {
  return Object.fromEntries(Object.entries(tree).map(([name, branch]) => [name, bindBranch(client, branch)]));
}

function bindBranch(client: Client, branch: OperationTree[string]): unknown {
  if (typeof branch === 'function') return (...rest: readonly unknown[]): unknown => branch(client, ...rest);
  if (!isDescription(branch)) return bindTree(client, branch);
  return (request?: object, options?: object): unknown => client.call(branch, request, options);
}

function isDescription(branch: OperationDescription<unknown> | OperationTree): branch is OperationDescription<unknown> {
  return typeof branch['id'] === 'string';
}
