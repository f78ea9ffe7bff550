import type { FuncKeywordDefinition, SchemaValidateFunction } from 'ajv';
import type { Ajv2020 } from 'ajv/dist/2020.js';
import { isObject, type Json } from '../json.ts';

const KEYWORD = 'uniqueItems';

/** Judges lists in one pass: Ajv compares each item with all others, which for ten thousand takes it seconds. */
export function judgeUniqueItems(ajv: Ajv2020): void {
  const validate: SchemaValidateFunction = (isAsked: boolean, list: readonly Json[]) => {
    const twice = isAsked ? twiceIn(list) : undefined;
    if (twice === undefined) return true;
    const [one, other] = twice;
    const message = `must NOT have duplicate items (items ## ${one} and ${other} are identical)`;
    validate.errors = [{ keyword: KEYWORD, params: { i: other, j: one }, message }];
    return false;
  };
  const definition: FuncKeywordDefinition = { keyword: KEYWORD, type: 'array', schemaType: 'boolean', validate };
  ajv.removeKeyword(KEYWORD).addKeyword({ ...definition, before: 'contains' });
}

/** The places of the first item that is there again. */
function twiceIn(list: readonly Json[]): readonly [one: number, other: number] | undefined {
  const places = new Map<string, number>();
  for (const [place, item] of list.entries()) {
    const text = textOf(item);
    const before = places.get(text);
    if (before !== undefined) return [before, place];
    places.set(text, place);
  }
  return undefined;
}

/** The same for values that are equal, whatever order members stand in. */
function textOf(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(textOf).join()}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const members = Object.entries(value).map(([name, inner]) => `${JSON.stringify(name)}:${textOf(inner)}`);
  return `{${members.toSorted().join()}}`;
}
