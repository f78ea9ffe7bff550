import { type KeyedQuery, splitPathKey } from '../../../templates/runtime/shared/path-key.ts';
import {
  at,
  HTTP_METHODS,
  isObject,
  type Json,
  type JsonObject,
  listAt,
  member,
  optional,
  referencedPointer,
  textAt,
  tokens,
} from '../../model/json.ts';
import { setMember } from '../json-tree.ts';
import type { Repair } from './schemas.ts';

/**
 * Reads the query in the key of a path as parameters of its operations: of `/search?type=a&q={q}`, `type` is one with a
 * fixed value. The key stays, since another operation may have the same path.
 */
export const readPathQuery: Repair = ({ value, pointer }, { document, diagnostics }) => {
  const [root, key = ''] = tokens(pointer);
  const { path, query } = splitPathKey(key);
  if (root !== 'paths' || path === key) return;
  diagnostics.report('path-query', pointer);
  const declared = (holder: Json): readonly Declared[] =>
    listAt(holder, 'parameters').map((written) => ({ written, parameter: resolved(written, document) }));
  const others = (holder: Json): readonly Json[] =>
    declared(holder).flatMap((one) => (query.some((pair) => isDeclared(pair, one)) ? [] : [one.written]));
  for (const operation of HTTP_METHODS.map((method) => member(value, method)).filter(isObject)) {
    const all = [...declared(operation), ...declared(value)];
    const stated = query.map((pair) => readParameter(pair, all.find((one) => isDeclared(pair, one))?.parameter));
    setMember(operation, 'parameters', [...others(operation), ...stated]);
  }
  if (listAt(value, 'parameters').length > 0) setMember(value, 'parameters', others(value));
};

interface Declared {
  readonly written: Json;
  readonly parameter: Json | undefined;
}

function resolved(written: Json, document: JsonObject): Json | undefined {
  const target = referencedPointer(written);
  return target === undefined ? written : at(document, target);
}

function isDeclared({ name, parameter: inPath }: KeyedQuery, { parameter }: Declared): boolean {
  const own = member(parameter, 'name');
  return member(parameter, 'in') === 'path' ? own === inPath : member(parameter, 'in') === 'query' && own === name;
}

function readParameter({ name, value }: KeyedQuery, declared: Json = {}): Json {
  if (value === undefined && member(declared, 'in') === 'query') return declared;
  const schema =
    value === undefined ? (member(declared, 'schema') ?? { type: 'string' }) : { type: 'string', const: value };
  return { name, in: 'query', required: true, ...optional('description', textAt(declared, 'description')), schema };
}
