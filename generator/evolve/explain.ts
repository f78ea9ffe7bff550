import type { Explanation } from '../../templates/runtime/shared/explanations.ts';
import { ANY } from '../diagnostics/explain.ts';
import { codesOf, type Rule } from './diff/rule.ts';
import { RULES } from './diff/rules.ts';

/** Explains each rule of a diff, under its code and those of both directions. */
export function ruleExplanations(): readonly Explanation[] {
  return RULES.flatMap((rule) => {
    const codes = new Set([rule.code, ...codesOf(rule).map(([own]) => own)]);
    return [...codes].map((code) => ({ code, lines: explainRule(rule) }));
  });
}

function explainRule({ code, severity, text }: Rule): readonly string[] {
  const sentence = text(ANY, ANY, ANY, ANY);
  const severities =
    typeof severity === 'string'
      ? [`  ${severity}`]
      : [
          `  request-${code}: ${severity.request}, if it is in what clients send`,
          `  response-${code}: ${severity.response}, if it is in what clients receive`,
        ];
  return [
    'a rule of bmp-evolve diff',
    `  ${sentence.slice(0, 1).toUpperCase()}${sentence.slice(1)}.`,
    '',
    ...severities,
    '',
    `To rate it otherwise: --rule ${code}=LEVEL, or off. To accept one such change: an entry of --accepted.`,
  ];
}
