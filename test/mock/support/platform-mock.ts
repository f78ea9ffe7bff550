import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { platform } from '../../../spec/v3/behavior/platform.ts';
import { legacyTranslations } from '../../../generated/mock/src/legacy-translations.ts';
import { bodyValidators as validatorsOfV2 } from '../../../generated/mock/src/validators/v2.ts';
import { bodyValidators as validatorsOfV3 } from '../../../generated/mock/src/validators/v3.ts';
import type { DocumentSource } from '#mock/document/served-document.ts';
import type { JsonObject } from '#mock/json.ts';
import type { MockOptions } from '#mock/options.ts';
import { type Mock, type MockSource, start } from '#mock/start.ts';
import { replicatedMock } from './replicated-mock.ts';

const SPECIFICATIONS = join(import.meta.dirname, '../../../generated/mock/spec');
const loaded = new Map<string, JsonObject>();

/**
 * Both documents of the platform, as the package ships them. They are read, because loading them by the generator would
 * make every test of the mock depend on it.
 */
export async function documents(): Promise<readonly DocumentSource[]> {
  return [
    { name: 'v3', root: rootOf('v3'), bodyValidators: validatorsOfV3 },
    { name: 'v2', root: rootOf('v2'), bodyValidators: validatorsOfV2, ...translationOf('v2') },
  ];
}

function rootOf(name: string): JsonObject {
  const root = loaded.get(name) ?? JSON.parse(readFileSync(join(SPECIFICATIONS, `${name}.json`), 'utf8'));
  loaded.set(name, root);
  return root;
}

/** From the tables of renames, as they are in the package. */
function translationOf(name: string): Pick<DocumentSource, 'translation'> {
  const translation = legacyTranslations[name];
  return translation === undefined ? {} : { translation };
}

/** Source of the platform's mock. */
export async function platformSource(): Promise<MockSource> {
  return { platform, documents: await documents() };
}

/**
 * The mock of the platform behind a port, every response validated. With a store in the environment, it is three of
 * them.
 */
export async function platformMock(options: MockOptions = {}): Promise<Mock> {
  const store = process.env['REPLICAS_STORE'];
  const all = { port: 0, strict: true, seed: 7, ...options };
  // A store has the users of its first mock.
  if (store === undefined || 'store' in options || 'users' in options) return start(await platformSource(), all);
  return replicatedMock(async () => start(await platformSource(), { ...all, store }));
}
