import { pointerStep } from '#shared/json.ts';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Explanation } from '#shared/explanations.ts';
import { isUnplaced } from '../document/parameters.ts';
import { resolveReference } from '../document/references.ts';
import { isObject, type JsonObject, listAt, objectAt, textAt } from '../json.ts';
import { emptyPlatform } from '../platform.ts';
import type { MockSource } from '../mock.ts';
import { readTextFile } from '../server/files.ts';

/** The exports of the generator's `contract.ts`. */
interface ContractModule {
  readonly loadContract: (
    file: string,
    options: Omit<LoadDocumentOptions, 'check'>,
  ) => Promise<{
    readonly document: JsonObject;
    readonly diagnostics: readonly ContractDiagnostic[];
  }>;
  readonly inferResources: (document: JsonObject) => Inference;
  readonly parseYaml: (text: string) => unknown;
  readonly diagnosticExplanations: () => readonly Explanation[];
  /** Writes the inferred resources as an overlay, in YAML. */
  readonly formatOverlay: (inference: Inference, title: string) => string;
}

/** State that a document implies, as the generator infers it. */
export interface Inference {
  readonly operations: readonly {
    /** In lower case. */
    readonly method: string;
    readonly path: string;
    readonly kind: 'action' | 'item' | 'stated' | 'none';
    readonly resource?: JsonObject;
    readonly reason: string;
  }[];
  readonly collections: readonly string[];
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
  /** Files of overlays, which are applied to the document in this order. */
  readonly overlays?: readonly string[] | undefined;
  /**
   * Infer the state of a document that states no resources.
   *
   * @default true
   */
  readonly infer?: boolean | undefined;
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
  { check = true, ...options }: LoadDocumentOptions = {},
): Promise<LoadedDocument> {
  const { loadContract }: ContractModule = await import(contractModule());
  const { document, diagnostics } = await loadContract(file, options);
  requireSound(diagnostics, check);
  return {
    platform: emptyPlatform,
    documents: [{ name: 'openapi', root: document }],
    remarks: [...diagnostics.map(({ text }) => text), ...unplacedParameters(document)],
  };
}

/** Reads a file of YAML or JSON. */
export async function readYamlFile(file: string): Promise<unknown> {
  const { parseYaml }: ContractModule = await import(contractModule());
  return parseYaml(readTextFile(file));
}

/** Explains the diagnostics that {@link loadDocument} reports. */
export async function documentExplanations(): Promise<readonly Explanation[]> {
  const { diagnosticExplanations }: ContractModule = await import(contractModule());
  return diagnosticExplanations();
}

/** Inferred state of a document, and the overlay that states it. */
interface InferredState {
  readonly inference: Inference;
  readonly title: string;
  /** The overlay, in YAML. */
  readonly overlay: string;
}

/**
 * Infers the state of a document, also of operations beside those whose resources it states itself.
 *
 * @throws TypeError if the document has a fault, and `check` is not false
 */
export async function inferState(
  file: string,
  { check = true, ...options }: LoadDocumentOptions,
): Promise<InferredState> {
  const { loadContract, inferResources, formatOverlay }: ContractModule = await import(contractModule());
  const { document, diagnostics } = await loadContract(file, { ...options, infer: false });
  requireSound(diagnostics, check);
  const title = textAt(document['info'], 'title') ?? 'API';
  const inference = inferResources(document);
  return { inference, title, overlay: formatOverlay(inference, title) };
}

function requireSound(diagnostics: readonly ContractDiagnostic[], check: boolean): void {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').map(({ text }) => text);
  if (check && errors.length > 0) throw new TypeError([...errors, HINT].join('\n'));
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
