import { readParameter } from '#shared/validation/parameters/read-parameter.ts';
import type { ServedOperation, ServedParameter } from '../document/operation.ts';
import type { Issue } from '../http/errors.ts';
import { MAX_JSON_DEPTH } from '../http/json-body.ts';
import type { Json } from '../json.ts';
import { coerceTexts } from './coercion.ts';
import type { SchemaValidators, ValueValidator } from './schema-validators.ts';

/** Values of the parameters of a request, by place and name; what was not sent is not there. */
export interface Parameters {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, Json>>;
  readonly header: Readonly<Record<string, Json>>;
}

/** What the parameters are read from. */
export interface ParameterSource {
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string>>;
}

/** Reads and judges the parameters of a request. */
export function readRequestParameters(
  operation: ServedOperation,
  sent: ParameterSource,
  judges: SchemaValidators,
): { readonly values: Parameters; readonly issues: readonly Issue[] } {
  const values = { path: sent.path, query: {}, header: {} };
  const issues: Issue[] = [];
  const { headers } = sent;
  const texts = { ...sent, headers: { get: (name: string) => headers[name.toLowerCase()] ?? null } };
  for (const parameter of operation.parameters) {
    const read = readParameter(parameter.reading, texts) as Json | undefined;
    if (read === undefined) {
      if (parameter.required) issues.push(foundIn(parameter)(MISSING));
      continue;
    }
    const judge = unreadable(parameter, read, sent.path) ?? judges.validatorFor(parameter.schema);
    const wrong = judge(read);
    const right = wrong.length === 0 ? read : rightInstead(parameter, read, judge);
    if (right === undefined) issues.push(...wrong.map(foundIn(parameter)));
    keep(right ?? read, parameter, values);
  }
  return { values, issues };
}

interface Kept {
  readonly query: Record<string, Json>;
  readonly header: Record<string, Json>;
}

function keep(value: Json, { place, name }: ServedParameter, { query, header }: Kept): void {
  if (place === 'query') query[name] = value;
  if (place === 'header') header[name.toLowerCase()] = value;
}

const MISSING: Issue = { path: '', message: 'is required' };

function foundIn({ place, name }: ServedParameter): (wrong: Issue) => Issue {
  return ({ message }) => ({ path: `/${place}/${name}`, message });
}

/** What is wrong as it was read, where it is right read otherwise; JSON is read in one way. */
function rightInstead({ reading: { form } }: ServedParameter, wrong: Json, judge: ValueValidator): Json | undefined {
  return form === 'json' ? undefined : coerceTexts(wrong, judge);
}

const STARTS = { label: '.', matrix: ';' };

/** A text that does not begin as its style says is read as if it did; it is not right. */
function startsWrong(
  { name, reading: { style } }: ServedParameter,
  path: ParameterSource['path'],
): ValueValidator | undefined {
  if (style === undefined || path[name]?.startsWith(STARTS[style]) === true) return undefined;
  return () => [{ path: '', message: `must begin with "${STARTS[style]}", by its style ${style}` }];
}

/** What judges a value that no schema can judge. */
function unreadable(parameter: ServedParameter, read: Json, path: ParameterSource['path']): ValueValidator | undefined {
  return startsWrong(parameter, path) ?? (isTooDeep(read) ? tooDeep : undefined);
}

const tooDeep: ValueValidator = () => [{ path: '', message: `is nested deeper than ${MAX_JSON_DEPTH} levels` }];

/** Whether what judges would go down into it too far; goes down level by level itself. */
function isTooDeep(value: Json): boolean {
  if (typeof value !== 'object') return false;
  let level: readonly Json[] = [value];
  for (let depth = 0; depth <= MAX_JSON_DEPTH; depth += 1) {
    level = level.flatMap((inner) => (typeof inner === 'object' && inner !== null ? Object.values(inner) : []));
    if (level.length === 0) return false;
  }
  return true;
}
