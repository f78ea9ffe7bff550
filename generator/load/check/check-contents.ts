import { codingOf, isXmlType } from '../../model/coding.ts';
import { type JsonObject, member } from '../../model/json.ts';
import { below } from '../../model/pointer.ts';
import { substanceOf } from '../../model/substance.ts';
import { type Check, membersOf, type Standing } from './context.ts';

type Media = Standing & { readonly key: string };

/** A schema of a body that nothing is made of: XML and parts of other kinds are passed on, where nothing else is offered. */
export const checkContents: Check = (holder, { document, problems }) => {
  const contents = membersOf(holder, 'content');
  if (contents.some((media) => !isPassedOn(media, document))) return;
  for (const { key, pointer } of contents)
    problems.report('content-passed-on', below(pointer, 'schema'), key, isXmlType(key) ? 'text' : 'bytes');
};

function isPassedOn({ key, value }: Media, document: JsonObject): boolean {
  const substance = substanceOf(member(value, 'schema'), document);
  return substance === 'value' && ['text', 'binary', 'events'].includes(codingOf(key, substance));
}
