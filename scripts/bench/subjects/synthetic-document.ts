/**
 * Creates a document with a number of similar operations, ten per tag. Each has parameters, a body and a response with
 * a schema of its own, which contains one schema shared by the tag and one shared by all.
 */
export function syntheticDocument(operations: number): object {
  const indexes = Array.from({ length: operations }, (_, index) => index);
  const groups = Array.from({ length: Math.ceil(operations / 10) }, (_, index) => index);
  return {
    openapi: '3.1.0',
    info: { title: `${operations} operations`, version: '1' },
    tags: groups.map((group) => ({ name: `Group ${group}` })),
    paths: Object.fromEntries(
      indexes.map((index) => [`/group${Math.floor(index / 10)}/thing${index}/{id}`, pathItem(index)]),
    ),
    components: {
      schemas: {
        Link: { type: 'object', required: ['href'], properties: { href: { type: 'string', format: 'uri' } } },
        ...Object.fromEntries(groups.map((group) => [`Owner${group}`, ownerSchema(group)])),
        ...Object.fromEntries(indexes.map((index) => [`Thing${index}`, thingSchema(index)])),
      },
    },
  };
}

const content = (schema: object): object => ({ 'application/json': { schema } });
const reference = (name: string): object => ({ $ref: `#/components/schemas/${name}` });

function pathItem(index: number): object {
  return {
    put: {
      operationId: `replaceThing${index}`,
      summary: `Replaces thing ${index}`,
      tags: [`Group ${Math.floor(index / 10)}`],
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
        {
          name: 'page_size',
          in: 'query',
          description: 'How many.',
          schema: { type: 'integer', minimum: 1, maximum: 100 },
        },
      ],
      requestBody: { required: true, content: content(reference(`Thing${index}`)) },
      responses: { 200: { description: 'The thing.', content: content(reference(`Thing${index}`)) } },
    },
  };
}

function ownerSchema(group: number): object {
  return {
    type: 'object',
    required: ['name'],
    properties: { name: { type: 'string', maxLength: 50 + group }, self: reference('Link') },
  };
}

function thingSchema(index: number): object {
  return {
    type: 'object',
    description: `Thing ${index}.`,
    required: ['id', 'kind'],
    properties: {
      id: { type: 'string', readOnly: true },
      kind: { enum: ['small', 'large', `number ${index}`] },
      count: { type: 'integer', minimum: 0, maximum: 1000 + index },
      made: { type: 'string', format: 'date-time', description: 'When it was made.' },
      names: { type: 'array', items: { type: 'string' }, maxItems: 10 },
      owner: reference(`Owner${Math.floor(index / 10)}`),
      links: { type: 'array', items: reference('Link') },
    },
  };
}
