import { readTexts, type TextReading } from '#sdk/validators/parameter-text.ts';
import type { ServedOperation, ServedParameter } from '../document/operation.ts';
import { resolved } from '../document/resolve.ts';
import { type Json, type JsonObject, member } from '../json.ts';
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
    const value = readTexts(readingOf(operation, parameter), texts);
    if (value === undefined) {
      if (parameter.required) findings.push({ at: `/${parameter.place}/${parameter.name}`, message: 'is required' });
      continue;
    }
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

const readings = new WeakMap<ServedParameter, TextReading>();

/** How the texts of a parameter are read, by the types that its schema states. */
export function readingOf({ document }: ServedOperation, parameter: ServedParameter): TextReading {
  const known = readings.get(parameter);
  if (known !== undefined) return known;
  const types = typesOf(document.root, parameter.schema);
  const items = member(resolved(document.root, parameter.schema), 'items');
  const reading: TextReading = types.includes('array')
    ? { isList: true, ...scalar(typesOf(document.root, items)) }
    : scalar(types);
  readings.set(parameter, reading);
  return reading;
}

function typesOf(root: JsonObject, schema: Json | undefined): readonly Json[] {
  const type = member(resolved(root, schema), 'type') ?? [];
  return Array.isArray(type) ? type : [type];
}

function scalar(types: readonly Json[]): TextReading {
  if (types.includes('string')) return {};
  if (types.includes('boolean')) return { type: 'boolean' };
  return types.includes('integer') || types.includes('number') ? { type: 'number' } : {};
}
