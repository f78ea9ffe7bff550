// Says in a few words what a call did, so that someone who watches the page can follow a test.

/** Limit of the names of items that are remembered. */
const MAX_NAMES = 1000;
/** Length of a text after which it is cut. */
const MAX_LENGTH = 80;
/** Properties that tell a person which item it is, the best first, and those that identify it. */
const LABELS = [
  'name',
  'title',
  'subject',
  'label',
  'summary',
  'email',
  'login',
  'text',
  'content',
  'message',
  'value',
];
const IDS = ['id', 'gid', 'uuid', 'key', 'number', 'code'];
/** Properties that state what an error is about. */
const MESSAGES = ['message', 'detail', 'reason', 'description', 'title', 'error'];

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const quoted = (label) => label && `“${label}”`;
const joined = (...words) => words.filter(Boolean).join(' ');

/** Returns the first text or number under one of the names, short and on one line. */
function scalarAt(value, names) {
  if (!isObject(value)) return undefined;
  const name = names.find((each) => ['string', 'number'].includes(typeof value[each]) && value[each] !== '');
  const text = name && String(value[name]).replace(/\s+/g, ' ');
  return text?.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text;
}

/** Names the color of a status: a success, a redirection, a refusal, or a failure of the server. */
export function statusClass(status) {
  return { 2: 'good', 3: 'info', 4: 'warn' }[String(status)[0]] ?? 'bad';
}

/** Returns a request as a command of `curl`. Secrets are not shown: variables stand for them, with plain names. */
export function curlOf({ method, target, request }, origin) {
  const quote = (text) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
  const headers = request.headers
    .filter(({ name }) => !['host', 'connection', 'content-length', 'accept-encoding'].includes(name))
    .map(({ name, value }) => {
      const variable = name.toUpperCase().replaceAll(/\W/g, '_');
      return `-H ${value === '***' ? `${quote(`${name}: `)}"$${variable}"` : quote(`${name}: ${value}`)}`;
    });
  const body = request.body === '' ? [] : [`--data-binary ${quote(request.body)}`];
  return [
    `curl -X ${/^[A-Z-]+$/.test(method) ? method : quote(method)} ${quote(origin + target)}`,
    ...headers,
    ...body,
  ].join(' \\\n  ');
}

/** Formats the body of a message for a person: JSON on several lines. */
export function bodyText({ body, omittedCharacters, encoding }) {
  const rest = omittedCharacters > 0 ? `\n… ${omittedCharacters} more characters` : '';
  if (encoding === 'base64') return `${body}${rest}`;
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body + rest;
  }
}

/** Returns the item, the list or the value in a message, without the object around it; `undefined` without JSON. */
function contentOf({ body, encoding, omittedCharacters }) {
  if (body === '' || encoding !== undefined || omittedCharacters > 0) return undefined;
  try {
    return withoutEnvelope(JSON.parse(body));
  } catch {
    return undefined;
  }
}

function withoutEnvelope(value) {
  if (!isObject(value) || scalarAt(value, [...LABELS, ...IDS]) !== undefined) return value;
  const members = Object.values(value);
  return members.find(Array.isArray) ?? members.find(isObject) ?? value;
}

/** Returns the first message in the body of an error. */
function errorMessage(content) {
  if (typeof content === 'string') return content;
  const own = scalarAt(content, MESSAGES);
  if (own !== undefined || typeof content !== 'object' || content === null) return own ?? '';
  const parts = Object.values(content).filter((value) => Array.isArray(content) || typeof value === 'object');
  return parts.map(errorMessage).find(Boolean) ?? '';
}

/** Describes the calls of a space in their order; later calls on an item use the name that it had. */
export class ResultDescriber {
  /** Names of items by their path. */
  #names = new Map();

  /** Names the item that was written or read, counts those that were listed, or returns the message of the error. */
  describe({ method, target, status, request, response }) {
    const path = target.split('?', 1)[0].replace(/\/$/, '');
    const content = contentOf(response);
    if (status >= 400) return errorMessage(content);
    if (Array.isArray(content))
      return joined(content.length === 1 ? '1 item' : `${content.length} items`, this.#parentOf(path));
    const id = scalarAt(isObject(content) ? content : { id: content }, IDS);
    const isNew = method !== 'GET' && id !== undefined && !path.split('/').includes(encodeURIComponent(id));
    const label = scalarAt(content, LABELS) ?? scalarAt(contentOf(request), LABELS);
    if (label !== undefined) this.#remember(isNew ? `${path}/${encodeURIComponent(id)}` : path, label);
    const parent = this.#parentOf(path);
    const own = quoted(label ?? this.#names.get(path));
    return joined(isNew && id, own, parent !== `of ${own}` && parent);
  }

  /** Names the nearest item above a path. */
  #parentOf(path) {
    const parts = path.split('/');
    const above = parts.map((_, index) => parts.slice(0, parts.length - 1 - index).join('/'));
    const name = above.map((each) => this.#names.get(each)).find(Boolean);
    return name && `of ${quoted(name)}`;
  }

  #remember(path, label) {
    this.#names.set(path, label);
    if (this.#names.size > MAX_NAMES) this.#names.delete(this.#names.keys().next().value);
  }
}
