import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { defineEmitter, generate } from '../../generator/index.ts';
import { testFolder } from '../support/temporary-folder.ts';

const document = {
  openapi: '3.1.0',
  info: { title: 'Pets', version: '1' },
  paths: {},
  components: { schemas: { Pet: { type: 'object' }, Owner: { type: 'object' } } },
};

const list = (heading: string) =>
  defineEmitter({
    name: 'list',
    *emit({ api }) {
      const names = api.schemas.map(({ name }) => name);
      yield { kind: 'text', path: 'list.txt', text: [heading, ...names].join('\n') };
    },
  });

test("runs emitters of the caller after the generator's own, and again when their code changes", async () => {
  const folder = testFolder('emitter');
  const [spec, out] = [join(folder, 'openapi.json'), join(folder, 'out')];
  writeFileSync(spec, JSON.stringify(document));
  const { added } = await generate({ spec, out, only: ['spec'], emitters: [list('Schemas')] });
  expect(added).toEqual(['spec/openapi.json', 'list.txt']);
  expect(readFileSync(join(out, 'list.txt'), 'utf8')).toBe('Schemas\nPet\nOwner');
  expect((await generate({ spec, out, only: ['spec'], emitters: [list('Types')] })).changed).toEqual(['list.txt']);
  await expect(generate({ spec, out, only: ['spec'] })).rejects.toThrow('This run would remove list');
  expect((await generate({ spec, out, only: ['spec'], prune: true })).removed).toEqual(['list.txt']);
});
