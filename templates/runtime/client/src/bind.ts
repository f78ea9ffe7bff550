import type { Client } from './client/client.ts';
import type { ClientOptions, Validation } from './client/options.ts';
import type { OperationDescription } from './client/operation.ts';
import { createError } from './errors.ts';
import { CALL_OPTIONS, requireKnownNames, requireKnownOptions } from './client/known-names.ts';

/** A function whose first argument is the client. */
// biome-ignore lint/suspicious/noExplicitAny: parameters of functions are compared contravariantly; only `any` fits all
type ClientFunction = (client: any, ...rest: any) => unknown;

/** Options of every client. One text takes the least room of a bundle. */
export const OPTION_NAMES: string = `${CALL_OPTIONS} baseUrl auth fetch allowInsecure pathPrefixes validation clock`;

/**
 * Returns a client whose calls reject unknown names.
 *
 * @param given - a client, which is returned as it is, or options of a new one
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
  try {
    requireKnownOptions(options, [...OPTION_NAMES.split(' '), ...more]);
    if (auth && !auth.authorize) throw new TypeError('auth must be a credential');
    if (validation ? !validation.request : validate !== 'off')
      throw new TypeError('validate needs validation(validators)');
  } catch (error) {
    throw createError(['InvalidRequest', Object(error).message]);
  }
  const checked: Validation = {
    request(call) {
      requireKnownNames(call, more);
      validation?.request(call);
    },
    response: (...received) => validation?.response(...received),
  };
  return new Constructor({ ...options, validation: checked } as unknown as Options);
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
  return (...rest: readonly [request?: object, options?: object]): unknown =>
    client.call(branch as OperationDescription<unknown>, ...rest);
}
