import type { GlobalContext, OpenAPI3 } from 'openapi-typescript';
import type { Contract } from '../../model/contract.ts';
import { isObject, type JsonObject } from '../../model/json.ts';
import type { OutputFile } from '../emitter.ts';
import { ProductError } from '../product-error.ts';

/**
 * What openapi-typescript is asked for: an object without members may hold any; a default does not make a property
 * present in what is sent. All else is off, as it is by default.
 */
const OPTIONS = {
  additionalProperties: false,
  alphabetize: false,
  arrayLength: false,
  conditionalEnums: false,
  dedupeEnums: false,
  defaultNonNullable: false,
  emptyObjectsUnknown: true,
  enum: false,
  enumValues: false,
  excludeDeprecated: false,
  exportType: false,
  generatePathParams: false,
  immutable: false,
  makePathsEnum: false,
  pathParamsAsTypes: false,
  postTransform: undefined,
  propertiesRequiredByDefault: false,
  readWriteMarkers: false,
  rootTypes: false,
  rootTypesKeepCasing: false,
  rootTypesNoSchemaPrefix: false,
  silent: true,
  transform: undefined,
  transformProperty: undefined,
} as const satisfies Partial<GlobalContext>;

/**
 * The drop-in `paths` and `components` types of openapi-typescript, for callers who use openapi-fetch; where they are
 * asked for. Its parts are called directly: its front door bundles and lints the document once more, which takes twice
 * as long as all the rest.
 */
export async function emitPaths({ api, document }: Contract): Promise<readonly OutputFile[]> {
  if (!api.names.paths || !isObject(document)) return [];
  return [{ kind: 'text', path: 'sdk/src/paths.ts', text: typesText(document, await loadParts()) }];
}

type Library = Awaited<ReturnType<typeof loadParts>>;

/** The types of a document. */
function typesText(document: JsonObject, library: Library): string {
  const { transform, resolveRef, scanDiscriminators, astToString } = library;
  // It writes into what it is given, so it gets a copy.
  const schema = structuredClone(document) as unknown as OpenAPI3;
  const nodes = transform(schema, {
    ...OPTIONS,
    discriminators: scanDiscriminators(schema, { silent: true }),
    injectFooter: [],
    resolve: ($ref) => resolveRef(schema, $ref, { silent: true }),
  });
  return astToString(nodes);
}

/**
 * The parts of openapi-typescript. It does not come with the generator: it wants a compiler of its own, and few ask for
 * its types.
 */
async function loadParts() {
  try {
    const [{ default: transform }, { resolveRef, scanDiscriminators }, { astToString }] = await Promise.all([
      import('openapi-typescript/dist/transform/index.mjs'),
      import('openapi-typescript/dist/lib/utils.mjs'),
      import('openapi-typescript/dist/lib/ts.mjs'),
    ]);
    return { transform, resolveRef, scanDiscriminators, astToString };
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
    if (!isMissing) throw error;
    throw new ProductError(
      'For paths, install what makes them: npm install --save-dev openapi-typescript@7.13.0 typescript@5',
    );
  }
}
