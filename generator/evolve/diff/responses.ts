import { below, type Json, member, type Node, objectAt } from '../../model/json.ts';
import { compareContents, memberNode } from './contents.ts';
import type { DiffContext, Pair } from './context.ts';
import { compareMembers, isSameData } from './members.ts';
import { defineRules } from './rule.ts';
import { compareSchemas } from './schemas.ts';
import { subjectOf } from './subject.ts';

export const responseRules = defineRules({
  'success-status-removed': ['breaking', (operation, status) => `the ${status} response of ${operation} was removed`],
  'error-status-removed': ['non-breaking', (operation, status) => `the ${status} response of ${operation} was removed`],
  'success-status-added': ['non-breaking', (operation, status) => `the ${status} response of ${operation} was added`],
  'error-status-added': ['non-breaking', (operation, status) => `the ${status} response of ${operation} was added`],
  'status-widened': ['non-breaking', (operation, from, to) => `the ${from} response of ${operation} became ${to}`],
  'status-narrowed': ['non-breaking', (operation, from, to) => `the ${from} response of ${operation} became ${to}`],
  'link-added': ['non-breaking', (name, subject) => `the link ${name} of ${subject} was added`],
  'link-removed': ['warning', (name, subject) => `the link ${name} of ${subject} was removed`],
  'link-changed': ['warning', (name, subject) => `the link ${name} of ${subject} changed`],
  'header-deprecated': ['non-breaking', (header) => `${header} was deprecated`],
  'header-reactivated': ['non-breaking', (header) => `${header} is no longer deprecated`],
  'required-header-removed': ['breaking', (name, subject) => `the required header ${name} of ${subject} was removed`],
  'header-removed': ['warning', (name, subject) => `the header ${name} of ${subject} was removed`],
  'header-added': ['non-breaking', (name, subject) => `the header ${name} of ${subject} was added`],
  'header-became-optional': ['breaking', (name, subject) => `the header ${name} of ${subject} became optional`],
  'header-became-required': ['non-breaking', (name, subject) => `the header ${name} of ${subject} became required`],
});

/** Compares the responses of two operations. A range such as `2XX` stands for each status in it. */
export function compareResponses(context: DiffContext, pair: Pair, address: string): void {
  const [before, after] = [membersOf(pair.before, 'responses'), membersOf(pair.after, 'responses')];
  const added = new Map([...after].filter(([status]) => !before.has(status)));
  for (const [status, old] of before) {
    const current = after.get(status) ?? takeRange(added, status);
    if (current === undefined) {
      const rule = responseRules[isSuccess(status) ? 'success-status-removed' : 'error-status-removed'];
      context.report(rule, { before: old, after: pair.after }, address, old.name);
      continue;
    }
    const to = current.name.toLowerCase();
    if (to !== status) {
      const rule = responseRules[isInRange(status, to) ? 'status-widened' : 'status-narrowed'];
      context.report(rule, { before: old, after: current }, address, old.name, current.name);
    }
    compareResponse(context.toward('response'), { before: old, after: current });
  }
  for (const [status, current] of added) {
    const rule = responseRules[isSuccess(status) ? 'success-status-added' : 'error-status-added'];
    context.report(rule, { before: pair.before, after: current }, address, current.name);
  }
}

/** Takes the first added status that contains another one, or is contained in it. */
function takeRange(added: Map<string, NamedNode>, status: string): NamedNode | undefined {
  const [range, current] = [...added].find(([one]) => isInRange(status, one) || isInRange(one, status)) ?? [];
  if (range !== undefined) added.delete(range);
  return current;
}

/** Tests whether a range such as `2xx` contains a status. */
function isInRange(status: string, range: string): boolean {
  return /^\dxx$/.test(range) && status !== range && status.startsWith(range.slice(0, 1));
}

interface NamedNode extends Node {
  readonly name: string;
}

