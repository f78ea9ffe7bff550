import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PEERS } from '../../../scripts/extras.ts';
import { isObject } from '#mock/json.ts';
import type { ClientRequest, VendorClient } from './drive-collections.ts';

/** Imports a package of `scripts/extras/peers`, whose types are not known here. */
// biome-ignore lint/suspicious/noExplicitAny: the clients of the vendors are called as their users call them.
export async function peer(name: string): Promise<any> {
  return import(pathToFileURL(createRequire(join(PEERS, 'x.js')).resolve(name)).href);
}

/** Imports Octokit, which has no entry for `require`. */
// biome-ignore lint/suspicious/noExplicitAny: the clients of the vendors are called as their users call them.
export async function octokit(baseUrl: string): Promise<any> {
  const { Octokit } = await import(pathToFileURL(join(PEERS, '@octokit/rest/dist-src/index.js')).href);
  const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
  return new Octokit({ baseUrl, auth: 'token', log });
}

const patternOf = (path: string): string => path.replaceAll(/\{[^}]*\}/g, '{}');
const textOf = (value: unknown): string => (value === undefined || value === null ? '' : JSON.stringify(value));

function responseOf(status: number, headers: object, body: unknown): Response {
  const text = textOf(body);
  return new Response(text === '' || status === 204 ? null : text, { status, headers: { ...headers } });
}

/** Calls the method of Octokit for the path: `issues.create`. */
export async function connectOctokit(url: string): Promise<VendorClient> {
  const { rest } = await octokit(url);
  const methods = new Map(
    Object.values(rest).flatMap((scope) =>
      Object.values(Object(scope)).map((method) => {
        const { method: verb, url: path } = Object(method).endpoint.DEFAULTS;
        return [`${verb} ${patternOf(path)}`, Object(method)];
      }),
    ),
  );
  return ({ method, template, values, query, body }) => {
    const call = methods.get(`${method} ${patternOf(template)}`);
    if (call === undefined) return undefined;
    const named = call.endpoint.DEFAULTS.url.matchAll(/\{([^}]+)\}/g);
    const path = Object.fromEntries([...named].map((match, index) => [match[1], Object.values(values)[index]]));
    return call({ ...query, ...(isObject(body) ? body : body === undefined ? {} : { data: body }), ...path }).then(
      ({ status, headers, data }: Record<string, unknown>) => responseOf(Number(status), Object(headers), data),
      (error: unknown) => {
        const { status, response } = Object(error);
        if (status === undefined || response === undefined) throw error;
        return responseOf(status, response.headers, response.data);
      },
    );
  };
}

/** Calls the function of PagerDuty's client, which takes any path. */
export async function connectPagerDuty(url: string): Promise<VendorClient> {
  const { api } = await peer('@pagerduty/pdjs');
  const call = api({ token: 'token' });
  return async ({ method, template, values, query, body, headers: more }) => {
    const path = template.replaceAll(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
    const headers = { ...more, From: 'jane@example.com' };
    const data = body === undefined ? {} : { data: body };
    const { response, data: received } = await call({
      method,
      url: url + path,
      queryParameters: query,
      headers,
      ...data,
    }).catch((withoutJson: Response) => ({ response: withoutJson }));
    return responseOf(response.status, Object.fromEntries(response.headers), received);
  };
}

/** Calls the method of Asana's client that is named like the operation. */
export async function connectAsana(url: string): Promise<VendorClient> {
  const { default: Asana } = await peer('asana');
  Asana.ApiClient.instance.basePath = `${url}/api/1.0`;
  // The list as it was received, not a collection that follows pages.
  Asana.ApiClient.instance.RETURN_COLLECTION = false;
  Asana.ApiClient.instance.authentications.token.accessToken = 'token';
  const apis = Object.entries(Asana).filter(([name]) => name.endsWith('Api'));
  const instances = apis.map(([, Api]) => Object(Reflect.construct(Object(Api), [])));
  return ({ operationId, values, query, body }) => {
    const name = `${operationId}WithHttpInfo`;
    const owner = instances.find((instance) => typeof instance[name] === 'function');
    if (owner === undefined) return undefined;
    return owner[name](...argumentsOf(owner[name], { values, query, body })).then(
      ({ response }: Record<string, unknown>) => superagentResponse(response),
      (error: unknown) => {
        if (Object(error).response === undefined) throw error;
        return superagentResponse(Object(error).response);
      },
    );
  };
}

/** Returns the arguments of a method by the names of its parameters; `opts` holds what is optional. */
function argumentsOf(
  method: unknown,
  { values, query, body }: Pick<ClientRequest, 'values' | 'query' | 'body'>,
): readonly unknown[] {
  const [, list = ''] = /\(([^)]*)\)/.exec(String(method)) ?? [];
  const names = list.split(/,\s*/).filter((name) => name !== '');
  const given: Readonly<Record<string, unknown>> = { ...query, ...values, body };
  const rest = Object.entries(given).filter(([name, value]) => !names.includes(name) && value !== undefined);
  return names.map((name) => (name === 'opts' ? Object.fromEntries(rest) : given[name]));
}

function superagentResponse(response: unknown): Response {
  const { status, headers, text } = Object(response);
  return new Response(text === '' ? null : text, { status, headers });
}

/** Calls the method of Stripe's client whose source names the path: `customers.create`. */
export async function connectStripe(url: string): Promise<VendorClient> {
  const { default: Stripe } = await peer('stripe');
  const { hostname, port } = new URL(url);
  const options = { host: hostname, port, protocol: 'http', telemetry: false, maxNetworkRetries: 0 };
  const client = new Stripe('sk_test_1', options);
  const methods = stripeMethods(client);
  return ({ method, template, values, query, body }: ClientRequest) => {
    const call = methods.get(`${method} ${patternOf(template)}`);
    if (call === undefined) return undefined;
    const parameters = { ...query, ...(isObject(body) ? body : {}) };
    // Ephemeral keys require the version of the API in the options of the call.
    return call(...Object.values(values), parameters, { apiVersion: client.getApiField('version') }).then(
      (result: unknown) => {
        const { statusCode, headers } = Object(result).lastResponse;
        return responseOf(statusCode, headers, result);
      },
      (error: unknown) => {
        const { statusCode, headers, raw } = Object(error);
        if (statusCode === undefined) throw error;
        return responseOf(statusCode, headers, raw);
      },
    );
  };
}

type Method = (...values: unknown[]) => Promise<unknown>;

/** Finds the methods of Stripe's client by method and path, in its resources and theirs. */
function stripeMethods(client: object): ReadonlyMap<string, Method> {
  const found = new Map<string, Method>();
  const visit = (owner: object, depth: number): void => {
    for (const value of depth > 4 ? [] : Object.entries(owner))
      if (!value[0].startsWith('_') && typeof value[1] === 'object' && value[1] !== null) visit(value[1], depth + 1);
    const prototype = Object.getPrototypeOf(owner);
    for (const name of prototype === null ? [] : Object.getOwnPropertyNames(prototype)) {
      if (name === 'constructor') continue;
      const method = Object.getOwnPropertyDescriptor(prototype, name)?.value;
      const [, verb, path] = /_makeRequest\('(\w+)', ['`]([^'`]+)['`]/.exec(String(method)) ?? [];
      if (path === undefined || path.startsWith('/v2')) continue;
      const key = `${verb} ${path.replaceAll(/\$\{[^}]*\}/g, '{}')}`;
      if (!found.has(key)) found.set(key, (...values) => Reflect.apply(method, owner, values));
    }
  };
  visit(client, 0);
  return found;
}
