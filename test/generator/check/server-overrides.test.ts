import { describe, expect, test } from 'vitest';
import { diagnosticsOf } from './check-document.ts';

const responses = `responses: { '204': { description: Done. } }`;
const root = `servers: [{ url: '{base}/rest', variables: { base: { default: 'https://example.com' } } }]`;
const scheme = 'components: { securitySchemes: { basic: { type: http, scheme: basic, x-selector: /rest } } }';
const withoutSelector = `[{ url: '{base}', variables: { base: { default: 'https://example.com' } } }]`;

describe('a server of an operation or a path', () => {
  test.for([
    { servers: '[{ url: https://uploads.example.com }]', want: true },
    { servers: '[{ url: https://example.com/rest }]', want: false },
    { servers: '[{ url: https://example.com/rest/ }]', want: false },
    { servers: '[{ url: https://other.example.com }, { url: https://example.com/rest }]', want: false },
    { servers: withoutSelector, want: false },
  ])('is reported if the client ignores it: $servers, $want', async ({ servers, want }) => {
    const ofOperation = `paths: { /a: { get: { operationId: a, servers: ${servers}, ${responses} } } }`;
    const ofPath = `paths: { /a: { servers: ${servers}, get: { operationId: a, ${responses} } } }`;
    const expected = (place: string): readonly string[] =>
      want ? [`server-not-followed /paths/~1a${place}/servers/0`] : [];
    expect(await diagnosticsOf([root, scheme, ofOperation].join('\n'))).toEqual(expected('/get'));
    expect(await diagnosticsOf([root, scheme, ofPath].join('\n'))).toEqual(expected(''));
  });

  test('without the selector counts as another server if no security scheme has a selector', async () => {
    const paths = `paths: { /a: { get: { operationId: a, servers: ${withoutSelector}, ${responses} } } }`;
    expect(await diagnosticsOf([root, paths].join('\n'))).toEqual(['server-not-followed /paths/~1a/get/servers/0']);
  });
});
