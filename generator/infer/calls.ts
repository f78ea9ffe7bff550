import { type JsonObject, optional } from '../model/json.ts';
import type { PlanContext } from './nested-lists.ts';
import type { SourceOperation } from './operations.ts';
import { inferPages } from './pages.ts';
import { collectionName, freeName, itemPathOf, parameterOf, patternOf, singular } from './paths.ts';
import { envelope, inOrder, type Plan } from './plans.ts';

/**
 * Returns what an operation does for a caller, whose items the server holds: it needs no property that identifies them,
 * and nothing that creates them.
 */
export function callOf(operation: SourceOperation, plan: Plan | undefined, context: PlanContext) {
  if (plan?.kind === 'action') return plan.resource;
  if (plan?.kind === 'none' && plan.call !== undefined) return plan.call;
  return operation.method === 'get' ? listCall(operation, context) : deletionCall(operation);
}

/** Plans the deletion of an item of which nothing shows the schema. */
function deletionCall({ method, template }: SourceOperation): JsonObject | undefined {
  const item = method === 'delete' ? itemPathOf(template) : undefined;
  const word = template.segments[item?.nameIndex ?? -1] ?? '';
  if (item === undefined || singular(word) === word) return undefined;
  return inOrder({ collection: collectionName(template.segments, item.nameIndex), action: 'delete' });
}

/** Last words of paths that list what the word before them names. */
const LIST = /^(?:list|all)$/i;

/** Names of members that hold the items of any list. */
const ITEMS = /^(?:items|data|results|records|values|content)$/i;

/** Plans a GET with a list. One that is not named after several items, such as `/matches/past`, has only pages. */
function listCall({ template, value, parameters }: SourceOperation, context: PlanContext): JsonObject | undefined {
  const { schemas, names } = context;
  const { segments } = template;
  if (parameterOf(segments.at(-1)) !== undefined) return undefined;
  const index = segments.length - (LIST.test(segments.at(-1) ?? '') ? 2 : 1);
  const word = segments[index] ?? '';
  const { schema: response, headers } = schemas.success(value);
  const list = schemas.list(response, word);
  if (list === undefined) return undefined;
  const query = parameters.filter(({ place }) => place === 'query');
  const paging = inferPages({ parameters: query, response, headers, list: list.member }, schemas);
  const call = { action: 'search', inferred: true, ...envelope(undefined, list), ...optional('paging', paging) };
  const isWhole = schemas.properties(response).size < 2 || schemas.isPage(response);
  if (!(isWhole || ITEMS.test(list.member ?? 'items')) || word.includes('{') || singular(word) === word) return call;
  const pattern = patternOf(segments.slice(0, index + 1));
  const [own] = context.byList.get(pattern) ?? [];
  return { ...call, ...optional('collection', own?.name ?? freeName(segments, index, names)) };
}
