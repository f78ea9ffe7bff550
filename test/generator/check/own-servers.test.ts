import { describe, expect, test } from 'vitest';
import { findings } from './checking.ts';

const answers = `responses: { '204': { description: Done. } }`;
const root = `servers: [{ url: '{base}/rest', variables: { base: { default: 'https://example.com' } } }]`;
const scheme = 'components: { securitySchemes: { basic: { type: http, scheme: basic, x-selector: /rest } } }';
const bare = `[{ url: '{base}', variables: { base: { default: 'https://example.com' } } }]`;

describe('a server of an operation or a path', () => {
  test.for([
    { servers: '[{ url: https://uploads.example.com }]', want: true },
    { servers: '[{ url: https://example.com/rest }]', want: false },
    { servers: '[{ url: https://example.com/rest/ }]', want: false },
    { servers: '[{ url: https://other.example.com }, { url: https://example.com/rest }]', want: false },
    { servers: bare, want: false },
  ])('is told where calls do not go there: $servers, $want', async ({ servers, want }) => {
    const ofOperation = `paths: { /a: { get: { operationId: a, servers: ${servers}, ${answers} } } }`;
    const ofPath = `paths: { /a: { servers: ${servers}, get: { operationId: a, ${answers} } } }`;
    const told = (place: string): readonly string[] =>
      want ? [`server-not-followed /paths/~1a${place}/servers/0`] : [];
    expect(await findings([root, scheme, ofOperation].join('\n'))).toEqual(told('/get'));
    expect(await findings([root, scheme, ofPath].join('\n'))).toEqual(told(''));
  });

  test('without the selector is another one where no credential adds it', async () => {
    const paths = `paths: { /a: { get: { operationId: a, servers: ${bare}, ${answers} } } }`;
    expect(await findings([root, paths].join('\n'))).toEqual(['server-not-followed /paths/~1a/get/servers/0']);
  });
});
