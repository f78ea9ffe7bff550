import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isUnplaced } from '../document/parameters.ts';
import { pointerStep, resolveReference } from '../document/references.ts';
import { isObject, type JsonObject, listAt, objectAt, textAt } from '../json.ts';
import { emptyPlatform } from '../platform.ts';
import type { MockSource } from '../start.ts';

/** The exports of the generator's `contract.ts`. */
interface ContractModule {
  readonly loadContract: (
    file: string,
    options: { readonly within?: string | undefined },
  ) => Promise<{ readonly document: JsonObject; readonly diagnostics: readonly ContractDiagnostic[] }>;
}

interface ContractDiagnostic {
  readonly severity: 'error' | 'warning';
  /** One line: the place, the code, the cause and the fix. */
  readonly text: string;
}

/** A document to serve, and the repairs that were made in it. */
export interface LoadedDocument extends MockSource {
  /** One line for each repair, and for each fault that is left where `check` is false. */
  readonly remarks: readonly string[];
}

/** Options of {@link loadDocument}. */
export interface LoadDocumentOptions {
  /**
   * Folder around the document that its references may lead to.
   *
   * @default the folder of the document
   */
  readonly within?: string | undefined;
  /**
   * Reject documents with errors.
   *
   * @default true
   */
  readonly check?: boolean | undefined;
}

/**
 * Loads any OpenAPI document with the generator's loader, so that the mock and everything generated see the same: JSON
 * or YAML, with references into other files of its folder. Nothing else is read, and nothing is fetched.
 *
 * @throws TypeError if the document has a fault, and `check` is not false
 */
export async function loadDocument(
  file: string,
  { within, check = true }: LoadDocumentOptions = {},
): Promise<LoadedDocument> {
  const { loadContract }: ContractModule = await import(contractModule());
  const { document, diagnostics } = await loadContract(file, { within });
  const errors = diagnostics.filter(({ severity }) => severity === 'error').map(({ text }) => text);
  if (check && errors.length > 0) throw new TypeError([...errors, HINT].join('\n'));
  return {
    platform: emptyPlatform,
    documents: [{ name: 'openapi', root: document }],
    remarks: [...diagnostics.map(({ text }) => text), ...unplacedParameters(document)],
  };
}

/** One line for each path parameter that is ignored, since its path has no place for it. */
function unplacedParameters(root: JsonObject): readonly string[] {
  return Object.entries(objectAt(root, 'paths')).flatMap(([path, item]) => {
    const pointer = `#/paths${pointerStep(path)}`;
    const operations = Object.entries(isObject(item) ? item : {}).map(
      ([key, value]) => [pointer + pointerStep(key), value] as const,
    );
    return [...operations, [pointer, item] as const].flatMap(([place, holder]) =>
      listAt(holder, 'parameters').flatMap((entry, index) => {
        const parameter = resolveReference(root, entry);
        const name = textAt(parameter, 'name') ?? '';
        return isUnplaced(parameter, path) ? [`${place}/parameters/${index}: the path has no {${name}}; ignored`] : [];
      }),
    );
  });
}

const HINT = 'Correct the document, or serve it with --no-check.';

/**
 * The URL of the generator's loader: its source in the repository, where this code runs from its own, and the bundle of
 * it in the package. It is not imported by a path, since neither exists beside both.
 */
function contractModule(): string {
  const name = import.meta.url.endsWith('.ts') ? 'generator/contract.ts' : 'contract.js';
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, name)) && folder !== dirname(folder)) folder = dirname(folder);
  return pathToFileURL(join(folder, name)).href;
}
