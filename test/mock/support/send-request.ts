import type { Json } from '#mock/json.ts';

/** A response whose body is read. */
export interface SentResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The JSON of the body; `undefined` if it is no JSON. */
  readonly json: Json | undefined;
}

/** Options of a request beyond method and path. */
export interface RequestOptions {
  /** Login, which is the password too; no credentials if it is empty. */
  readonly as?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly json?: Json;
  /** Sent unchanged. */
  readonly body?: RequestInit['body'];
}

/** Sends a request over HTTP: `sendRequest(mock, 'GET /support/card-groups/1?group_id=1')`. */
export async function sendRequest(
  mock: { readonly url: string },
  target: string,
  options: RequestOptions = {},
): Promise<SentResponse> {
  const [method = 'GET', path = '/'] = target.split(' ');
  const full = /^\/(rest|RS|oauth|jwt|v2|__mock)\b/.test(path) ? path : `/rest${path}`;
  const json = options.json === undefined ? {} : { 'content-type': 'application/json' };
  const headers = { ...authorization(options.as ?? 'technical'), ...json, ...options.headers };
  const body = options.json === undefined ? options.body : JSON.stringify(options.json);
  const response = await fetch(mock.url + full, { method, headers, ...(body === undefined ? {} : { body }) });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: parsed(text) };
}

function authorization(login: string): Readonly<Record<string, string>> {
  return login === '' ? {} : { authorization: `Basic ${btoa(`${login}:${login}`)}` };
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
