import { isObject, type Json, type JsonObject, member, textAt } from '@bmp/mock-engine/behavior';
import type { Criterion } from '@bmp/mock-engine/behavior';
import { HttpError } from '@bmp/mock-engine/behavior';
import { momentOf } from './moment.ts';
import { endOf, isValidAt } from './validity.ts';

type Test = (value: Json | undefined) => boolean;

/**
 * Evaluates one member of the criteria of a search: returns the filter of a clause with operator and wildcards
 * (R034–R037), of a validity or of a date (R042–R044). A wildcard stands for any text.
 */
export const criterion: Criterion = ({ name, value, now }) => {
  if (name === 'validity' || name === 'phaseValidity') return validity(value, now);
  if (name === 'referentialDate') return (item) => isValidAt(item, momentOf(value));
  if (name === 'endDate' && typeof value === 'string')
    return ({ endDate = null }) => endDate === null || endOf(endDate) >= momentOf(value);
  if (name === 'states') return onProperty('state', clause(value));
  if (name === 'period') return period(value);
  if (isClause(value)) return onProperty(name, clause(value));
  if (isObject(value)) return nested(name, value, now);
  return undefined;
};

function onProperty(name: string, test: Test): (item: JsonObject) => boolean {
  return (item) => {
    const value = item[name];
    return Array.isArray(value) ? value.some(test) : test(value);
  };
}

/** Tests if a value is a clause: it has at least one of the properties of clauses. */
function isClause(value: Json): boolean {
  return (
    isObject(value) &&
    ['operator', 'value', 'includeNullResults', 'wildcards', 'withTime'].some((key) => Object.hasOwn(value, key))
  );
}

function clause(value: Json): Test {
  const operator = textAt(value, 'operator');
  if (operator !== undefined && operator !== 'IS')
    throw new HttpError(400, `The only supported operator is IS, not ${JSON.stringify(operator)}.`);
  const wanted = member(value, 'value') ?? null;
  const test = wanted === null ? isEmpty : comparing(value, wanted);
  return member(value, 'includeNullResults') === true ? (found) => isEmpty(found) || test(found) : test;
}

function isEmpty(value: Json | undefined): boolean {
  return value === undefined || value === null;
}

function comparing(value: Json, wanted: Json): Test {
  if (typeof wanted !== 'string') return (found) => found === wanted;
  const wildcard = textAt(value, 'wildcards');
  if (wildcard !== undefined && wildcard !== '' && wanted.includes(wildcard))
    return wildcardTest(wanted.split(wildcard));
  if (!/^\d{4}-\d\d-\d\d(T|$)/.test(wanted)) return (found) => found === wanted;
  const isWithTime = member(value, 'withTime') === true;
  const moment = momentOf(wanted);
  return (found) =>
    typeof found === 'string' && (isWithTime ? momentOf(found) === moment : dayOf(found) === dayOf(wanted));
}

/** Matches the parts in order, the first at the start and the last at the end, without backtracking. */
function wildcardTest(parts: readonly string[]): Test {
  const [first = '', ...rest] = parts;
  const last = rest.pop() ?? '';
  const shortest = first.length + last.length;
  return (found) => {
    if (typeof found !== 'string' || found.length < shortest || !found.startsWith(first) || !found.endsWith(last))
      return false;
    let from = first.length;
    for (const part of rest) {
      const at = found.indexOf(part, from);
      if (at < 0 || at + part.length > found.length - last.length) return false;
      from = at + part.length;
    }
    return true;
  };
}

function validity(value: Json, now: number): (item: JsonObject) => boolean {
  const date = typeof value === 'string' ? value : textAt(value, 'date');
  const moment = date === undefined ? now : momentOf(date);
  const isWanted = textAt(value, 'type') !== 'INVALID';
  return (item) => isValidAt(item, moment) === isWanted;
}

function period(value: Json): (item: JsonObject) => boolean {
  const [from, to] = [textAt(value, 'from'), textAt(value, 'to')];
  return (item) => {
    const date = momentOf(item['date'] ?? null);
    return (from === undefined || date >= momentOf(from)) && (to === undefined || date <= momentOf(to));
  };
}

/** Applies nested criteria to the object of that name, or to the item itself if it has none. */
function nested(name: string, criteria: JsonObject, now: number): (item: JsonObject) => boolean {
  const tests = Object.entries(criteria).flatMap(([inner, value]) => criterion({ name: inner, value, now }) ?? []);
  return (item) => {
    const own = item[name];
    return tests.every((test) => test(isObject(own) ? own : item));
  };
}

function dayOf(text: string): string {
  const moment = text.length === 10 ? Number.NaN : momentOf(text);
  return Number.isNaN(moment) ? text : new Date(moment).toISOString().slice(0, 10);
}
