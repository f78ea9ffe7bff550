import type { ServedOperation, ServedParameter } from '../document/operation.ts';
import { resolved } from '../document/resolve.ts';
import type { Json } from '../json.ts';
import { member } from '../json.ts';
import type { Finding } from '../refusal.ts';
import type { Judges } from './judge.ts';

/** Values of the parameters of a request, by place and name; what was not sent is not there. */
export interface Parameters {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, Json>>;
  readonly header: Readonly<Record<string, Json>>;
}

/** What the parameters are read from. */
export interface SentParameters {
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string>>;
}

/** Reads and judges the parameters of a request. */
export function readParameters(
  operation: ServedOperation,
  sent: SentParameters,
  judges: Judges,
): { readonly values: Parameters; readonly findings: readonly Finding[] } {
  const query: Record<string, Json> = {};
  const header: Record<string, Json> = {};
  const findings: Finding[] = [];
  for (const parameter of operation.parameters) {
    const texts = textsOf(parameter, sent);
    if (texts.length === 0) {
      if (parameter.required) findings.push({ at: `/${parameter.place}/${parameter.name}`, message: 'is required' });
      continue;
    }
    const value = valueOf(typeOf(operation, parameter), texts);
    findings.push(
      ...judges
        .of(parameter.schema)(value)
        .map(({ message }) => ({ at: `/${parameter.place}/${parameter.name}`, message })),
    );
    if (parameter.place === 'query') query[parameter.name] = value;
    if (parameter.place === 'header') header[parameter.name.toLowerCase()] = value;
  }
  return { values: { path: sent.path, query, header }, findings };
}

function textsOf(parameter: ServedParameter, sent: SentParameters): readonly string[] {
  switch (parameter.place) {
    case 'path':
      return listOf(sent.path[parameter.name]);
    case 'query':
      return sent.query.getAll(parameter.name);
    case 'header':
      return listOf(sent.headers[parameter.name.toLowerCase()]);
    case 'cookie':
      return listOf(cookieOf(sent.headers['cookie'] ?? '', parameter.name));
  }
}

function listOf(text: string | undefined): readonly string[] {
  return text === undefined ? [] : [text];
}

function cookieOf(header: string, name: string): string | undefined {
  const pair = header
    .split(';')
    .map((entry) => entry.trim())
    .find((entry) => entry.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

const types = new WeakMap<ServedParameter, Json>();

function typeOf({ document }: ServedOperation, parameter: ServedParameter): Json {
  const known = types.get(parameter);
  if (known !== undefined) return known;
  const type = member(resolved(document.root, parameter.schema), 'type') ?? null;
  types.set(parameter, type);
  return type;
}

/** The value that texts stand for, by the type of the schema; a text that fits no type stays a text and is found out. */
function valueOf(type: Json, texts: readonly string[]): Json {
  if (type === 'array') return texts.length === 1 ? (texts[0] ?? '').split(',') : texts;
  const text = texts[0] ?? '';
  if ((type === 'integer' || type === 'number') && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return texts.length > 1 ? texts : text;
}
