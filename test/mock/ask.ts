import type { Json } from '../../templates/mock/src/json.ts';

/** An answer, read whole. */
export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The JSON of the body; nothing where it is none. */
  readonly json: Json | undefined;
}

/** A request, with what most of them share left out. */
export interface Asking {
  /** Login, which is the password too; nobody where it is empty. */
  readonly as?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly json?: Json;
  /** Sent as it stands. */
  readonly body?: RequestInit['body'];
}

/** Asks over HTTP: `ask(mock, 'GET /support/card-groups/1?group_id=1')`. */
export async function ask(mock: { readonly url: string }, what: string, asking: Asking = {}): Promise<Answered> {
  const [method = 'GET', path = '/'] = what.split(' ');
  const full = /^\/(rest|RS|oauth|jwt|v2|__mock)\b/.test(path) ? path : `/rest${path}`;
  const json = asking.json === undefined ? {} : { 'content-type': 'application/json' };
  const headers = { ...authorization(asking.as ?? 'technical'), ...json, ...asking.headers };
  const body = asking.json === undefined ? asking.body : JSON.stringify(asking.json);
  const response = await fetch(mock.url + full, { method, headers, ...(body === undefined ? {} : { body }) });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: parsed(text) };
}

function authorization(login: string): Readonly<Record<string, string>> {
  return login === '' ? {} : { authorization: `Basic ${Buffer.from(`${login}:${login}`).toString('base64')}` };
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