/** Returns the members of a map by their names in lower case: headers are case-insensitive, `2XX` is a status. */
function membersOf({ value, pointer }: Node, key: string): ReadonlyMap<string, NamedNode> {
  const entries = Object.entries(objectAt(value, key)).filter(([name]) => !name.startsWith('x-') || key === 'headers');
  return new Map(
    entries.map(([name, inner]) => [name.toLowerCase(), { name, value: inner, pointer: below(pointer, key, name) }]),
  );
}

function isSuccess(status: string): boolean {
  return status.startsWith('2');
}

function compareResponse(context: DiffContext, pair: Pair): void {
  context.compareData('response', context.follow(pair), (shared, responses) => {
    const subject = subjectOf(context.state.after, responses.after.pointer);
    compareMembers(shared, responses, subject, [
      { keys: ['headers'], compare: () => compareHeaders(shared, responses, subject) },
      { keys: ['content'], compare: () => compareContents(shared, responses, subject) },
      { keys: ['links'], compare: () => compareLinks(shared, responses, subject) },
    ]);
  });
}

function compareLinks(context: DiffContext, pair: Pair, subject: string): void {
  const [before, after] = [membersOf(pair.before, 'links'), membersOf(pair.after, 'links')];
  for (const [key, old] of before) {
    const current = after.get(key);
    if (current === undefined)
      context.report(responseRules['link-removed'], { before: old, after: pair.after }, old.name, subject);
    else if (!isSameData(context.state, old.value, current.value))
      context.report(responseRules['link-changed'], { before: old, after: current }, old.name, subject);
  }
  for (const [key, current] of after)
    if (!before.has(key))
      context.report(responseRules['link-added'], { before: pair.before, after: current }, current.name, subject);
}

function compareHeaders(context: DiffContext, pair: Pair, subject: string): void {
  const [before, after] = [membersOf(pair.before, 'headers'), membersOf(pair.after, 'headers')];
  for (const [key, old] of before) {
    const current = after.get(key);
    if (current === undefined) {
      const { before: header } = context.follow({ before: old, after: old });
      const rule =
        responseRules[member(header.value, 'required') === true ? 'required-header-removed' : 'header-removed'];
      context.report(rule, { before: old, after: pair.after }, old.name, subject);
    } else compareHeader(context, context.follow({ before: old, after: current }), old.name, subject);
  }
  for (const [key, current] of after)
    if (!before.has(key))
      context.report(responseRules['header-added'], { before: pair.before, after: current }, current.name, subject);
}

function compareHeader(context: DiffContext, pair: Pair, name: string, subject: string): void {
  const label = `the header ${name} of ${subject}`;
  compareMembers(context, pair, label, [
    { keys: ['required'], compare: () => context.compareFlag(pair, 'required', REQUIREMENT, name, subject) },
    { keys: ['deprecated'], compare: () => context.compareFlag(pair, 'deprecated', DEPRECATION, label) },
    { keys: ['style', 'explode'], read: readSerialization, compare: () => undefined },
    { keys: ['schema', 'content'], compare: () => compareValues(context, pair, label) },
  ]);
}

const REQUIREMENT = { set: responseRules['header-became-required'], unset: responseRules['header-became-optional'] };
const DEPRECATION = { set: responseRules['header-deprecated'], unset: responseRules['header-reactivated'] };

function compareValues(context: DiffContext, pair: Pair, label: string): void {
  const [before, after] = [memberNode(pair.before, 'schema'), memberNode(pair.after, 'schema')];
  if (before !== undefined && after !== undefined) compareSchemas(context, { before, after }, { role: 'parameter' });
  else compareContents(context, pair, label);
}

/** Returns how a header is written. `explode` matters for lists and objects only. */
function readSerialization({ value }: Node): Json {
  const type = member(member(value, 'schema'), 'type');
  return type === 'object' ? (member(value, 'explode') ?? false) : null;
}
