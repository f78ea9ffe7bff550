import { describe, expect, test } from 'vitest';
import type { ResponseReader } from '#sdk/client/operation.ts';
import {
  readAccepting,
  readBlob,
  readHtml,
  readJson,
  readJsonText,
  readNullableString,
  readOptional,
  readTypedString,
} from '#sdk/responses/readers.ts';

function read(reader: ResponseReader<unknown>, type: string, text: string): unknown {
  return reader.read(new TextEncoder().encode(text), type);
}

describe('a response is parsed as its operation declares', () => {
  test.for([
    { reader: readTypedString, type: 'application/json', text: '"0012"', want: '0012' },
    { reader: readTypedString, type: 'text/plain', text: '0012', want: '0012' },
    { reader: readNullableString, type: 'application/json', text: '0012', want: '0012' },
    { reader: readNullableString, type: 'application/json', text: 'null', want: null },
    { reader: readNullableString, type: 'text/plain', text: 'null', want: 'null' },
    { reader: readJsonText, type: 'text/plain', text: '{"a":1}', want: { a: 1 } },
    { reader: readJsonText, type: '', text: '[1]', want: [1] },
    { reader: readHtml, type: 'text/html; charset=utf-8', text: '<html>', want: '<html>' },
    { reader: readOptional(readJson), type: '', text: '', want: undefined },
    { reader: readOptional(readJson), type: 'application/json', text: '{"a":1}', want: { a: 1 } },
  ])('$text of "$type" is $want', ({ reader, type, text, want }) => {
    expect(read(reader, type, text)).toEqual(want);
  });

  test('invalid JSON is rejected, and so is an HTML page', () => {
    expect(() => read(readJsonText, 'text/plain', 'maybe')).toThrow('not valid JSON');
    expect(() => read(readJsonText, 'text/html', '<html>')).toThrow('HTML');
  });

  test('the declared media types are accepted, other members stay', () => {
    expect(readAccepting('image/png', readBlob).fields).toEqual({ accept: 'image/png', 'accept-encoding': 'identity' });
    expect(readAccepting('application/vnd.api+json', readJson).fields).toEqual({ accept: 'application/vnd.api+json' });
  });
});
