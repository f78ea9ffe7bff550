import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readSections, type Rule, ruleText } from './rules.ts';

/**
 * Returns the rules whose breach the verify package finds, as JSON: those that one of its checks states, and those that
 * the mock implements, which is its model.
 */
export function verifyRules(): string {
  const rules = readSections().flatMap((section) => section.rules);
  return JSON.stringify(
    rules.filter(({ verify, enforced }) => verify !== undefined || enforced.includes('mock')).map(statedRule),
  );
}

function statedRule(rule: Rule): object {
  const { id, source, kind, verify = [] } = rule;
  const basis = kind === 'stated' ? 'documented' : 'assumed';
  return { id, text: ruleText(rule), source: citation(source), basis, checks: verify };
}

/** First lines of the sections of each source, with their titles. */
const SECTIONS: Readonly<Record<string, Readonly<Record<number, string>>>> = parse(
  readFileSync(join(import.meta.dirname, '../../spec/v3/source-sections.yaml'), 'utf8'),
);

/** Names the sections that lines are in, which a reader of a finding can look up: `conventions, "Limits"`. */
function citation(lines: string): string {
  const cited = lines.split('; ').map((each) => {
    const [, name = '', line = ''] = /^(\w+) L(\d+)/.exec(each) ?? [];
    const starts = Object.entries(SECTIONS[name] ?? {}).filter(([start]) => Number(start) <= Number(line));
    const title = starts.at(-1)?.[1];
    return title === undefined ? each : `${name}, "${title}"`;
  });
  return [...new Set(cited)].join('; ');
}
