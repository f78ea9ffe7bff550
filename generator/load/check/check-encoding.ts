import { isJsonType } from '../../model/coding.ts';
import { type Json, type JsonObject, member } from '../../model/json.ts';
import { tokens } from '../../model/pointer.ts';
import { type Substance, substanceOf } from '../../model/substance.ts';
import { type Check, membersOf, settle } from './context.ts';

/** Says of the parts of a form which encoding the client does not follow: it writes each in one way. */
export const checkEncoding: Check = (media, { document, problems }) => {
  const schema = member(media.value, 'schema') ?? true;
  const mediaType = tokens(media.pointer).at(-1) ?? '';
  const properties = membersOf(
    settle({ value: schema, pointer: '' }, document) ?? { value: {}, pointer: '' },
    'properties',
  );
  for (const { key, value, pointer } of membersOf(media, 'encoding')) {
    const property = properties.find((candidate) => candidate.key === key)?.value;
    const ignored = ignoredMembers({ encoding: value, property, mediaType }, document);
    if (ignored.length > 0) problems.report('encoding-ignored', pointer, key, ignored.join(', '));
  }
};

interface Part {
  readonly encoding: Json;
  readonly property: Json | undefined;
  readonly mediaType: string;
}

function ignoredMembers({ encoding, property, mediaType }: Part, document: JsonObject): readonly string[] {
  const isMultipart = mediaType.startsWith('multipart/');
  const contentType = member(encoding, 'contentType');
  const isUsual: Readonly<Record<string, boolean>> = {
    contentType: isMultipart ? isUsualType(contentType, substanceOf(property, document)) : contentType === undefined,
    headers: member(encoding, 'headers') === undefined,
    style: isMultipart || [undefined, 'form'].some((style) => style === member(encoding, 'style')),
    explode: isMultipart || member(encoding, 'explode') !== false,
    allowReserved: isMultipart || member(encoding, 'allowReserved') !== true,
  };
  return Object.keys(isUsual).filter((name) => isUsual[name] === false);
}

/** Whether a part is sent under a media type anyway: a file has its own, a text has plain text, anything else JSON. */
function isUsualType(contentType: Json | undefined, substance: Substance): boolean {
  if (typeof contentType !== 'string') return true;
  switch (substance) {
    case 'bytes':
    case 'unsaid':
      return true;
    case 'text':
      return /^text\/plain\b/i.test(contentType);
    case 'value':
      return isJsonType(contentType) || /^text\/plain\b/i.test(contentType);
  }
}
