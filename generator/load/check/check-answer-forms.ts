import { codingOf } from '../../model/coding.ts';
import type { JsonObject } from '../../model/json.ts';
import { type Form, readableContents } from '../../model/readable-contents.ts';
import { schemaOfMedia, substanceOf } from '../../model/substance.ts';
import { type Check, membersOf, settle, type Standing } from './context.ts';

/** An operation has one reader: successes that come in a form that it does not read are told. */
export const checkAnswerForms: Check = (operation, context) => {
  const answers = membersOf(operation, 'responses').map((response) => ({
    status: response.key,
    contents: formsOf(settle(response, context) ?? response, context.document),
  }));
  for (const { pointer, mediaType } of readableContents(answers).unreadable)
    context.problems.report('answer-not-read', pointer, mediaType);
};

function formsOf(response: Standing, document: JsonObject): readonly (Form & Standing)[] {
  return membersOf(response, 'content').map(({ key, ...media }) => {
    const substance = substanceOf(schemaOfMedia(media.value, key), document);
    const text = substance === 'text' ? { text: 'string' as const } : {};
    return { ...media, ...text, mediaType: key, coding: codingOf(key, substance) };
  });
}
