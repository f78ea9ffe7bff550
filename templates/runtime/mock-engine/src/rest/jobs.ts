import type { Clock } from '../clock.ts';
import type { ServedJob } from '../document/served-document.ts';
import { isObject, type JsonObject, listAt, textAt } from '../json.ts';
import { STORED_JOB } from './items.ts';

/** Time by the clock of the space that a job stays in each of its states, in milliseconds. */
const STATE_MS = 1000;

/** Puts a new item into the first state of its job. */
export function startJob(item: JsonObject, { property, states }: ServedJob, clock: Clock): JsonObject {
  return { ...item, [property]: states[0] ?? null, [STORED_JOB]: { property, states, since: clock.now() } };
}

/** Returns an item in the state that its job has reached by the clock, unless something else has set its state. */
export function progressJob(item: JsonObject, clock: Clock): JsonObject {
  const { [STORED_JOB]: job } = item;
  const property = textAt(job, 'property');
  const states = listAt(job, 'states');
  if (!isObject(job) || property === undefined || item[property] !== states[0]) return item;
  const passed = Math.floor((clock.now() - Number(job['since'])) / STATE_MS);
  return { ...item, [property]: states[Math.min(Math.max(passed, 0), states.length - 1)] ?? null };
}

/** Returns the seconds after which it is worth to ask for a job again; `undefined` if it has ended or is none. */
export function secondsLeft(item: JsonObject): number | undefined {
  const job = item[STORED_JOB];
  const property = textAt(job, 'property');
  const last = listAt(job, 'states').at(-1);
  return property === undefined || item[property] === last ? undefined : STATE_MS / 1000;
}
