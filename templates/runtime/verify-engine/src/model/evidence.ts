import type { Inspector } from '#mock/inspection.ts';
import { isObject, type Json, ownAt, textAt, tokens } from '#shared/json.ts';
import type { Observation } from '../checks/finding.ts';
import { formatsIn, isRefusal, isSuccess, type ObservedCall } from '../checks/observed-call.ts';
import type { PrecedingWrite, RuleEvidence } from '../checks/rule-ranking.ts';
import type { CheckName } from '../checks/rules.ts';
import { constraintsAt } from '../checks/schema-at.ts';
import type { WorldResponse } from './world.ts';

/** Difference from the model, with its response if the statuses differ. */
export interface ModelDifference extends Pick<Observation, 'observed' | 'expected' | 'pointer' | 'related'> {
  readonly predicted?: WorldResponse | undefined;
  /** Two lists differ in the number of their items, or two date-times in their form. */
  readonly form?: 'count' | 'date-time' | undefined;
}

/** Checks whose rule explains a status that a stage of the mock decides. */
export const STAGE_CHECKS: Readonly<Record<string, CheckName>> = {
  authentication: 'missing-credentials',
  authorization: 'missing-right',
  'media type': 'not-acceptable',
  validation: 'request-schema',
};
/** Characters of a reason that are searched for names. A server may send megabytes, of one word. */
const MAX_REASON_LENGTH = 4_000;

/** Matches words of a reason that only names have, such as `client_id` and `companyId`, and steps of a pointer. */
const NAME = /(?<=\/)\w+|\w+(?:[_-]\w+)+|[a-z]+[A-Z]\w*/g;

/** Matches names of parameters that select a part of a list. */
const PAGING = /^\$?(?:offset|skip|start|page|cursor|limit|top|take|size|page_?size|per_?page|max_?results)$/i;

/** Circumstances of a difference beside the call. */
export interface DifferenceContext {
  readonly inspector: Inspector;
  /** Names that set the request apart from others. */
  readonly names: readonly string[];
  /** Write that explains it. */
  readonly after: PrecedingWrite | undefined;
}

/** Returns the circumstances from which the rules follow that a difference may break. */
export function evidenceOf(call: ObservedCall, difference: ModelDifference, context: DifferenceContext): RuleEvidence {
  const { predicted } = difference;
  if (predicted === undefined) return bodyEvidence(call, difference, context);
  const { status, rights = [], decidedBy } = predicted;
  const { operation, exchange } = call;
  const both = [exchange.status, status];
  const refused = both.filter(isRefusal);
  if (isRefusal(exchange.status) || decidedBy === 'authorization')
    // Who may call is no matter of what the operation does.
    return { rights: [...rights, ...(operation.rights ?? []).flat()], names: refused.map(String) };
  // Two rejections differ in the status only, whatever the reason of a stage; a behavior has one of its own.
  if (status >= 400 && exchange.status >= 400 && ownAt(STAGE_CHECKS, decidedBy) !== undefined)
    return { status, names: [String(exchange.status)], instead: ownAt(STAGE_CHECKS, decidedBy) };
  const rejections = [...(status < 400 ? [] : [predicted.body]), ...(isSuccess(exchange.status) ? [] : [call.output])];
  const reason = rejections.flatMap(reasonsOf).join(' ').slice(0, MAX_REASON_LENGTH);
  return {
    ...commonEvidence(call, context),
    names: [
      ...context.names,
      // Who may call is no matter of what a success is.
      ...(refused.length > 0 ? refused : both).map(String),
      ...qualifiedNames(call.input),
    ],
    told: [...(reason.match(NAME) ?? []), ...wordsNamed(reason, call.input)],
    // A status has no place in the response.
    constraints: operation.isDeprecated ? ['deprecated'] : [],
    reason,
  };
}

function bodyEvidence(
  call: ObservedCall,
  { pointer = '', form }: ModelDifference,
  context: DifferenceContext,
): RuleEvidence {
  const { operation, exchange } = call;
  const { inspector } = context;
  const schema = inspector.responseSchema(operation, exchange.status, 'application/json');
  const place = { schema, steps: tokens(pointer).slice(1) };
  // The number of items is a matter of pages, also where a request asks for none, unless it has criteria.
  const isPage = form === 'count' && !(isObject(call.input) && Object.keys(call.input).length > 0);
  const paging = isPage ? operation.parameters.map(({ name }) => name).filter((name) => PAGING.test(name)) : [];
  return {
    ...commonEvidence(call, context),
    names: [...context.names, ...paging, ...qualifiedNames(call.input)],
    constraints: [
      ...constraintsAt(inspector, operation, place),
      ...formatsIn(call),
      ...(form === undefined ? [] : [form]),
    ],
  };
}

function commonEvidence({ operation }: ObservedCall, { inspector, after }: DifferenceContext): RuleEvidence {
  return { action: operation.resource?.action, rules: inspector.rulesOf(operation), after };
}

/** Returns the names of members at any depth of a body that are words of a reason. */
function wordsNamed(reason: string, body: Json | undefined): readonly string[] {
  if (reason === '') return [];
  const words = new Set(reason.toLowerCase().match(/[a-z]+/g));
  const names = new Set([...JSON.stringify(body ?? null).matchAll(/"(\w+)":/g)].map(([, name = '']) => name));
  return [...names].filter((name) => words.has(name.toLowerCase()));
}

/** Returns the names of members in a body: of objects, each with that of its object, `address.id`, and of items. */
export function qualifiedNames(body: Json | undefined): readonly string[] {
  if (Array.isArray(body)) return [...new Set(body.flatMap((item) => (isObject(item) ? Object.keys(item) : [])))];
  if (!isObject(body)) return [];
  return Object.entries(body).flatMap(([name, inner]) =>
    isObject(inner) ? Object.keys(inner).map((own) => `${name}.${own}`) : [],
  );
}

/** Returns the reasons that a rejection gives, by their usual names (RFC 9457, RFC 6749). */
function reasonsOf(body: Json | undefined): readonly string[] {
  return ['message', 'detail', 'error_description'].flatMap((name) => textAt(body, name) ?? []);
}
