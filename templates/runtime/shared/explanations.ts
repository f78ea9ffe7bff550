import { UsageError } from './usage-error.ts';
import { closestMatch, didYouMean } from './closest-match.ts';

/** Code that a command prints, and the lines that explain it. */
export interface Explanation {
  readonly code: string;
  /** The first line completes the sentence that begins with the code, such as `a rule of bmp-evolve diff`. */
  readonly lines: readonly string[];
}

/**
 * Explains a code: the command `explain CODE` of every package.
 *
 * @param args - arguments after the name of the command
 * @param explanations - all codes that the command knows
 * @throws UsageError for another number of arguments, or an unknown code
 */
export function explainCode([code, ...others]: readonly string[], explanations: readonly Explanation[]): string {
  const codes = explanations.map((each) => each.code);
  if (code === undefined || others.length > 0) throw new UsageError(`Name one code, such as ${codes[0]}.`);
  const found = explanations.find((each) => each.code === code);
  if (found === undefined) throw new UsageError(`There is no code "${code}".${didYouMean(closestMatch(code, codes))}`);
  const [first = '', ...lines] = found.lines;
  return `${[`${code}, ${first}`, ...lines].join('\n')}\n`;
}
