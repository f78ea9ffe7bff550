import { expect, test } from 'vitest';
import { buildContract } from '../../../generator/build/contract.ts';
import { Diagnostics } from '../../../generator/diagnostics/diagnostics.ts';

test('a property may have the same name as a required member of its value', () => {
  const Node = {
    type: 'object',
    properties: { parent: { $ref: '#/components/schemas/Node', required: ['parent'] } },
  };
  const document = {
    openapi: '3.1.1',
    info: { title: 'Nodes', version: '1' },
    paths: {},
    components: { schemas: { Node } },
  };
  const { api } = buildContract({ document, companions: new Map() }, new Diagnostics());
  expect(api.schemas.map(({ name }) => name)).toEqual(['Node']);
});
