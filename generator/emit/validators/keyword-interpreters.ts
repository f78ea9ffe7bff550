import type { Json, Pointer } from '../../model/json.ts';
import { VARIANT } from '../../../templates/shared/schema/constraints.ts';
import { schemasWithin } from '../../../templates/shared/schema/keywords.ts';
import { reachable, type Units } from '../../../templates/shared/schema/units.ts';
import { FORMATS } from '../../../templates/shared/schema/formats.ts';

/** A function of the runtime that inspects some keywords. */
export interface KeywordInterpreter {
  readonly module: string;
  readonly name: string;
}

/** The interpreter of each keyword, in order: unevaluated properties and items come last. */
const INTERPRETERS: readonly (readonly [module: string, name: string, keywords: readonly string[]])[] = [
  ['strings-and-numbers', 'interpretString', ['minLength', 'maxLength', 'pattern', 'format of string']],
  [
    'strings-and-numbers',
    'interpretNumber',
    ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'format of number'],
  ],
  ['arrays', 'interpretArray', ['minItems', 'maxItems', 'uniqueItems', 'prefixItems', 'items']],
  ['arrays', 'interpretContains', ['contains']],
  [
    'objects',
    'interpretObject',
    [
      'properties',
      'patternProperties',
      'additionalProperties',
      'propertyNames',
      'required',
      'minProperties',
      'maxProperties',
      'dependentRequired',
      'dependentSchemas',
      VARIANT,
    ],
  ],
  ['composition', 'interpretAllOf', ['allOf']],
  ['composition', 'interpretUnion', ['anyOf', 'oneOf']],
  ['composition', 'interpretCondition', ['not', 'if']],
  ['composition', 'interpretUnevaluated', ['unevaluatedItems', 'unevaluatedProperties']],
];

/** Finds what inspects a unit with all that it refers to: a program carries no other. */
export function interpreterFinder(units: Units): (pointer: Pointer) => readonly KeywordInterpreter[] {
  const keywords = new Map([...units].map(([pointer, { schema }]) => [pointer, keywordsIn(schema)]));
  const references = new Map([...units].map(([pointer, { targets }]) => [pointer, targets]));
  return (pointer) => {
    const found = new Set<string>();
    for (const one of reachable([pointer], references))
      for (const keyword of keywords.get(one) ?? []) found.add(keyword);
    return INTERPRETERS.filter(([, , own]) => own.some((keyword) => found.has(keyword))).map(([module, name]) => ({
      module: `interpreter/${module}`,
      name,
    }));
  };
}

function keywordsIn(schema: Json): ReadonlySet<string> {
  const found = new Set<string>();
  for (const inner of schemasWithin(schema)) {
    for (const keyword of Object.keys(inner)) found.add(keyword);
    const format = typeof inner['format'] === 'string' ? FORMATS.get(inner['format']) : undefined;
    if (format !== undefined) found.add(`format of ${format.of}`);
  }
  return found;
}
