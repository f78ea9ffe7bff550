import { buildContract } from '../../../generator/build/contract.ts';
import { loadSpecification } from '../../../generator/load/load.ts';
import { Diagnostics } from '../../../generator/diagnostics/diagnostics.ts';
import { platform } from '../../../spec/v3/behavior/platform.ts';
import { legacyTranslations } from '../../../generated/mock/src/legacy-translations.ts';
import { bodyValidators as validatorsOfV2 } from '../../../generated/mock/src/validators/v2.ts';
import { bodyValidators as validatorsOfV3 } from '../../../generated/mock/src/validators/v3.ts';
import type { DocumentSource } from '../../../templates/runtime/mock-engine/src/document/served-document.ts';
import { isObject, type Json, type JsonObject } from '../../../templates/runtime/mock-engine/src/json.ts';
import type { MockOptions } from '../../../templates/runtime/mock-engine/src/options.ts';
import { type Mock, type MockSource, start } from '../../../templates/runtime/mock-engine/src/start.ts';
import { replicatedMock } from './replicated-mock.ts';

let loaded: Promise<readonly DocumentSource[]> | undefined;

/** Both documents of the platform, as the package ships them. */
export function documents(): Promise<readonly DocumentSource[]> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<readonly DocumentSource[]> {
  const diagnostics = new Diagnostics();
  const [current, former] = await Promise.all([
    loadSpecification('spec/v3/openapi.yaml', diagnostics),
    loadSpecification('spec/v2/openapi.yaml', diagnostics),
  ]);
  const { document } = buildContract({ document: current.document }, diagnostics);
  return [
    { name: 'v3', root: rootOf(document), bodyValidators: validatorsOfV3 },
    { name: 'v2', root: rootOf(former.document), bodyValidators: validatorsOfV2, ...translationOf('v2') },
  ];
}

/** From the tables of renames, as they are in the package. */
function translationOf(name: string): Pick<DocumentSource, 'translation'> {
  const translation = legacyTranslations[name];
  return translation === undefined ? {} : { translation };
}

function rootOf(document: object): JsonObject {
  const value: Json = JSON.parse(JSON.stringify(document));
  if (!isObject(value)) throw new TypeError('A document is an object.');
  return value;
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
