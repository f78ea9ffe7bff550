import { expect, test } from 'vitest';
import { createCore, MemoryStore } from '#mock/core.ts';
import type { JsonObject } from '#mock/json.ts';
import { emptyPlatform, type Platform } from '#mock/platform.ts';

/** Store whose first commit loses against another one. */
class ContendedStore extends MemoryStore {
  #commits = 0;

  override async commit(...parts: Parameters<MemoryStore['commit']>): Promise<boolean> {
    this.#commits += 1;
    return this.#commits > 1 && super.commit(...parts);
  }
}

test('a request that is retried after a conflict has its warnings and violations once', async () => {
  const post = {
    operationId: 'addThing',
    'x-resource': { collection: 'things', action: 'create', id: 'id' },
    parameters: [{ name: 'embed', in: 'query', schema: { type: 'string' } }],
    responses: { 201: { description: '', content: { 'application/json': { schema: { type: 'object' } } } } },
  };
  const root: JsonObject = JSON.parse(
    JSON.stringify({ openapi: '3.1.0', info: { title: 'T', version: '1' }, paths: { '/things': { post } } }),
  );
  const addThing: NonNullable<Platform['behaviors'][number]['actions']>[string] = async (call) => {
    call.reportViolation('/body is reported');
    return call.crud('create');
  };
  const platform = { ...emptyPlatform, behaviors: [{ actions: { addThing } }] };
  const core = createCore({ documents: [{ name: 't', root }], platform, store: new ContendedStore() });
  await core.handle({ method: 'POST', target: '/things?embed=x', headers: {}, body: new Uint8Array() });
  expect(core.control().calls()).toMatchObject([
    { status: 201, warnings: ['/query/embed has no effect'], violations: ['/body is reported'] },
  ]);
});
