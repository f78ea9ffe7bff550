import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { requireWithout } from '../../templates/mock/src/prism/late.ts';

const folder = mkdtempSync(join(tmpdir(), 'mock-late-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const here = createRequire(join(folder, 'here.cjs'));
const log: string[] = Object.assign(globalThis, { lateLog: [] as string[] }).lateLog;

function writeModules(name: string): void {
  writeFileSync(
    join(folder, `${name}.cjs`),
    `const late = require('./${name}-late.cjs'); const { taken } = late;
     module.exports = { add: (a, b) => late.add(a, b), make: () => new late.Made().is, call: () => late('x'), word: () => taken.word };`,
  );
  writeFileSync(
    join(folder, `${name}-late.cjs`),
    `globalThis.lateLog.push('${name}');
     module.exports = Object.assign((text) => text + '!', { add: (a, b) => a + b, Made: class { is = 'made' }, taken: { word: 'word' } });`,
  );
}

test('what is hardly used is loaded once, when it is first used', () => {
  writeModules('one');
  const one = requireWithout('./one.cjs', [{ name: './one-late.cjs', way: ['./one.cjs'], taken: 'taken' }], here);
  expect(log).toEqual([]);
  const { add, make, call, word } = Object(one);
  expect([add(1, 2), make(), call(), word()]).toEqual([3, 'made', 'x!', 'word']);
  expect(log).toEqual(['one']);
  expect(here('./one-late.cjs').add(1, 2)).toBe(3);
  expect(log).toEqual(['one']);
});

test('whoever requires it later gets the module itself', () => {
  writeModules('two');
  requireWithout('./two.cjs', [{ name: './two-late.cjs', way: [] }], here);
  expect(here('./two-late.cjs').taken).toEqual({ word: 'word' });
});

test('what is not found, or there already, is required plainly', () => {
  writeModules('three');
  const before = here('./three-late.cjs');
  const late = [
    { name: './three-late.cjs', way: [] },
    { name: './none.cjs', way: [] },
    { name: './three-late.cjs', way: ['./none.cjs'] },
  ];
  expect(Object(requireWithout('./three.cjs', late, here)).add(1, 2)).toBe(3);
  expect(here('./three-late.cjs')).toBe(before);
});

test('what fails to load leaves nothing behind', () => {
  writeFileSync(join(folder, 'bad.cjs'), `require('./two-late.cjs'); throw new Error('bad');`);
  delete here.cache[here.resolve('./two-late.cjs')];
  expect(() => requireWithout('./bad.cjs', [{ name: './two-late.cjs', way: [] }], here)).toThrow('bad');
  expect(here('./two-late.cjs').add(1, 1)).toBe(2);
});

test('Prism is loaded without what makes words, and makes words', () => {
  const source = join(import.meta.dirname, '../../templates/mock/src');
  const document = {
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: {
      '/words': {
        get: {
          responses: {
            200: {
              description: 'A word.',
              content: {
                'application/json': { schema: { type: 'string', 'x-faker': 'location.countryCode' } },
              },
            },
          },
        },
      },
    },
  };
  const program = `
    import { createRequire } from 'node:module';
    import { start } from ${JSON.stringify(join(source, 'start.ts'))};
    import { plainPlatform } from ${JSON.stringify(join(source, 'platform.ts'))};
    const loaded = () => Object.keys(createRequire(${JSON.stringify(join(source, 'start.ts'))}).cache);
    const holds = (name) => loaded().some((file) => file.includes(name));
    const mock = await start({ platform: plainPlatform, documents: [{ name: 'd', root: ${JSON.stringify(document)} }] });
    await mock.fetch(mock.url + '/words');
    const before = ['prism-http', '@faker-js', 'postman-collection', 'node-fetch', 'pino'].map(holds);
    const word = await (await mock.fetch(mock.url + '/words', { headers: { prefer: 'dynamic=true' } })).json();
    console.log(JSON.stringify({ before, after: holds('@faker-js'), isCode: /^[A-Z]{2}$/.test(word) }));`;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
  expect(JSON.parse(said)).toEqual({ before: [true, false, false, false, false], after: true, isCode: true });
});
