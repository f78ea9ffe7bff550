import type { Client } from './core/client.ts';

/** A function that takes the client first. */
// biome-ignore lint/suspicious/noExplicitAny: parameters of functions are compared contravariantly; only `any` fits all
type ClientFunction = (client: any, ...rest: any) => unknown;

/** Functions by name, in as many levels as wanted. */
export interface FunctionTree {
  readonly [name: string]: ClientFunction | FunctionTree;
}

/**
 * The same tree with the client already given to each function, and the client itself as `client`. The caller's
 * interface says what it looks like: both are written from one specification.
 */
export function bind<Facade>(client: Client, tree: FunctionTree): Facade {
  return { client, ...bindTree(client, tree) } as Facade;
}

function bindTree(client: Client, tree: FunctionTree): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(tree).map(([name, branch]) => [
      name,
      typeof branch === 'function'
        ? (...rest: readonly unknown[]): unknown => branch(client, ...rest)
        : bindTree(client, branch),
    ]),
  );
}
