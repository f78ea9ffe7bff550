import { member } from '../../model/json.ts';
import { compareContents, memberNode } from './contents.ts';
import type { DiffContext, Pair } from './context.ts';
import { compareMembers } from './members.ts';
import { BREAKS, defineRules, HARMLESS, NARROWS, WIDENS } from './rule.ts';
import { subjectOf } from './subject.ts';

export const requestBodyRules = defineRules({
  'body-removed': [BREAKS, (operation) => `${operation} no longer has a request body`],
  'required-body-added': [NARROWS, (operation) => `${operation} now requires a request body`],
  'optional-body-added': [HARMLESS, (operation) => `${operation} now accepts a request body`],
  'body-became-required': [NARROWS, (subject) => `${subject} became required`],
  'body-became-optional': [WIDENS, (subject) => `${subject} became optional`],
});

/** Compares the request bodies of two operations. */
export function compareRequestBodies(context: DiffContext, pair: Pair, address: string): void {
  const request = context.toward('request');
  const [before, after] = [memberNode(pair.before, 'requestBody'), memberNode(pair.after, 'requestBody')];
  if (before === undefined && after === undefined) return;
  if (after === undefined)
    return request.report(requestBodyRules['body-removed'], { before, after: pair.after }, address);
  if (before === undefined) {
    const { after: body } = context.follow({ before: after, after });
    const rule =
      requestBodyRules[member(body.value, 'required') === true ? 'required-body-added' : 'optional-body-added'];
    return request.report(rule, { before: pair.before, after }, address);
  }
  request.compareData('request-body', request.follow({ before, after }), compareBodies);
}

function compareBodies(context: DiffContext, bodies: Pair): void {
  const subject = subjectOf(context.state.after, bodies.after.pointer);
  compareMembers(context, bodies, subject, [
    { keys: ['required'], compare: () => context.compareFlag(bodies, 'required', REQUIREMENT, subject) },
    { keys: ['content'], compare: () => compareContents(context, bodies, subject) },
  ]);
}

const REQUIREMENT = {
  set: requestBodyRules['body-became-required'],
  unset: requestBodyRules['body-became-optional'],
};
