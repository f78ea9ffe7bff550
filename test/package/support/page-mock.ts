/** Replaces `test/mock/support/platform-mock.ts` in a page: the mock runs there, and its `fetch` calls the mock. */
import current from '../../../generated/mock/spec/v3.json' with { type: 'json' };
import former from '../../../generated/mock/spec/v2.json' with { type: 'json' };
import { platform } from '../../../generated/mock/src/behavior/platform.ts';
import { legacyTranslations } from '../../../generated/mock/src/legacy-translations.ts';
import { createMock, type Mock, type MockSource, type PageMockOptions } from '#mock/mock.ts';

const [translation] = Object.values(legacyTranslations);

const source: MockSource = {
  platform,
  documents: [
    { name: 'v3', root: Object(current) },
    { name: 'v2', root: Object(former), ...(translation === undefined ? {} : { translation }) },
  ],
};

export async function platformSource(): Promise<MockSource> {
  return source;
}

export async function documents(): Promise<MockSource['documents']> {
  return source.documents;
}

export async function platformMock(options: PageMockOptions = {}): Promise<Mock> {
  const mock = createMock(source, { strict: true, seed: 7, ...options });
  globalThis.fetch = mock.fetch;
  return mock;
}
