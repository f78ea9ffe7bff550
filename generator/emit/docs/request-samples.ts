import { shellText } from '../../../templates/runtime/shared/escape.ts';
import type { Api, Credential, Group, Operation } from '../../model/api.ts';
import type { Json } from '../../model/json.ts';
import { literalKey, stringLiteral } from '../source/literals.ts';
import { bodyLiteral, type RequestExample } from '../source/example-values.ts';
import { fenceOf } from '../source/markdown.ts';
import type { Reference } from './reference.ts';

/** Calls of one operation in several languages. */
export interface RequestSamples {
  readonly typescript: string;
  readonly curl: string;
  readonly python: string;
  /** Fence around the sample for curl, which may have lines of any text. */
  readonly fence: string;
}

interface SampleRequest {
  readonly operation: Operation;
  readonly example: RequestExample;
  readonly credential: Credential | undefined;
  readonly url: string;
}

export function requestSamples(operation: Operation, group: Group, reference: Reference): RequestSamples {
  const { api } = reference.contract;
  const example = reference.requestOf(operation);
  const credential = sampleCredential(operation, api);
  const server = serverUrl(operation, api);
  const selector = credential?.selector ?? '';
  const address = server.endsWith(selector) ? server : server + selector;
  const request = { operation, example, credential, url: `${address}${targetOf(operation, example)}` };
  const curl = curlSample(request);
  return {
    typescript: typescriptSample(request, group, reference),
    curl,
    python: pythonSample(request),
    fence: fenceOf(curl),
  };
}

/** Returns the URL of an operation's server with the defaults of its variables. */
function serverUrl({ server }: Operation, { servers }: Api): string {
  const url = servers
    .flatMap(({ variables }) => variables)
    .reduce(
      (text, { name, defaultValue }) => text.replaceAll(`{${name}}`, defaultValue),
      server ?? servers[0]?.url ?? '/',
    );
  return (/^https?:/.test(url) ? url : `https://api.example.com${url}`).replace(/(?<!\/)\/+$/, '');
}

/** Returns the credential that samples use: the first that a user can type in. */
export function sampleCredential({ isPublic, credentials }: Operation, api: Api): Credential | undefined {
  if (isPublic) return undefined;
  const offered = api.credentials.filter(({ key }) => credentials.length === 0 || credentials.includes(key));
  return offered.find(({ kind }) => kind === 'basic') ?? offered.find(({ kind }) => kind !== 'other');
}

/** Returns the path and query of a request. */
export function targetOf({ path }: Operation, { parameters }: RequestExample): string {
  const target = parameters
    .filter(({ parameter }) => parameter.location === 'path')
    .reduce(
      (text, { parameter, value }) => text.replaceAll(`{${parameter.name}}`, encodeURIComponent(plain(value))),
      path,
    );
  const query = parameters
    .filter(({ parameter }) => parameter.location === 'query')
    .flatMap(({ parameter: { name }, value }) =>
      (Array.isArray(value) ? value : [value]).map(
        (one) => `${encodeURIComponent(name)}=${encodeURIComponent(plain(one))}`,
      ),
    );
  return query.length === 0 ? target : `${target}${target.includes('?') ? '&' : '?'}${query.join('&')}`;
}

