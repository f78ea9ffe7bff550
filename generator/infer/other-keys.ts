import { planItem, planSearch } from './actions.ts';
import type { Collection } from './collections.ts';
import type { PlanContext } from './nested-lists.ts';
import { operationAt, type SourceOperation } from './operations.ts';
import { parameterOf, patternOf, plainName, singular } from './paths.ts';
import type { Plan } from './plans.ts';

/** Words before the name of a property in a path: `by-email`. */
const BY = /^(?:(?:find|get|lookup|search)[-_]?)?by[-_]?/i;

/**
 * Plans an operation that finds an item by another property than the one that identifies it, at a path of its own:
 * `/users/by-email/{email}` and `/users/email/{email}` beside `/users/{id}`; or that lists all with a property.
 */
export function planByProperty(
  operation: SourceOperation,
  context: PlanContext,
  isHeld: (collection: Collection) => boolean,
): Plan | undefined {
  const { segments } = operation.template;
  const [word = '', parameter] = [segments.at(-2), parameterOf(segments.at(-1))];
  if (parameter === undefined || word.includes('{')) return undefined;
  const { schemas } = context;
  const outer = patternOf(segments.slice(0, -2));
  const collection = context.byList.get(outer)?.find((each) => each.item !== undefined && isHeld(each));
  const own = schemas.plainNames(collection?.schema);
  const base = plainName(parameter);
  const inside = base.replace(plainName(singular(collection?.word ?? '')), '');
  const wanted = [base, inside, plainName(word.replace(BY, ''))];
  const by = wanted.map((name) => own.get(name)).find((name) => name !== undefined);
  if (collection === undefined || by === undefined || by === collection.key) return undefined;
  if (!schemas.isScalar(schemas.properties(collection.schema).get(by))) return undefined;
  // `DELETE /posts/author/{author}` may delete several.
  const read = operationAt(context, operation.template.pattern, 'get');
  const listed = read && schemas.list(schemas.success(read.value).schema, collection.word, collection.schema)?.schema;
  if (read === operation && schemas.resolve(listed) === schemas.resolve(collection.schema))
    return planSearch(asListBelow(operation), collection, context);
  const shown = read && schemas.item(schemas.success(read.value).schema, collection.word, collection.schema)?.schema;
  const plan = schemas.areSame(shown, collection.schema) ? planItem(operation, collection, context, by) : undefined;
  return plan?.kind === 'action' ? plan : undefined;
}

/** Returns an operation whose path lists something below its parameter, as it does for the items that refer to it. */
function asListBelow(operation: SourceOperation): SourceOperation {
  const { template } = operation;
  return { ...operation, template: { ...template, segments: [...template.segments, ''] } };
}
