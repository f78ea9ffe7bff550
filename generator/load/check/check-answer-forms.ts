import { codingOf } from '../../model/coding.ts';
import { type JsonObject, member } from '../../model/json.ts';
import { type Form, readableContents, successes } from '../../model/readable-contents.ts';
import { schemaOfMedia, substanceOf } from '../../model/substance.ts';
import { type Check, membersOf, settle, type Standing } from './context.ts';

/** An operation has one reader: successes that come in a form that it does not read are told. One alone is always read. */
export const checkAnswerForms: Check = (operation, context) => {
  const responses = membersOf(operation, 'responses').map(({ key, ...response }) => ({ status: key, response }));
  const answers = successes(responses)
    .map(({ status, response }) => ({ status, response: settle(response, context) ?? response }))
    .filter(({ response }) => member(response.value, 'content') !== undefined);
  if (answers.length < 2) return;
  const read = answers.map(({ status, response }) => ({ status, contents: formsOf(response, context.document) }));
  for (const { pointer, mediaType } of readableContents(read).unreadable)
    context.problems.report('answer-not-read', pointer, mediaType);
};

function formsOf(response: Standing, document: JsonObject): readonly (Form & Standing)[] {
  return membersOf(response, 'content').map(({ key, ...media }) => {
    const substance = substanceOf(schemaOfMedia(media.value, key), document);
    const text = substance === 'text' ? { text: 'string' as const } : {};
    return { ...media, ...text, mediaType: key, coding: codingOf(key, substance) };
  });
}
