import { shellText } from '../../templates/runtime/shared/escape.ts';

/** Operation of `reference.json`, as far as a request needs it. */
export interface ConsoleOperation {
  readonly method: string;
  readonly path: string;
  /** Prefix of the path that selects the credential. */
  readonly selector: string;
  readonly public: boolean;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly example: unknown }[];
  readonly body: null | { readonly mediaType: string; readonly coding: string; readonly example: unknown };
}

/** Values of the fields of a console. */
export interface ConsoleValues {
  readonly values: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Boundary of the multipart forms that a console sends. */
const BOUNDARY = 'console-boundary';

/** Returns the values that the samples show. */
export function exampleValues({ parameters, body }: ConsoleOperation): ConsoleValues {
  return {
    values: Object.fromEntries(parameters.map(({ name, example }) => [name, textOf(example)])),
    body: body === null ? '' : exampleBody(body),
  };
}

function exampleBody({ coding, example }: NonNullable<ConsoleOperation['body']>): string {
  if (coding === 'json') return JSON.stringify(example, null, 2);
  if (coding !== 'form') return textOf(example);
  return new URLSearchParams(membersOf(example).map(([name, value]) => [name, textOf(value)])).toString();
}

function membersOf(value: unknown): readonly (readonly [name: string, value: unknown])[] {
  return Object.entries(Object(value));
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Returns the path and query of a request. */
export function requestTarget({ path, selector, parameters }: ConsoleOperation, { values }: ConsoleValues): string {
  const query = new URLSearchParams();
  let filled = path;
  for (const { name, in: place } of parameters) {
    const value = values[name] ?? '';
    if (place === 'path') filled = filled.replaceAll(`{${name}}`, encodeURIComponent(value));
    if (place === 'query' && value !== '') query.set(name, value);
  }
  return `${selector}${filled}${query.size === 0 ? '' : `?${query}`}`;
}

/** Returns the headers and the encoded body of a request, without its credential. */
export function requestContent(
  { parameters, body }: ConsoleOperation,
  sent: ConsoleValues,
): { readonly headers: Readonly<Record<string, string>>; readonly body?: string } {
  const headers = Object.fromEntries(
    parameters.filter(({ in: place }) => place === 'header').map(({ name }) => [name, sent.values[name] ?? '']),
  );
  if (body === null || sent.body === '') return { headers };
  if (body.coding !== 'multipart') return { headers: { ...headers, 'Content-Type': body.mediaType }, body: sent.body };
  const parts = membersOf(JSON.parse(sent.body)).map(
    ([name, value]) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${textOf(value)}\r\n`,
  );
  return {
    headers: { ...headers, 'Content-Type': `${body.mediaType}; boundary=${BOUNDARY}` },
    body: `${parts.join('')}--${BOUNDARY}--\r\n`,
  };
}

/** Returns a request as a command of `curl`. The address and the password are variables of the shell. */
export function requestCurl(operation: ConsoleOperation, sent: ConsoleValues, user: string): string {
  const { headers, body } = requestContent(operation, sent);
  return [
    `curl -X ${operation.method} "$BASE_URL"${shellText(requestTarget(operation, sent))}`,
    ...(operation.public ? [] : [`-u ${shellText(user)}:"$PASSWORD"`]),
    ...Object.entries(headers).map(([name, value]) => `-H ${shellText(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data-binary ${shellText(body)}`]),
  ].join(' \\\n  ');
}
