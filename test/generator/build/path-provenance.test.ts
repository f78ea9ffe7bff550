import { expect, test } from 'vitest';
import { buildContract } from '../../../generator/build/contract.ts';
import { Diagnostics } from '../../../generator/diagnostics/diagnostics.ts';
import { documentationText } from '../../../generator/emit/source/documentation.ts';

const responses = { 204: { description: 'Done' } };

test.each([
  ['a documented operation below an assumed prefix', 'Garden', 'documented', 'Documented; path prefix assumed.'],
  ['an assumed operation below an assumed prefix', 'Garden', 'assumed', 'Assumed.'],
  ['a documented operation below a documented prefix', 'Shed', 'documented', 'Documented.'],
])('the label of %s states its path provenance', (_, tag, provenance, want) => {
  const document = {
    openapi: '3.1.0',
    info: { title: 'Garden', version: '1' },
    'x-domains': {
      garden: { tag: 'Garden', pathPrefix: '/garden', provenance: 'assumed' },
      shed: { tag: 'Shed', pathPrefix: '/shed', provenance: 'documented' },
    },
    paths: { '/x': { post: { operationId: 'dig', tags: [tag], responses, 'x-provenance': provenance } } },
  };
  const { api } = buildContract({ document }, new Diagnostics());
  const operation = api.groups.flatMap(({ operations }) => operations)[0];
  expect(documentationText(operation?.documentation ?? { deprecated: false, notShown: [] })).toEqual([want]);
});
