import { below, member, type Node, objectAt } from '../../model/json.ts';
import { compareContents, memberNode } from './contents.ts';
import type { DiffContext, Pair } from './context.ts';
import { defineRules } from './rule.ts';
import { compareSchemas } from './schemas.ts';
import { subjectOf } from './subject.ts';

export const responseRules = defineRules({
  'success-status-removed': {
    severity: 'breaking',
    text: (operation, status) => `the ${status} response of ${operation} was removed`,
  },
  'error-status-removed': {
    severity: 'non-breaking',
    text: (operation, status) => `the ${status} response of ${operation} was removed`,
  },
  'success-status-added': {
    severity: 'non-breaking',
    text: (operation, status) => `the ${status} response of ${operation} was added`,
  },
  'error-status-added': {
    severity: 'non-breaking',
    text: (operation, status) => `the ${status} response of ${operation} was added`,
  },
  'required-header-removed': {
    severity: 'breaking',
    text: (name, subject) => `the required header ${name} of ${subject} was removed`,
  },
  'header-removed': { severity: 'warning', text: (name, subject) => `the header ${name} of ${subject} was removed` },
  'header-added': { severity: 'non-breaking', text: (name, subject) => `the header ${name} of ${subject} was added` },
  'header-became-optional': {
    severity: 'breaking',
    text: (name, subject) => `the header ${name} of ${subject} became optional`,
  },
  'header-became-required': {
    severity: 'non-breaking',
    text: (name, subject) => `the header ${name} of ${subject} became required`,
  },
});

/** Compares the responses of two operations. */
export function compareResponses(context: DiffContext, pair: Pair, address: string): void {
  const [before, after] = [membersOf(pair.before, 'responses'), membersOf(pair.after, 'responses')];
  for (const [status, old] of before) {
    const current = after.get(status);
    if (current === undefined) {
      const rule = responseRules[isSuccess(status) ? 'success-status-removed' : 'error-status-removed'];
      context.report(rule, { before: old, after: pair.after }, address, old.name);
    } else compareResponse(context.toward('response'), { before: old, after: current });
  }
  for (const [status, current] of after) {
    if (before.has(status)) continue;
    const rule = responseRules[isSuccess(status) ? 'success-status-added' : 'error-status-added'];
    context.report(rule, { before: pair.before, after: current }, address, current.name);
  }
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
  context.compareOnce('response', pair, (shared, responses) => {
    const subject = subjectOf(responses.after.pointer);
    compareHeaders(shared, responses, subject);
    compareContents(shared, responses, subject);
  });
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
    } else compareHeader(context, context.follow({ before: old, after: current }), { name: old.name, subject });
  }
  for (const [key, current] of after)
    if (!before.has(key))
      context.report(responseRules['header-added'], { before: pair.before, after: current }, current.name, subject);
}

function compareHeader(
  context: DiffContext,
  pair: Pair,
  { name, subject }: { readonly name: string; readonly subject: string },
): void {
  const [wasRequired, isRequired] = [pair.before, pair.after].map(({ value }) => member(value, 'required') === true);
  if (wasRequired !== isRequired) {
    const rule = responseRules[isRequired === true ? 'header-became-required' : 'header-became-optional'];
    context.report(rule, pair, name, subject);
  }
  const [before, after] = [memberNode(pair.before, 'schema'), memberNode(pair.after, 'schema')];
  if (before !== undefined && after !== undefined) compareSchemas(context, { before, after }, 'parameter');
  else compareContents(context, pair, `the header ${name} of ${subject}`);
}
