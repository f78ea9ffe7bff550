import { at, type JsonObject, ownAt, type Pointer, textAt, tokens } from '../../model/json.ts';

/** Words for the keys of a pointer that lead to a part of a schema; others are left out. */
const PARTS: Readonly<Record<string, string>> = { items: '[]', additionalProperties: '.*' };
/** Keys whose next key is a name or a number of no interest. */
const LISTS = new Set(['allOf', 'oneOf', 'anyOf', 'prefixItems', 'content', 'patternProperties', 'dependentSchemas']);

/** Names the schema, body or parameter at a pointer as people do: `Pet.owner.name`, `the body of POST /pets`. */
export function subjectOf(document: JsonObject, pointer: Pointer): string {
  const keys = tokens(pointer);
  const [first, second = '', third = '', fourth = ''] = keys;
  if (first === 'components') return third + membersText(keys.slice(3));
  if (first !== 'paths' && first !== 'webhooks') return pointer === '' ? 'the document' : pointer;
  const parameter = /^.*?\/parameters\/\d+/.exec(pointer)?.[0];
  const [name, location] = ['name', 'in'].map((key) => textAt(at(document, parameter ?? ''), key));
  const label = `the ${location ?? ''} parameter "${name ?? ''}"`;
  if (third === 'parameters') return `${label} of ${second}${membersText(keys.slice(4), ': ')}`;
  if (third === '') return second;
  const operation = `${third.toUpperCase()} ${second}`;
  const rest = keys.slice(4);
  switch (fourth) {
    case 'requestBody':
      return `the body of ${operation}${membersText(rest, ': ')}`;
    case 'responses':
      return `the ${keys[4] ?? ''} response of ${operation}${membersText(rest.slice(1), ': ')}`;
    case 'parameters':
      return `${label} of ${operation}${membersText(rest.slice(1), ': ')}`;
    default:
      return operation;
  }
}

function membersText(keys: readonly string[], start = ''): string {
  let text = '';
  for (let index = 0; index < keys.length; index += 1) {
    const key = keys[index] ?? '';
    if (key === 'properties' || key === 'headers') {
      index += 1;
      text += `.${keys[index] ?? ''}`;
    } else if (LISTS.has(key)) index += 1;
    else text += ownAt(PARTS, key) ?? '';
  }
  return text === '' ? '' : `${start}${start === '' ? text : text.replace(/^\./, '')}`;
}
