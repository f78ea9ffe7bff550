import type { Client } from './client/client.ts';
import type { ClientOptions } from './client/options.ts';
import type { OperationDescription } from './client/operation.ts';
import { createError } from './errors.ts';

/** A function whose first argument is the client. */
// biome-ignore lint/suspicious/noExplicitAny: parameters of functions are compared contravariantly; only `any` fits all
type ClientFunction = (client: any, ...rest: any) => unknown;

/** Options of every client. One text takes the least room of a bundle. */
export const OPTION_NAMES =
  'baseUrl auth fetch allowInsecure pathPrefixes validation validate clock timeoutMs idleTimeoutMs maxResponseBytes retry headers';

/**
 * Returns a client. Without types, a misspelled option would have no effect, or its absence a message without its name.
 *
 * @param given - a client, which is returned, or options of a new one
 * @param more - options of this API
 * @throws {InvalidRequestError} if a name is that of no option, or an option is invalid
 */
export function toClient<Options extends ClientOptions, Created extends Client>(
  given: Options | Created,
  Constructor: new (options: Options) => Created,
  more: readonly string[],
): Created {
  const options: Partial<ClientOptions & Created> = Object(given);
  if (options.call) return given as Created;
  const { auth, validate = 'off', validation } = options;
  const names = [...OPTION_NAMES.split(' '), ...more];
  let problem = auth && !auth.authorize ? 'auth must be a credential' : '';
  if (validate !== 'off' && !validation) problem = 'validate needs validation';
  for (const name in options) {
    const match = names.find((known) => known.toLowerCase().startsWith(name.toLowerCase()));
    if (!names.includes(name)) problem = `Unknown option ${name}. Did you mean ${match ?? names.join(', ')}?`;
  }
  if (problem) throw createError(['InvalidRequest', problem]);
  return new Constructor(Object(options));
}

/** Operations by name, nested to any depth: descriptions, or functions whose first argument is the client. */
export interface OperationTree {
  readonly [name: string]: OperationDescription<unknown> | ClientFunction | OperationTree;
}

/** Binds all operations of a tree to a client, and adds the client as `client`. The type argument is the result's. */
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
