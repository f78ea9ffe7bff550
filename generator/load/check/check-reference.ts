import { isObject, type Json, member } from '../../model/json.ts';
import { below, type Pointer } from '../../model/pointer.ts';
import { isName } from '../collect-references.ts';
import type { Kind } from '../grammar.ts';
import { suggestPointer } from '../suggest-pointer.ts';
import { valueAt } from '../value-at.ts';
import { type Check, type Context, membersOf, type Named } from './context.ts';

/**
 * A reference must name something, and something of the right kind. What leads into other files was checked on loading.
 */
export const checkReference: Check = (node, context) => {
  const reference = member(node.value, '$ref');
  if (typeof reference === 'string')
    check({ reference, kind: node.kind, at: () => below(node.pointer, '$ref') }, context);
};

/** The values of a discriminator's mapping are references too, or names of schemas. */
export const checkMapping: Check = (node, context) => {
  const value = member(node.value, 'discriminator');
  if (value === undefined) return;
  const discriminator = { value, pointer: below(node.pointer, 'discriminator') };
  for (const entry of membersOf(discriminator, 'mapping')) {
    if (typeof entry.value !== 'string') continue;
    if (!isName(entry.value))
      check({ reference: entry.value, kind: 'schema', at: () => entry.pointer, dangling: 'mapping-dangling' }, context);
    else if (valueAt(context.document, below('/components/schemas', entry.value)) === undefined) {
      context.problems.report(
        'mapping-unknown',
        entry.pointer,
        entry.value,
        suggestPointer(context.document, entry.value),
      );
    }
  }
};

/** A reference, and what it should name. */
interface Referring {
  readonly reference: string;
  readonly kind: Kind;
  readonly at: () => Pointer;
  /** What to report where nothing is there, if that does no harm. */
  readonly dangling?: 'mapping-dangling';
}

function check({ reference, kind, at, dangling }: Referring, { document, problems, named }: Context): void {
  const target = named(reference);
  if (target === undefined) return;
  const { value, kind: found } = target;
  if (value === undefined)
    return problems.report(dangling ?? 'reference-dangling', at(), reference, suggestPointer(document, reference));
  const fits =
    found === undefined ? isObject(value) || (kind === 'schema' && typeof value === 'boolean') : found === kind;
  if (fits) return;
  const code = isAlike(value, found, kind) ? 'reference-kind-alike' : 'reference-kind';
  problems.report(code, at(), reference, found ?? 'plain value', kind);
}

/**
 * Bodies that are sent and answers are both a description with a content. A header is described as a parameter is, but
 * for its name, which stands in the map that holds it.
 */
function isAlike(value: Json, found: Named['kind'], wanted: Kind): boolean {
  if (wanted === 'header') return found === 'parameter' && member(value, 'in') === 'header';
  const areBodies =
    (wanted === 'response' && found === 'request-body') || (wanted === 'request-body' && found === 'response');
  return areBodies && isObject(member(value, 'content'));
}
