import { below, member, type Node, objectAt } from '../../model/json.ts';
import type { DiffContext, Pair } from './context.ts';
import { compareMembers, isSameData } from './members.ts';
import { defineRules, HARMLESS, NARROWS } from './rule.ts';
import { compareSchemas } from './schemas.ts';

export const contentRules = defineRules({
  'media-type-removed': [
    { request: 'breaking', response: 'breaking' },
    (type, subject) => `${subject} no longer has the media type ${type}`,
  ],
  'media-type-added': [HARMLESS, (type, subject) => `${subject} also has the media type ${type}`],
  'media-type-schema-added': [NARROWS, (type, subject) => `${type} of ${subject} got a schema`],
  'media-type-schema-removed': [
    { request: 'non-breaking', response: 'warning' },
    (type, subject) => `${type} of ${subject} lost its schema`,
  ],
  'encoding-changed': [
    { request: 'warning', response: 'warning' },
    (type, subject, name) => `the encoding of "${name}" in ${type} of ${subject} changed`,
  ],
});

/** Compares the media types of two bodies, headers or parameters. */
export function compareContents(context: DiffContext, pair: Pair, subject: string): void {
  const [before, after] = [contentsOf(pair.before), contentsOf(pair.after)];
  for (const [type, old] of before) {
    const current = after.get(type);
    if (current === undefined)
      context.report(contentRules['media-type-removed'], { before: old, after: pair.after }, old.name, subject);
    else compareMediaType(context, { before: old, after: current }, { type: old.name, subject });
  }
  for (const [type, current] of after)
    if (!before.has(type))
      context.report(contentRules['media-type-added'], { before: pair.before, after: current }, current.name, subject);
}

interface MediaType extends Node {
  readonly name: string;
}

/**
 * Returns media types by name. Case and spaces do not count (RFC 9110, section 8.3.1), and neither does the character
 * encoding that is the default of JSON (RFC 8259, section 8.1) and of the web.
 */
function contentsOf({ value, pointer }: Node): ReadonlyMap<string, MediaType> {
  const entries = Object.entries(objectAt(value, 'content'));
  return new Map(
    entries.map(([name, content]) => [
      name
        .toLowerCase()
        .replaceAll(/\s/g, '')
        .replace(/;charset="?utf-8"?(?=;|$)/, ''),
      { name, value: content, pointer: below(pointer, 'content', name) },
    ]),
  );
}

function compareMediaType(context: DiffContext, pair: Pair, { type, subject }: MediaTypeNames): void {
  compareMembers(context, pair, `${type} of ${subject}`, [
    { keys: ['schema'], compare: () => compareMediaTypeSchemas(context, pair, { type, subject }) },
    { keys: ['encoding'], compare: () => compareEncodings(context, pair, { type, subject }) },
  ]);
}

interface MediaTypeNames {
  readonly type: string;
  readonly subject: string;
}

function compareMediaTypeSchemas(context: DiffContext, pair: Pair, { type, subject }: MediaTypeNames): void {
  const [before, after] = [memberNode(pair.before, 'schema'), memberNode(pair.after, 'schema')];
  if (before !== undefined && after !== undefined) compareSchemas(context, { before, after });
  else if (after !== undefined) context.report(contentRules['media-type-schema-added'], pair, type, subject);
  else if (before !== undefined) context.report(contentRules['media-type-schema-removed'], pair, type, subject);
}

function compareEncodings(context: DiffContext, pair: Pair, { type, subject }: MediaTypeNames): void {
  const [old, current] = [objectAt(pair.before.value, 'encoding'), objectAt(pair.after.value, 'encoding')];
  for (const name of new Set([...Object.keys(old), ...Object.keys(current)]))
    if (!isSameData(context.state, member(old, name), member(current, name)))
      context.report(contentRules['encoding-changed'], pair, type, subject, name);
}

export function memberNode({ value, pointer }: Node, key: string): Node | undefined {
  const found = member(value, key);
  return found === undefined ? undefined : { value: found, pointer: below(pointer, key) };
}
