import { generate } from '../../generator/generate.ts';
import { type Diagnostic, Diagnostics, SpecError } from '../../generator/diagnostics/diagnostics.ts';
import { writeFiles } from '../support/write-files.ts';

/** Result of a document: generated files in a folder, or the errors for which it was rejected. */
export type Trial =
  | { readonly kind: 'made'; readonly operations: number }
  | ({ readonly kind: 'refused'; readonly unplaced: readonly string[] } & Refusal);

/** Errors for which a document was rejected. */
export interface Refusal {
  /** The codes of all errors. */
  readonly refused: readonly string[];
  /** Message of the first error. */
  readonly because: string;
}

/** Generates everything from a document, with what it implies, into a folder. What is thrown but a refusal is a bug, and is thrown on. */
export async function tryDocument(document: string, folder: string): Promise<Trial> {
  try {
    const { files, contract } = await generate({ spec: document, infer: true }, new Diagnostics());
    writeFiles(folder, files);
    return { kind: 'made', operations: contract.api.groups.reduce((sum, group) => sum + group.operations.length, 0) };
  } catch (error) {
    if (error instanceof SpecError) return refusal(error.diagnostics);
    throw error;
  }
}

function refusal(diagnostics: readonly Diagnostic[]): Trial {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  return {
    kind: 'refused',
    refused: [...new Set(errors.map(({ code }) => code))].sort(),
    because: errors[0]?.cause ?? '',
    unplaced: errors.filter(({ address }) => typeof address === 'string' || address.line < 1).map(({ cause }) => cause),
  };
}
