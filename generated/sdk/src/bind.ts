import type { Client } from './client/client.ts';
import type { ClientOptions } from './client/options.ts';
import type { OperationDescription } from './client/operation.ts';
import { createError } from './errors.ts';

/** A function whose first argument is the client. */
// biome-ignore lint/suspicious/noExplicitAny: parameters of functions are compared contravariantly; only `any` fits all
type ClientFunction = (client: any, ...rest: any) => unknown;

/** Options of every client. As one text it takes the least room of a bundle; a test compares it with their type. */
export const OPTION_NAMES =
  'baseUrl auth fetch allowInsecure pathPrefixes validation validate clock timeoutMs idleTimeoutMs maxResponseBytes retry headers';

/**
 * Returns options whose names a client knows. Without types, a misspelled option would have no effect, or its absence a
 * message that does not name it. Names that are no option in any case may belong to the caller.
 *
 * @param more - options of this API
 * @throws {InvalidRequestError} if a name is that of an option in another case, or without its unit
 */
export function knownOptions<Options extends object>(options: Options, more: readonly string[]): Options {
  const { auth, validate = 'off', validation }: Partial<ClientOptions> = options;
  let problem = auth && !auth.authorize ? 'auth must be a credential' : '';
  if (validate !== 'off' && !validation) problem = 'validate needs validation';
  for (const name in options) {
    const lower = name.toLowerCase();
    const match = [...OPTION_NAMES.split(' '), ...more].find((known) =>
      [lower, `${lower}ms`].includes(known.toLowerCase()),
    );
    if (match && match !== name) problem = `Unknown option ${name}. Did you mean ${match}?`;
  }
  if (problem) throw createError(['InvalidRequest', problem]);
  return options;
}

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
  if (typeof branch['id'] !== 'string') return bindTree(client, branch as OperationTree);
  const operation = branch as OperationDescription<unknown>;
  return (request?: object, options?: object): unknown => client.call(operation, request, options);
}
