import { isObject, type Json, member, below } from '../model/json.ts';
import { isReservedHeader } from '../model/http.ts';
import { limits } from '../load/limits.ts';
import { type Check, dereference, itemsOf } from './context.ts';

/** Checks that the name of a parameter is valid in its location. */
export const checkParameter: Check = ({ value, pointer }, { diagnostics }) => {
  const [name, location] = [member(value, 'name'), member(value, 'in')];
  const at = below(pointer, 'name');
  if (typeof name !== 'string') return;
  if (name === '') return diagnostics.report('parameter-name-empty', at);
  if (location === 'header' && !isToken(name)) return diagnostics.report('header-name-invalid', at, name);
  if (location === 'cookie' && !isToken(name)) return diagnostics.report('cookie-name-invalid', at, name);
  if (location === 'header' && isReservedHeader(name)) diagnostics.report('header-reserved', at, name);
  if (location === 'path' && member(value, 'required') !== true)
    diagnostics.report('path-parameter-optional', pointer, name);
};

/** Checks that a list has each parameter once. Names of headers are case-insensitive. */
export const checkParameterList: Check = (holder, context) => {
  const seen = new Set<string>();
  for (const item of itemsOf(holder, 'parameters')) {
    const parameter = identityOf(dereference(item, context)?.value);
    if (parameter === undefined) continue;
    const { id, name, location } = parameter;
    if (seen.has(id)) context.diagnostics.report('parameter-duplicate', item.pointer, name, location);
    seen.add(id);
  }
};

function identityOf(
  parameter: Json | undefined,
): { readonly id: string; readonly name: string; readonly location: string } | undefined {
  const [name, location] = [member(parameter, 'name'), member(parameter, 'in')];
  if (typeof name !== 'string' || typeof location !== 'string') return undefined;
  return { id: `${location} ${location === 'header' ? name.toLowerCase() : name}`, name, location };
}

/** Checks that the keys of `headers` are valid header names. */
export const checkHeaderNames: Check = (holder, { diagnostics }) => {
  const headers = member(holder.value, 'headers');
  if (!isObject(headers)) return;
  for (const name of Object.keys(headers).filter((key) => !isToken(key)))
    diagnostics.report('header-name-invalid', below(holder.pointer, 'headers', name), name);
};

/** Tests whether a text is a token (RFC 9110, section 5.6.2), as header names have to be. */
export function isToken(text: string): boolean {
  return /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/.test(text);
}

/** Limits the length of names, which become identifiers, file names and lines of code. */
export const checkNameLengths: Check = (node, { diagnostics }) => {
  const { value } = node;
  for (const key in value) {
    if (isTooLong(key) || hasTooLongKey(value[key]))
      diagnostics.report('name-too-long', below(node.pointer, key), String(limits.nameLength));
  }
};

function isTooLong(name: string): boolean {
  return name.length > limits.nameLength;
}

function hasTooLongKey(value: Json | undefined): boolean {
  if (isObject(value)) for (const name in value) if (isTooLong(name)) return true;
  return false;
}
