import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { buildContract } from '../../../generator/build/contract.ts';
import { Diagnostics } from '../../../generator/diagnostics/diagnostics.ts';
import { replacementsOf } from '../../../generator/emit/source/replacements.ts';
import { inferDocument } from '../../../generator/infer/infer.ts';
import { PEERS, skippedWithout } from '../../../scripts/extras.ts';
import { preferUpdate } from '#shared/eslint/prefer-update.ts';

const ESLINT = join(PEERS, 'eslint/lib/api.js');
const skipped = skippedWithout(ESLINT);
const document = parse(readFileSync(join(import.meta.dirname, '../../sdk/support/inferred-shop.yaml'), 'utf8'));

interface Message {
  readonly line: number;
  readonly message: string;
  readonly suggestions?: readonly { readonly desc: string }[];
}

test.skipIf(skipped !== '').each([
  ['@shop/sdk', '@shop/sdk/animals'],
  [['animals'], '../api/animals.js'],
  [['animals'], '@/api/animals'],
])(
  `the client %j, imported from %s: calls of inferred replacements are reported, with their safe update${skipped}`,
  async (client, module) => {
    const { api } = buildContract({ document, infer: inferDocument }, new Diagnostics());
    const { Linter } = (await import(pathToFileURL(ESLINT).href)) as {
      readonly Linter: new () => { readonly verify: (code: string, config: object) => readonly Message[] };
    };
    const code = [
      `import { updatePet, getPet } from '${module}';`,
      "await updatePet(client, { petId: '1', body: { name: 'a' } });",
      "await shop.animals.updatePet({ petId: '1', body: { name: 'a' } });",
      "await shop.pets.replace({ petId: '1', body: { name: 'a' } });",
      "await shop.pets.update({ petId: '1' }, { name: 'a' });",
      "await getPet(client, { petId: '1' });",
    ].join('\n');
    const plugins = { shop: { rules: { prefer: preferUpdate(replacementsOf(api), client) } } };
    const found = new Linter().verify(code, { plugins, rules: { 'shop/prefer': 'warn' } });
    expect(
      found.map(({ line, message, suggestions = [] }) => [line, message.split(' ')[0], suggestions[0]?.desc]),
    ).toEqual([
      [2, 'updatePet', 'Call safeUpdatePet instead.'],
      [3, 'animals.updatePet', 'Call safeUpdatePet instead.'],
      [4, 'pets.replace', 'Call update instead.'],
    ]);
  },
);
