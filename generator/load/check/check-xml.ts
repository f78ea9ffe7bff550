import type { Pointer } from '../../model/pointer.ts';
import type { Context } from './context.ts';

/** Says once that XML is passed on as text: nothing is made of the `xml` members of schemas. */
export function checkXml([first]: readonly Pointer[], { problems }: Context): void {
  if (first !== undefined) problems.report('xml-ignored', first);
}
