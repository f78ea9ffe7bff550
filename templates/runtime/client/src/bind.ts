import type { Client } from './client/client.ts';
import type { OperationDescription } from './client/operation.ts';

/** A function whose first argument is the client. */
// biome-ignore lint/suspicious/noExplicitAny: parameters of functions are compared contravariantly; only `any` fits all
type ClientFunction = (client: any, ...rest: any) => unknown;

/** Operations by name, nested to any depth: descriptions, or functions whose first argument is the client. */
export interface OperationTree {
  readonly [name: string]: OperationDescription<unknown> | ClientFunction | OperationTree;
}

/**
 * Binds all operations of a tree to a client, and adds the client itself as `client`. The type argument describes the
 * result: both are generated from one specification.
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
