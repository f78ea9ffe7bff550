import { member } from '../../model/json.ts';
import { below } from '../../model/pointer.ts';
import type { Context, Standing } from './context.ts';

/** Says once that XML is passed on as text: nothing is made of the `xml` members of schemas. */
export function checkXml(schemas: readonly Standing[], { problems }: Context): void {
  const first = schemas.find(({ value }) => member(value, 'xml') !== undefined);
  if (first !== undefined) problems.report('xml-ignored', below(first.pointer, 'xml'));
}
