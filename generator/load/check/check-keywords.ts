import { isObject, type Json, member } from '../../model/json.ts';
import { below } from '../../model/pointer.ts';
import type { Reporter } from '../../problems.ts';
import { closestMatch } from '../../../templates/shared/closest-match.ts';
import type { Check } from './context.ts';
import type { Node } from '../walk.ts';

const isSchema = (value: Json): boolean => isObject(value) || typeof value === 'boolean';
const isSchemaMap = (value: Json): boolean => isObject(value) && Object.values(value).every(isSchema);
const isSchemaList = (value: Json): boolean => Array.isArray(value) && value.length > 0 && value.every(isSchema);
const isCount = (value: Json): boolean => typeof value === 'number' && Number.isInteger(value) && value >= 0;
const isNumber = (value: Json): boolean => typeof value === 'number';
const isText = (value: Json): boolean => typeof value === 'string';
const isFlag = (value: Json): boolean => typeof value === 'boolean';
const isList = (value: Json): boolean => Array.isArray(value);
const isNameList = (value: Json): boolean => Array.isArray(value) && value.every((name) => typeof name === 'string');

interface Rule {
  readonly expected: string;
  readonly holds: (value: Json) => boolean;
}

const rule = (expected: string, holds: (value: Json) => boolean): Rule => ({ expected, holds });
const rules = (keywords: readonly string[], value: Rule): readonly (readonly [string, Rule])[] =>
  keywords.map((keyword) => [keyword, value]);

/** What each keyword of a schema must hold: JSON Schema 2020-12 and the keywords that OpenAPI 3.1 adds. */
const keywords: ReadonlyMap<string, Rule> = new Map([
  ...rules(
    ['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties', 'minContains', 'maxContains'],
    rule('a whole number, zero or more', isCount),
  ),
  ...rules(['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'], rule('a number', isNumber)),
  ...rules(
    ['multipleOf'],
    rule('a number above zero', (value) => typeof value === 'number' && value > 0),
  ),
  ...rules(
    ['properties', 'patternProperties', '$defs', 'dependentSchemas'],
    rule('an object whose members are schemas', isSchemaMap),
  ),
  ...rules(['allOf', 'anyOf', 'oneOf', 'prefixItems'], rule('a list of schemas that is not empty', isSchemaList)),
  ...rules(
    [
      'additionalProperties',
      'unevaluatedProperties',
      'unevaluatedItems',
      'items',
      'contains',
      'propertyNames',
      'not',
      'if',
      'then',
      'else',
      'contentSchema',
    ],
    rule('a schema: an object or a boolean', isSchema),
  ),
  ...rules(['required'], rule('a list of names', isNameList)),
  ...rules(['enum', 'examples'], rule('a list', isList)),
  ...rules(
    ['$ref', '$id', '$anchor', '$dynamicRef', '$dynamicAnchor', '$schema', '$comment'],
    rule('a string', isText),
  ),
  ...rules(
    ['title', 'description', 'format', 'pattern', 'contentMediaType', 'contentEncoding'],
    rule('a string', isText),
  ),
  ...rules(['uniqueItems', 'readOnly', 'writeOnly', 'deprecated'], rule('true or false', isFlag)),
  ...rules(['dependentRequired', 'discriminator', 'xml', 'externalDocs'], rule('an object', isObject)),
]);

const types = ['null', 'boolean', 'object', 'array', 'number', 'string', 'integer'] as const;
const knownTypes: ReadonlySet<Json> = new Set(types);

/** Whether the keywords of a schema hold what they must. */
export const checkKeywords: Check = (schema, { problems }) => {
  const { value } = schema;
  for (const keyword in value) checkKeyword({ keyword, value: value[keyword] ?? null, schema }, problems);
  const discriminator = member(schema.value, 'discriminator');
  if (isObject(discriminator) && typeof member(discriminator, 'propertyName') !== 'string') {
    problems.report('member-missing', below(schema.pointer, 'discriminator'), 'propertyName');
  }
};

/** A keyword of a schema, and what it holds. */
interface Keyword {
  readonly keyword: string;
  readonly value: Json;
  readonly schema: Node;
}

function checkKeyword({ keyword, value, schema }: Keyword, problems: Reporter): void {
  if (keyword === 'type') return checkType({ keyword, value, schema }, problems);
  if (typeof value === 'boolean' && /^exclusiveM..imum$/.test(keyword))
    return problems.report('exclusive-boolean', below(schema.pointer, keyword), keyword);
  if (keyword === 'items' && Array.isArray(value)) return problems.report('items-list', below(schema.pointer, keyword));
  const known = keywords.get(keyword);
  if (known === undefined || known.holds(value)) return;
  problems.report('keyword-invalid', below(schema.pointer, keyword), keyword, known.expected);
}

function checkType({ keyword, value, schema }: Keyword, problems: Reporter): void {
  if (knownTypes.has(value)) return;
  const named: readonly Json[] = Array.isArray(value) ? value : [value];
  const wrong = named.find((name) => !knownTypes.has(name));
  if (wrong === undefined && named.length > 0) return;
  problems.report(
    'type-unknown',
    below(schema.pointer, keyword),
    JSON.stringify(wrong ?? value),
    closestMatch(String(wrong), types) ?? '',
  );
}
