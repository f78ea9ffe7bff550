import { UsageError } from '../../templates/runtime/shared/cli-arguments.ts';
import { closestMatch, didYouMean } from '../../templates/runtime/shared/closest-match.ts';
import { catalogue, isDiagnosticCode } from '../diagnostics/catalogue.ts';
import { ANY, explainDiagnostic } from '../diagnostics/explain.ts';
import type { Rule } from './diff/rule.ts';
import { codesOf } from './diff/rule.ts';
import { RULES } from './diff/rules.ts';

/**
 * Explains the code of a rule or of a diagnostic.
 *
 * @throws UsageError for an unknown code
 */
export function explainCode(code: string): string {
  const rule = RULES.find((one) => one.code === code || codesOf(one).some(([own]) => own === code));
  if (rule !== undefined) return explainRule(rule);
  if (isDiagnosticCode(code)) return explainDiagnostic(code);
  const known = [...RULES.flatMap((one) => [one.code, ...codesOf(one).map(([own]) => own)]), ...Object.keys(catalogue)];
  throw new UsageError(`There is no code "${code}".${didYouMean(closestMatch(code, known))}`);
}

function explainRule(rule: Rule): string {
  const sentence = rule.text(ANY, ANY, ANY, ANY);
  const severities =
    typeof rule.severity === 'string'
      ? [`  ${rule.severity}`]
      : [
          `  request-${rule.code}: ${rule.severity.request}, if it is in what clients send`,
          `  response-${rule.code}: ${rule.severity.response}, if it is in what clients receive`,
        ];
  return `${[
    `${rule.code}, a rule of bmp-evolve diff`,
    `  ${sentence.slice(0, 1).toUpperCase()}${sentence.slice(1)}.`,
    '',
    ...severities,
    '',
    `To rate it otherwise: --rule ${rule.code}=LEVEL, or off. To accept one such change: an entry of --accepted.`,
  ].join('\n')}\n`;
}
