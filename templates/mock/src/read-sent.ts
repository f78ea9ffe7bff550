import type { Json } from './json.ts';
import { HttpError, type Issue } from './http/errors.ts';
import type { Task } from './task.ts';
import { parseJson } from './http/parse-json.ts';
import { type BodyJudging, jsonOrText, readBody, type SentBody } from './validation/read-body.ts';
import { type Parameters, readParameters } from './validation/read-parameters.ts';

/** What a request holds, read and judged. */
export interface Sent {
  readonly parameters: Parameters;
  readonly body: SentBody;
}

/** What is wrong with a request. */
export function issuesOf(task: Task): readonly Issue[] {
  return read(task, prepared(task)).issues;
}

/** What is wrong with a request whose body is judged as it stands: without users no state decides, as with Prism. */
export function issuesAsSent(task: Task): readonly Issue[] {
  return read(task, { prepare: (value) => value, readText: parseJson }).issues;
}

/** What a request holds; refused with 400 where anything is wrong. */
export function readSent(task: Task): Sent {
  const { issues, ...sent } = read(task, prepared(task));
  if (issues.length > 0) throw new HttpError(400, 'The request is not valid.', { issues });
  return sent;
}

/** How a body is read, and what it is made into before it is judged. */
interface Reading extends Omit<BodyJudging, 'judges'> {
  /** The schema of the items, where only that says what the body may hold. */
  readonly item?: Json | undefined;
}

function prepared({ served, route }: Task): Reading {
  const item = served.itemIn(route.operation);
  return {
    item,
    prepare: (value, schema) => served.prepare(route.operation, value, item ?? schema),
    readText: jsonOrText,
    inFull: served.sentInFull,
  };
}

function read(task: Task, reading: Reading): Sent & { readonly issues: readonly Issue[] } {
  const { served, route, request, query } = task;
  const judges = served.sent;
  const { values, issues } = readParameters(
    route.operation,
    { path: route.path, query, headers: request.headers },
    judges,
  );
  const body = readBody(route.operation, request, { judges, ...reading });
  const { item } = reading;
  const inItem = item === undefined || body.value === undefined ? [] : served.issuesInItem(body.value, item);
  return { parameters: values, body, issues: [...issues, ...body.issues, ...inItem] };
}
