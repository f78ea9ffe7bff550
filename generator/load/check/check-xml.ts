import { member } from '../../model/json.ts';
import { below } from '../../model/pointer.ts';
import type { Check } from './context.ts';

/** Says once that XML is passed on as text: nothing is made of the `xml` members of schemas. */
export function xmlCheck(): Check {
  const told = new Set<string>();
  return (schema, { problems }) => {
    if (member(schema.value, 'xml') === undefined || told.has('xml')) return;
    told.add('xml');
    problems.report('xml-ignored', below(schema.pointer, 'xml'));
  };
}
