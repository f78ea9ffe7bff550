import { UsageError } from '../../templates/runtime/shared/cli-arguments.ts';
import { closestMatch, didYouMean } from '../../templates/runtime/shared/closest-match.ts';
import { catalogue, type CatalogueEntry, isDiagnosticCode } from './catalogue.ts';

/** Stands for a name of the document in a sentence. */
export const ANY = '…';

/**
 * Explains a diagnostic: its cause, how to fix it, and what happens without `--strict`.
 *
 * @throws UsageError for an unknown code
 */
export function explainDiagnostic(code: string): string {
  if (!isDiagnosticCode(code))
    throw new UsageError(`There is no code "${code}".${didYouMean(closestMatch(code, Object.keys(catalogue)))}`);
  const { severity, cause, fix, lenient }: CatalogueEntry = catalogue[code];
  const details = [ANY, ANY, ANY, ANY];
  return `${[
    `${code}, ${severity === 'error' ? 'an error' : 'a warning'} about a document`,
    `  ${cause(...details)}`,
    '',
    `  Fix: ${typeof fix === 'string' ? fix : fix(...details)}`,
    ...(lenient === undefined ? [] : [`  Without --strict: ${lenient.note}`]),
  ].join('\n')}\n`;
}
