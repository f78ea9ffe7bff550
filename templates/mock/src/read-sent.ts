import type { Json } from './json.ts';
import { type Finding, Refusal } from './refusal.ts';
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
export function findingsOf(task: Task): readonly Finding[] {
  return read(task, prepared(task)).findings;
}

/** What is wrong with a request whose body is judged as it stands: without users no state decides, as with Prism. */
export function findingsAsSent(task: Task): readonly Finding[] {
  return read(task, { prepare: (value) => value, readText: parseJson }).findings;
}

/** What a request holds; refused with 400 where anything is wrong. */
export function readSent(task: Task): Sent {
  const { findings, ...sent } = read(task, prepared(task));
  if (findings.length > 0) throw new Refusal(400, 'The request is not valid.', { findings });
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

function read(task: Task, reading: Reading): Sent & { readonly findings: readonly Finding[] } {
  const { served, route, request, query } = task;
  const judges = served.sent;
  const { values, findings } = readParameters(
    route.operation,
    { path: route.path, query, headers: request.headers },
    judges,
  );
  const body = readBody(route.operation, request, { judges, ...reading });
  const { item } = reading;
  const inItem = item === undefined || body.value === undefined ? [] : served.findingsInItem(body.value, item);
  return { parameters: values, body, findings: [...findings, ...body.findings, ...inItem] };
}
