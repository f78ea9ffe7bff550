import { member } from '../../model/json.ts';
import { readPartEncoding } from '../../model/part-encoding.ts';
import { tokens } from '../../model/pointer.ts';
import { type Check, membersOf, settle } from './context.ts';

/** Says of the members of a form which encoding the client does not follow. */
export const checkEncoding: Check = (media, context) => {
  const schema = member(media.value, 'schema') ?? true;
  const mediaType = tokens(media.pointer).at(-1) ?? '';
  const properties = membersOf(
    settle({ value: schema, pointer: '' }, context) ?? { value: {}, pointer: '' },
    'properties',
  );
  for (const { key, value, pointer } of membersOf(media, 'encoding')) {
    const property = properties.find((candidate) => candidate.key === key)?.value;
    const { ignored } = readPartEncoding({ name: key, encoding: value, property, mediaType }, context.document);
    if (ignored.length > 0) context.problems.report('encoding-ignored', pointer, key, ignored.join(', '));
  }
};
