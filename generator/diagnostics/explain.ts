import type { Explanation } from '../../templates/runtime/shared/explanations.ts';
import { catalogue, type CatalogueEntry } from './catalogue.ts';

/** Stands for a name of the document in a sentence. */
export const ANY = '…';

/** Explains each diagnostic: its cause, how to fix it, and what happens without `--strict`. */
export function diagnosticExplanations(): readonly Explanation[] {
  const details = [ANY, ANY, ANY, ANY];
  return Object.entries<CatalogueEntry>(catalogue).map(([code, { severity, cause, fix, lenient }]) => ({
    code,
    lines: [
      `${severity === 'error' ? 'an error' : 'a warning'} about a document`,
      `  ${cause(...details)}`,
      '',
      `  Fix: ${typeof fix === 'string' ? fix : fix(...details)}`,
      ...(lenient === undefined ? [] : [`  Without --strict: ${lenient.note}`]),
    ],
  }));
}
