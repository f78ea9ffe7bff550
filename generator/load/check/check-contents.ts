import type { Coding } from '../../model/api.ts';
import { codingOf } from '../../model/coding.ts';
import { type JsonObject, member } from '../../model/json.ts';
import { below } from '../../model/pointer.ts';
import { substanceOf } from '../../model/substance.ts';
import { type Check, membersOf, type Standing } from './context.ts';

type Media = Standing & { readonly key: string };

/** As what a body is passed on whose form nothing is made of. */
const PASSED_ON: Partial<Readonly<Record<Coding, string>>> = { text: 'text', events: 'text', binary: 'bytes' };
/** Forms are written, and not read. */
const PASSED_ON_IN_ANSWERS: typeof PASSED_ON = { ...PASSED_ON, form: 'text', multipart: 'bytes' };

/** Tells of a schema that nothing is made of: XML and the like are passed on, where nothing else is offered. */
export const checkContents: Check = (holder, { document, problems }) => {
  const passedOn = holder.kind === 'response' ? PASSED_ON_IN_ANSWERS : PASSED_ON;
  const contents = membersOf(holder, 'content').map((media) => ({ ...media, form: formOf(media, document, passedOn) }));
  if (contents.some(({ form }) => form === undefined)) return;
  for (const { key, pointer, form } of contents)
    problems.report('content-passed-on', below(pointer, 'schema'), key, form ?? '');
};

function formOf({ key, value }: Media, document: JsonObject, passedOn: typeof PASSED_ON): string | undefined {
  const substance = substanceOf(member(value, 'schema'), document);
  return substance === 'value' ? passedOn[codingOf(key, substance)] : undefined;
}
