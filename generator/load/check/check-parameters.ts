import { type Json, member } from '../../model/json.ts';
import { below } from '../../model/pointer.ts';
import { isReservedHeader } from '../../model/reserved-header.ts';
import { type Check, itemsOf, settle } from './context.ts';
import { isToken } from './token.ts';

/** The name of a parameter must be one that its place can carry. */
export const checkParameter: Check = ({ value, pointer }, { problems }) => {
  const [name, place] = [member(value, 'name'), member(value, 'in')];
  const at = below(pointer, 'name');
  if (typeof name !== 'string') return;
  if (name === '') return problems.report('parameter-name-empty', at);
  if (place === 'header' && !isToken(name)) return problems.report('header-name-invalid', at, name);
  if (place === 'cookie' && !isToken(name)) return problems.report('cookie-name-invalid', at, name);
  if (place === 'header' && isReservedHeader(name)) problems.report('header-reserved', at, name);
  if (place === 'path' && member(value, 'required') !== true) problems.report('path-parameter-optional', pointer, name);
};

/** A list of parameters holds each only once; the name of a header is the same in any case. */
export const checkParameterList: Check = (holder, context) => {
  const seen = new Set<string>();
  for (const item of itemsOf(holder, 'parameters')) {
    const key = identityOf(settle(item, context)?.value);
    if (key === undefined) continue;
    if (seen.has(key.id)) context.problems.report('parameter-duplicate', item.pointer, key.name, key.place);
    seen.add(key.id);
  }
};

function identityOf(
  parameter: Json | undefined,
): { readonly id: string; readonly name: string; readonly place: string } | undefined {
  const [name, place] = [member(parameter, 'name'), member(parameter, 'in')];
  if (typeof name !== 'string' || typeof place !== 'string') return undefined;
  return { id: `${place} ${place === 'header' ? name.toLowerCase() : name}`, name, place };
}

/** The keys of `headers` are names of headers. */
export const checkHeaderNames: Check = (holder, { problems }) => {
  const headers = member(holder.value, 'headers');
  if (typeof headers !== 'object' || headers === null || Array.isArray(headers)) return;
  for (const name of Object.keys(headers).filter((key) => !isToken(key))) {
    problems.report('header-name-invalid', below(holder.pointer, 'headers', name), name);
  }
};
