import { writeFileSync } from 'node:fs';
import { readYamlFile } from '#mock/inspection.ts';
import { createBaseline, readAcceptedEntries } from '#shared/accepted-findings.ts';
import { pluralize } from '#shared/validation/description.ts';
import { UsageError } from '#shared/usage-error.ts';
import { closestMatch, didYouMean } from '#shared/closest-match.ts';
import { CHECKS } from '../checks/rules.ts';
import { asAcceptable, type Decisions, SEVERITIES, type Severity } from '../report/review.ts';
import type { VerifyReport } from '../verify-har.ts';
import type { CliOptions } from './options.ts';

/**
 * Reads the decisions of people about findings.
 *
 * @throws UsageError for an unknown severity or code, or a file that cannot be read
 */
export async function readDecisions(options: CliOptions, ruleIds: readonly string[]): Promise<Decisions> {
  const severities = (options.severity ?? []).map((text) => severityOf(text, [...ruleIds, ...Object.keys(CHECKS)]));
  const entries = [];
  for (const file of options.accepted ?? []) {
    try {
      entries.push(...readAcceptedEntries(await readYamlFile(file)));
    } catch (error) {
      throw new UsageError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (options['write-baseline'] !== undefined) createBaseline([], options);
  return { severities: new Map(severities), entries, today: new Date() };
}

function severityOf(text: string, codes: readonly string[]): readonly [string, Severity] {
  const end = text.lastIndexOf('=');
  const [code, level] = [text.slice(0, end), text.slice(end + 1)];
  const severity = SEVERITIES.find((each) => each === level);
  if (end < 1 || severity === undefined)
    throw new UsageError(`--severity ${text} is unclear. Write CODE=LEVEL, with ${SEVERITIES.join(', ')}.`);
  if (!codes.includes(code))
    throw new UsageError(`There is no rule "${code}".${didYouMean(closestMatch(code, codes))}`);
  return [code, severity];
}

/** Writes the file that accepts all findings of a report, if the options name one, and says so. */
export function writeBaseline({ findings }: VerifyReport, options: CliOptions, say: (line: string) => void): void {
  const file = options['write-baseline'];
  if (file === undefined) return;
  const entries = createBaseline(findings.flatMap(asAcceptable), options);
  writeFileSync(file, `${JSON.stringify(entries, undefined, 2)}\n`);
  say(`${pluralize(findings.length, 'finding')} accepted in ${file}`);
}
