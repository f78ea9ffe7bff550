import { isObject, type Json, type Jsonable, member } from '../json.ts';
import { type RecordedCall, sentJson } from './recorded-call.ts';

/** Which calls are meant: all that are stated must fit. */
export interface CallMatch<Id extends string = string> {
  /** Its identifier; empty for calls whose path leads nowhere. */
  readonly operation?: Id | '';
  /** In capitals or not. */
  readonly method?: string;
  /** From 200 to 599. */
  readonly status?: number;
  /** Of the caller; empty for calls of nobody who was recognised. */
  readonly login?: string;
  /** What the JSON body must hold at least; a list is as long, and in the same order. */
  readonly body?: Jsonable;
}

/** The same as it was read. */
export interface ReadMatch extends CallMatch {
  readonly body?: Json;
}

/** Whether a call is one of those that are meant. */
export function fits(call: RecordedCall, match: ReadMatch): boolean {
  if (match.operation !== undefined && match.operation !== call.operation) return false;
  if (match.method !== undefined && match.method.toUpperCase() !== call.method) return false;
  if (match.status !== undefined && match.status !== call.status) return false;
  if (match.login !== undefined && match.login !== call.login) return false;
  return match.body === undefined || holds(sentJson(call), match.body);
}

/** Whether a value holds at least what another one states. */
function holds(value: Json | undefined, stated: Json): boolean {
  if (Array.isArray(stated))
    return (
      Array.isArray(value) &&
      stated.length === value.length &&
      stated.every((entry, index) => holds(value[index], entry))
    );
  if (!isObject(stated)) return value === stated;
  return isObject(value) && Object.entries(stated).every(([key, inner]) => holds(member(value, key), inner));
}
