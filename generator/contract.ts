import { buildDocument } from './build/contract.ts';
import { acceptDocument } from './check/accept.ts';
import { addInferredResources } from './infer/infer.ts';
import { loadSpecification } from './load/load.ts';
import { yamlLibrary } from './load/yaml.ts';
import type { JsonObject } from './model/json.ts';
import { type DiagnosticCode, lenientOutcome } from './diagnostics/catalogue.ts';
import { type Diagnostic, Diagnostics, SpecError } from './diagnostics/diagnostics.ts';

export { diagnosticExplanations } from './diagnostics/explain.ts';
export { inferResources } from './infer/infer.ts';
export { formatOverlay } from './infer/overlay.ts';

/** Options of {@link loadContract}. */
export interface LoadContractOptions {
  /**
   * Folder around the document that its references may lead to.
   *
   * @default the folder of the document
   */
  readonly within?: string | undefined;
  /** Files of overlays, which are applied to the document in this order. */
  readonly overlays?: readonly string[] | undefined;
  /**
   * Infer the state of a document that states no resources (`x-resource`).
   *
   * @default true
   */
  readonly infer?: boolean | undefined;
  /**
   * Reject a document with any error.
   *
   * @default false
   */
  readonly strict?: boolean | undefined;
}

/** One diagnostic of a document, in a line of text. */
export interface ContractDiagnostic {
  readonly severity: 'error' | 'warning';
  /** The place, the code, the cause and the fix. */
  readonly text: string;
}

/** A document as the generator sees it. */
export interface LoadedContract {
  /** One document of OpenAPI 3.1 with only internal references, as the generated mock serves it. */
  readonly document: JsonObject;
  readonly diagnostics: readonly ContractDiagnostic[];
}

/**
 * Loads a document for a package's command: the only module of the generator that the mock imports, bundled into it.
 *
 * @throws TypeError if there is no document to continue with
 */
export async function loadContract(
  file: string,
  { within, overlays, infer = true, strict }: LoadContractOptions = {},
): Promise<LoadedContract> {
  const diagnostics = new Diagnostics();
  try {
    const specification = await loadSpecification(file, diagnostics, { within, overlays, strict });
    const loaded = diagnostics.list.length;
    acceptDocument(specification, diagnostics, { strict, products: ['mock'] });
    const relevant = diagnostics.list.filter((diagnostic, index) => index < loaded || isAboutMeaning(diagnostic));
    const document = buildDocument(specification.document);
    return { document: infer ? addInferredResources(document) : document, diagnostics: relevant.map(toLine) };
  } catch (error) {
    if (!(error instanceof SpecError)) throw error;
    throw new TypeError(error.diagnostics.map((diagnostic) => toLine(diagnostic).text).join('\n'), { cause: error });
  }
}

/** Parses YAML, of which JSON is a part. */
export function parseYaml(text: string): unknown {
  return yamlLibrary().parse(text);
}

/** Codes that say what a server of the document does differently, or what could stop other servers of it. */
const RELEVANT_CODES: readonly DiagnosticCode[] = ['operation-skipped', 'pattern-costly'];

/** Leaves out the advice to the author: a package's command says what is read differently from how it is written. */
function isAboutMeaning({ code, severity }: Diagnostic): boolean {
  return severity === 'error' || RELEVANT_CODES.includes(code) || lenientOutcome(code) !== undefined;
}

function toLine({ severity, address, code, cause, fix }: Diagnostic): ContractDiagnostic {
  const place = typeof address === 'string' ? `#${address}` : `${address.file}:${address.line}:${address.column}`;
  return { severity, text: `${place} ${severity} ${code}: ${cause} ${fix}` };
}
