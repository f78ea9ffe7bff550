import { readParameter } from '../sdk/validators/read-parameter.ts';
import type { ServedOperation, ServedParameter } from '../document/operation.ts';
import { DEEPEST } from '../http/parse-json.ts';
import type { Json } from '../json.ts';
import type { Finding } from '../refusal.ts';
import type { Judge, Judges } from './judge.ts';

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
  const { headers } = sent;
  const texts = { ...sent, headers: { get: (name: string) => headers[name.toLowerCase()] ?? null } };
  for (const parameter of operation.parameters) {
    const value = readParameter(parameter.reading, texts) as Json | undefined;
    if (value === undefined) {
      if (parameter.required) findings.push({ at: `/${parameter.place}/${parameter.name}`, message: 'is required' });
      continue;
    }
    const judge = startsWrong(parameter, sent.path) ?? (isTooDeep(value) ? tooDeep : judges.of(parameter.schema));
    findings.push(...judge(value).map(({ message }) => ({ at: `/${parameter.place}/${parameter.name}`, message })));
    if (parameter.place === 'query') query[parameter.name] = value;
    if (parameter.place === 'header') header[parameter.name.toLowerCase()] = value;
  }
  return { values: { path: sent.path, query, header }, findings };
}

const STARTS = { label: '.', matrix: ';' };

/** A text that does not begin as its style says is read as if it did; it is not right. */
function startsWrong({ name, reading: { style } }: ServedParameter, path: SentParameters['path']): Judge | undefined {
  if (style === undefined || path[name]?.startsWith(STARTS[style]) === true) return undefined;
  return () => [{ at: '', message: `must begin with "${STARTS[style]}", by its style ${style}` }];
}

const tooDeep: Judge = () => [{ at: '', message: `is nested deeper than ${DEEPEST} levels` }];

/** Whether what judges would go down into it too far; goes down level by level itself. */
function isTooDeep(value: Json): boolean {
  if (typeof value !== 'object') return false;
  let level: readonly Json[] = [value];
  for (let depth = 0; depth <= DEEPEST; depth += 1) {
    level = level.flatMap((inner) => (typeof inner === 'object' && inner !== null ? Object.values(inner) : []));
    if (level.length === 0) return false;
  }
  return true;
}
