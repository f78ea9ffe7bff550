import { join } from 'node:path';
import { expect, test } from 'vitest';
import { driveOperations } from './drive-operations.ts';
import { serializeParameters } from './expected-request.ts';
import { testFolder } from '../support/temporary-folder.ts';

const GOLDEN = join(import.meta.dirname, '../golden');

test.each(['parameter-styles', 'parameter-contents', 'parameters', 'bodies', 'body-media-types', 'form-encoding'])(
  'every operation of %s sends what the document describes',
  async (name) => {
    const folder = testFolder('drive');
    const { operations, differences } = await driveOperations(join(GOLDEN, name, 'spec.yaml'), folder);
    expect(operations).toBeGreaterThan(0);
    expect(differences).toEqual([]);
  },
);

// The table "Style Examples" of OpenAPI 3.1, section 4.8.12.3.
const array = ['blue', 'black', 'brown'];
const object = { R: 100, G: 200, B: 150 };

test.each([
  ['path', 'matrix', false, array, ';color=blue,black,brown'],
  ['path', 'matrix', true, object, ';R=100;G=200;B=150'],
  ['path', 'label', true, array, '.blue.black.brown'],
  ['path', 'simple', false, object, 'R,100,G,200,B,150'],
  ['path', 'simple', true, object, 'R=100,G=200,B=150'],
  ['query', 'form', false, object, 'color=R,100,G,200,B,150'],
  ['query', 'spaceDelimited', false, array, 'color=blue%20black%20brown'],
  ['query', 'pipeDelimited', false, object, 'color=R%7C100%7CG%7C200%7CB%7C150'],
  ['query', 'deepObject', true, object, 'color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150'],
])(
  'the serializer writes a value in %s with style %s and explode %s as the specification does',
  (place, style, explode, value, want) => {
    const parameter = { name: 'color', in: place, style, explode };
    const { path, query } = serializeParameters('{color}', [{ parameter, value }]);
    expect(place === 'path' ? path : query.join('&')).toBe(want);
  },
);
