import { pointerStep } from '#shared/json.ts';
import { readParameter } from '#shared/validation/parameters/read-parameter.ts';
import type { ServedOperation } from '../document/served-document.ts';
import type { ServedParameter } from '../document/parameters.ts';
import type { Issue } from '../http/message.ts';
import { MAX_JSON_DEPTH } from '../http/body.ts';
import { isDeepEqual, type Json, ownAt } from '../json.ts';
import type { SchemaValidators, ValueValidator } from './schema-validators.ts';
import { parseTexts } from '#shared/validation/parameters/parameter-text.ts';
import { mapValue } from '../document/references.ts';

/** The values of the parameters of a request, by place and name; those that were not sent are absent. */
export interface Parameters {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, Json>>;
  readonly header: Readonly<Record<string, Json>>;
}

/** The parts of a request that hold its parameters. */
export interface ParameterSource {
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string>>;
  /** Path and query as sent. */
  readonly target?: string;
}

/** Reads the parameters of a request and validates them. */
export function readRequestParameters(
  operation: Pick<ServedOperation, 'parameters'>,
  sent: ParameterSource,
  validators: SchemaValidators,
): { readonly values: Parameters; readonly issues: readonly Issue[] } {
  // Without a prototype: a parameter may be called `constructor`.
  const values: Parameters & MutableParameters = {
    path: sent.path,
    query: Object.create(null),
    header: Object.create(null),
  };
  const issues: Issue[] = [];
  const { headers } = sent;
  const texts = { ...sent, headers: { get: (name: string) => ownAt(headers, name.toLowerCase()) ?? null } };
  for (const parameter of operation.parameters) {
    const validate = validators.validatorFor(parameter.schema);
    const read = readParameter(parameter.reading, texts, (value) => validate(value).length === 0) as Json | undefined;
    if (read === undefined) {
      if (parameter.required) issues.push(inParameter(parameter)(MISSING));
      continue;
    }
    const validator = structuralCheck(parameter, read, sent.path) ?? validate;
    const found = validator(read);
    const coerced = found.length === 0 ? read : coerceIfInvalid(parameter, read, validator);
    if (coerced === undefined) issues.push(...found.map(inParameter(parameter)));
    addValue(coerced ?? read, parameter, values);
  }
  return { values, issues };
}

/** Tests whether the values of a path fit the schemas of its parameters; any do where a schema does not compile. */
export function fitsPath(
  { parameters }: ServedOperation,
  path: ParameterSource['path'],
  validators: SchemaValidators,
): boolean {
  const ofPath = { parameters: parameters.filter(({ place }) => place === 'path') };
  try {
    return (
      readRequestParameters(ofPath, { path, query: new URLSearchParams(), headers: {} }, validators).issues.length === 0
    );
  } catch {
    return true;
  }
}

interface MutableParameters {
  readonly query: Record<string, Json>;
  readonly header: Record<string, Json>;
}

function addValue(value: Json, { place, name }: ServedParameter, { query, header }: MutableParameters): void {
  if (place === 'query') query[name] = value;
  if (place === 'header') header[name.toLowerCase()] = value;
}

const MISSING: Issue = { path: '', message: 'is required' };

/** Locates an issue of a parameter within the request. */
function inParameter({ place, name }: ServedParameter): (issue: Issue) => Issue {
  return ({ message }) => ({ path: `/${place}/${name}`, message });
}

/** Coerces an invalid value, where that makes it valid; JSON is never coerced. */
function coerceIfInvalid(
  { reading: { form } }: ServedParameter,
  value: Json,
  validator: ValueValidator,
): Json | undefined {
  return form === 'json' ? undefined : coerceTexts(value, validator);
}

const STYLE_PREFIXES = { label: '.', matrix: ';' };

/** Reports a text without the prefix of its style, which is read as if it had one. */
function checkStylePrefix(
  { name, reading: { style } }: ServedParameter,
  path: ParameterSource['path'],
): ValueValidator | undefined {
  if (style === undefined || path[name]?.startsWith(STYLE_PREFIXES[style]) === true) return undefined;
  return () => [{ path: '', message: `must begin with "${STYLE_PREFIXES[style]}", as style "${style}" requires` }];
}

/** Returns the check of a value that its schema cannot validate: a wrong prefix, or nesting beyond the limit. */
function structuralCheck(
  parameter: ServedParameter,
  read: Json,
  path: ParameterSource['path'],
): ValueValidator | undefined {
  return checkStylePrefix(parameter, path) ?? (isTooDeep(read) ? tooDeep : undefined);
}

const tooDeep: ValueValidator = () => [{ path: '', message: `is nested deeper than ${MAX_JSON_DEPTH} levels` }];

/** Tests whether a value is too deep to validate; descends level by level itself. */
function isTooDeep(value: Json): boolean {
  if (typeof value !== 'object') return false;
  let level: readonly Json[] = [value];
  for (let depth = 0; depth <= MAX_JSON_DEPTH; depth += 1) {
    level = level.flatMap((inner) => (typeof inner === 'object' && inner !== null ? Object.values(inner) : []));
    if (level.length === 0) return false;
  }
  return true;
}

const MAX_ROUNDS = 20;

/**
 * Replaces invalid texts by the numbers or booleans that they stand for, where that makes the value valid: a schema may
 * accept several types, or lie too deep for its types to be known before.
 *
 * @returns the valid value, or `undefined`
 */
export function coerceTexts(value: Json, validator: ValueValidator): Json | undefined {
  // An issue of `oneOf` or `anyOf` points to the whole value that no variant accepts, not to the texts in it.
  return coerceTextsAt(value, validator, isEqualPath) ?? coerceTextsAt(value, validator, isWithin);
}

type PathTest = (path: string, place: string) => boolean;

const isEqualPath: PathTest = (path, place) => path === place;
const isWithin: PathTest = (path, place) => `${path}/`.startsWith(`${place}/`);

function coerceTextsAt(original: Json, validator: ValueValidator, isAffected: PathTest): Json | undefined {
  let value = original;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const places = validator(value).map(({ path }) => path);
    if (places.length === 0) return value;
    const next = coerceWhere(value, (path) => places.some((place) => isAffected(path, place)));
    if (isDeepEqual(next, value)) return undefined;
    value = next;
  }
  return undefined;
}

function coerceWhere(value: Json, isAffected: (path: string) => boolean, at = ''): Json {
  if (typeof value !== 'string')
    return mapValue(value, (inner, key) => coerceWhere(inner, isAffected, at + pointerStep(key)));
  return isAffected(at) ? scalarOf(value) : value;
}

function scalarOf(text: string): Json {
  const number = parseTexts({ type: 'number' }, [text]);
  return (number === text ? parseTexts({ type: 'boolean' }, [text]) : number) as Json;
}
