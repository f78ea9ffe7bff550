import { isObject, type JsonObject, member } from '../model/json.ts';
import { drop, put } from './edit.ts';
import type { Kind } from './grammar.ts';

/**
 * Brings an object of OpenAPI 3.0 that is no schema up to 3.1, in place: 3.0 allows members where they mean nothing,
 * and asks of the variables of a server only in passing what 3.1 insists on.
 */
export function upgradeObject(kind: Kind, value: JsonObject): void {
  if (kind === 'server') for (const variable of membersOf(value, 'variables')) upgradeVariable(variable);
  if (kind !== 'header' && (kind !== 'parameter' || member(value, 'in') === 'query')) return;
  drop(value, 'allowEmptyValue');
  drop(value, 'allowReserved');
}

/** In 3.0 the values SHOULD NOT be none, and the default SHOULD be among them; in 3.1 they must. */
function upgradeVariable(variable: JsonObject): void {
  const [values, chosen] = [member(variable, 'enum'), member(variable, 'default')];
  if (!Array.isArray(values)) return;
  if (values.length === 0) return drop(variable, 'enum');
  if (typeof chosen === 'string' && !values.includes(chosen)) put(variable, 'enum', [...values, chosen]);
}

function membersOf(holder: JsonObject, key: string): readonly JsonObject[] {
  const members = member(holder, key);
  return isObject(members) ? Object.values(members).filter(isObject) : [];
}
