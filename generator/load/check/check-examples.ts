import { member } from '../../model/json.ts';
import { below } from '../../model/pointer.ts';
import { type Check, membersOf, settle, type Standing } from './context.ts';
import type { Node } from '../walk.ts';
import { typesAllowed, typesOf } from './type-of.ts';

/** Examples of a JSON body, a parameter or a header should be of the type that its schema states. */
export const checkExamples: Check = (node, context) => {
  const schema = member(node.value, 'schema');
  if (schema === undefined || !isOfJson(node)) return;
  const settled = settle({ value: schema, pointer: below(node.pointer, 'schema') }, context);
  const allowed = typesAllowed(settled?.value);
  if (allowed === undefined) return;
  for (const { value, pointer } of examplesOf(node)) {
    if (!typesOf(value).some((type) => allowed.includes(type)))
      context.problems.report('value-contradicts-type', pointer, JSON.stringify(value), allowed.join(' or '));
  }
};

/** In other media types an example may be the text of a value. */
function isOfJson({ kind, holder }: Node): boolean {
  return kind !== 'media-type' || /[/+]json\b/i.test(holder?.key ?? '');
}

function examplesOf(node: Node): readonly Standing[] {
  const example = member(node.value, 'example');
  const single = example === undefined ? [] : [{ value: example, pointer: below(node.pointer, 'example') }];
  const named = membersOf(node, 'examples').flatMap((held) => {
    const value = member(held.value, 'value');
    return value === undefined ? [] : [{ value, pointer: below(held.pointer, 'value') }];
  });
  return [...single, ...named];
}