function plain(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function typescriptSample(
  { operation, example, credential }: SampleRequest,
  group: Group,
  reference: Reference,
): string {
  const { api } = reference.contract;
  const { body } = example;
  const auth = credential === undefined ? '' : `, auth: ${credentialCall(credential)}`;
  const imported = credential === undefined ? 'Client' : `Client, ${credential.name}`;
  const members = [
    ...example.parameters.map(
      ({ parameter, value }) => `${literalKey(parameter.identifier)}: ${literal(value, TYPESCRIPT)}`,
    ),
    ...(body === undefined
      ? []
      : [`body: ${body.content.coding === 'json' ? literal(body.value, TYPESCRIPT) : bodyLiteral(body, reference)}`]),
  ];
  const request = members.length === 0 ? '' : `, {\n  ${members.join(',\n  ')},\n}`;
  return [
    `import { ${imported} } from '${api.names.sdk}/core';`,
    `import { ${operation.name} } from '${api.names.sdk}/${group.slug}';`,
    '',
    `const client = new Client({ baseUrl${auth} });`,
    '',
    `const result = await ${operation.name}(client${request});`,
  ].join('\n');
}

function credentialCall({ kind, name }: Credential): string {
  switch (kind) {
    case 'basic':
      return `${name}(user, password)`;
    case 'bearer':
      return `${name}(token)`;
    case 'oauth2':
      return `${name}(token)`;
    case 'apiKey':
      return `${name}(key)`;
    case 'other':
      return name;
  }
}

/** Writes values of a language. */
interface Language {
  readonly scalar: (value: Json) => string;
  readonly key: (name: string) => string;
  readonly indentation: string;
  /** Follows the opening brace of an object on one line, and precedes the closing one. */
  readonly padding: string;
  readonly trailingComma: string;
}

const TYPESCRIPT: Language = {
  scalar: (value) => (typeof value === 'string' ? stringLiteral(value) : JSON.stringify(value)),
  key: literalKey,
  indentation: '  ',
  padding: ' ',
  trailingComma: ',',
};

const PYTHON: Language = {
  scalar: (value) =>
    value === null ? 'None' : value === true ? 'True' : value === false ? 'False' : JSON.stringify(value),
  key: (name) => JSON.stringify(name),
  indentation: '    ',
  padding: '',
  trailingComma: ',',
};

const JSON_TEXT: Language = { ...PYTHON, scalar: JSON.stringify, indentation: '  ', padding: ' ', trailingComma: '' };

/** Columns of a value on one line. A sample stands beside the text, which leaves it little more. */
const MAX_LINE = 60;

/** Returns a JSON value as a literal, over several lines unless it is short; `outer` is the indentation of its line. */
function literal(value: Json, language: Language, outer = language.indentation): string {
  if (typeof value !== 'object' || value === null) return language.scalar(value);
  const inner = outer + language.indentation;
  const members = Array.isArray(value)
    ? value.map((item) => literal(item, language, inner))
    : Object.entries(value).map(([name, item]) => `${language.key(name)}: ${literal(item, language, inner)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  if (members.length === 0) return open + close;
  const padding = Array.isArray(value) ? '' : language.padding;
  const line = `${open}${padding}${members.join(', ')}${padding}${close}`;
  if (outer.length + line.length <= MAX_LINE && !line.includes('\n')) return line;
  return `${open}\n${inner}${members.join(`,\n${inner}`)}${language.trailingComma}\n${outer}${close}`;
}

/** Returns a JSON value as the text of a sample. */
export function jsonSample(value: Json): string {
  return literal(value, JSON_TEXT, '');
}

function curlSample({ operation, example, credential, url }: SampleRequest): string {
  const headers = example.parameters.filter(({ parameter }) => parameter.location === 'header');
  return [
    `curl ${operation.method === 'GET' ? '' : `-X ${operation.method} `}${shellText(url)}`,
    ...curlCredential(credential),
    ...headers.map(({ parameter, value }) => `-H ${shellText(`${parameter.name}: ${plain(value)}`)}`),
    ...curlBody(example),
  ].join(' \\\n  ');
}

function curlCredential(credential: Credential | undefined): readonly string[] {
  switch (credential?.kind) {
    case 'basic':
      return ['-u "$USER:$PASSWORD"'];
    case 'bearer':
    case 'oauth2':
      return ['-H "Authorization: Bearer $TOKEN"'];
    case 'apiKey':
      return [
        credential.location === 'header'
          ? `-H ${withKey(`${credential.parameter}: `)}`
          : `-b ${withKey(`${credential.parameter}=`)}`,
      ];
    case 'other':
    case undefined:
      return [];
  }
}

/** Quotes a text for a shell, with the variable behind it. Names of headers may have back quotes and dollar signs. */
function withKey(text: string): string {
  return /^[\w:= -]+$/.test(text) ? `"${text}$API_KEY"` : `${shellText(text)}"$API_KEY"`;
}

/** Returns the options for a body. Those that would send a file in place of a text that names one are not used. */
function curlBody({ body }: RequestExample): readonly string[] {
  if (body === undefined) return [];
  const { content, value } = body;
  switch (content.coding) {
    case 'form':
      return formMembers(value).map(([name, text]) => `--data-urlencode ${shellText(`${name}=${text}`)}`);
    case 'multipart':
      return formMembers(value).map(([name, text]) => `--form-string ${shellText(`${name}=${text}`)}`);
    case 'json':
      return [`-H ${shellText(`Content-Type: ${content.mediaType}`)}`, `-d ${shellText(jsonSample(value))}`];
    case 'text':
    case 'events':
    case 'json-lines':
    case 'binary':
      return [`-H ${shellText(`Content-Type: ${content.mediaType}`)}`, `--data-raw ${shellText(plain(value))}`];
  }
}

/** Returns the members of a form as pairs of texts. */
function formMembers(value: Json): readonly (readonly [name: string, text: string])[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).map(([name, item]) => [name, plain(item)]);
}

function pythonSample({ operation, example, credential, url }: SampleRequest): string {
  const headers = example.parameters
    .filter(({ parameter }) => parameter.location === 'header')
    .map(({ parameter, value }) => [parameter.name, plain(value)] as const);
  const isBearer = credential?.kind === 'bearer' || credential?.kind === 'oauth2';
  const all = [
    ...headers.map(([name, text]) => `${stringLiteral(name)}: ${stringLiteral(text)}`),
    ...(isBearer ? ['"Authorization": f"Bearer {token}"'] : []),
    ...(credential?.kind === 'apiKey' && credential.location === 'header'
      ? [`${stringLiteral(credential.parameter)}: api_key`]
      : []),
  ];
  return [
    'import requests',
    '',
    `response = requests.request(`,
    `    ${stringLiteral(operation.method)},`,
    `    ${stringLiteral(url)},`,
    ...(credential?.kind === 'basic' ? ['    auth=(user, password),'] : []),
    ...(all.length === 0 ? [] : [`    headers={${all.join(', ')}},`]),
    ...pythonBody(example),
    ')',
    'response.raise_for_status()',
  ].join('\n');
}

function pythonBody({ body }: RequestExample): readonly string[] {
  if (body === undefined) return [];
  const value = literal(body.value, PYTHON);
  if (body.content.coding === 'json') return [`    json=${value},`];
  return [`    ${body.content.coding === 'multipart' ? 'files' : 'data'}=${value},`];
}
