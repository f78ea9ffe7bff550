import { entriesOf } from './entries-of.ts';
import { jsonOf } from './json-of.ts';
import type { Parameter, PartWriter, TextWriter } from './operation.ts';
import { scalarText } from './scalar-text.ts';
import { toldOf } from './told-of.ts';
import { writeBody } from './write-body.ts';

/**
 * Sends an object as `application/x-www-form-urlencoded`: a member in the style that is told, else scalars as they are,
 * arrays under a repeated name and objects as JSON. `null` and `undefined` are left out.
 */
export const formBody: PartWriter = (draft, asked, told) =>
  writeBody(draft, asked, (value) => ({
    content: piecesOf(value, told).filter(Boolean).join('&'),
    type: 'application/x-www-form-urlencoded',
  }));

function piecesOf(value: unknown, told: readonly Parameter[]): string[] {
  return entriesOf(value, (name) => toldOf(told, name)?.encode !== undefined).map(
    ([name, item]) => toldOf(told, name)?.encode?.(name, item, write) ?? `${write(name)}=${write(textOf(name, item))}`,
  );
}

function textOf(name: string, item: unknown): string {
  return typeof item === 'object' ? jsonOf(item, name) : scalarText(name, item);
}

/** Encodes a text as forms do, which is not as in a URL: a space is a plus. */
const write: TextWriter = (text) => new URLSearchParams([['', text]]).toString().slice(1);
