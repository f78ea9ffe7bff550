import { isBodiless, isBodilessStatus } from '../../model/bodiless.ts';
import { codingOf } from '../../model/coding.ts';
import type { JsonObject } from '../../model/json.ts';
import { tokens } from '../../model/pointer.ts';
import { type Form, readableContents, successes } from '../../model/readable-contents.ts';
import { schemaOfMedia, substanceOf } from '../../model/substance.ts';
import { type Check, membersOf, settle, type Standing } from './context.ts';

/**
 * Content where HTTP has none is told. An operation has one reader: successes that come in a form that it does not read
 * are told too; one alone is always read.
 */
export const checkAnswerForms: Check = (operation, context) => {
  const { problems, document } = context;
  const method = tokens(operation.pointer).at(-1) ?? '';
  const answers = membersOf(operation, 'responses')
    .map(({ key, ...stated }) => ({ status: key, stated, response: settle(stated, context) ?? stated }))
    .map((answer) => ({ ...answer, contents: formsOf(answer.response, document) }));
  for (const { status, stated, contents } of answers)
    if (contents.length > 0 && isBodilessStatus(status)) problems.report('answer-bodiless', stated.pointer, status);
  const read = successes(answers).filter(({ status, contents }) => contents.length > 0 && !isBodiless(method, status));
  if (read.length < 2) return;
  for (const { pointer, mediaType } of readableContents(read).unreadable)
    problems.report('answer-not-read', pointer, mediaType);
};

function formsOf(response: Standing, document: JsonObject): readonly (Form & Standing)[] {
  return membersOf(response, 'content').map(({ key, ...media }) => {
    const substance = substanceOf(schemaOfMedia(media.value, key), document);
    const text = substance === 'text' ? { text: 'string' as const } : {};
    return { ...media, ...text, mediaType: key, coding: codingOf(key, substance) };
  });
}
