import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ruleSubjects } from './rule-subjects.ts';
import { readSections, type Rule, ruleText } from './rules.ts';

/**
 * Returns the rules whose breach the verify package finds, as JSON: those that one of its checks states, and those that
 * the mock implements, which is its model.
 */
export function verifyRules(): string {
  const rules = readSections().flatMap((section) => section.rules);
  const subjectOf = ruleSubjects();
  const found = rules.filter(({ verify, enforced }) => verify !== undefined || enforced.includes('mock'));
  return JSON.stringify(
    found.map((rule) => withoutEmpty({ ...statedRule(rule), about: withoutEmpty(subjectOf(rule)) })),
  );
}

const BEHAVIOR = join(import.meta.dirname, '../../spec/v3/behavior');

/** Returns a module with the sentences of the rules that behaviors of the mock name. */
export function behaviorRules(): string {
  const behaviors = globSync('*.ts', { cwd: BEHAVIOR }).map((file) => readFileSync(join(BEHAVIOR, file), 'utf8'));
  const named = new Set(behaviors.flatMap((text) => text.match(/'R\d{3}'/g) ?? []));
  const lines = readSections()
    .flatMap((section) => section.rules)
    .filter(({ id }) => named.has(`'${id}'`))
    .map((rule) => `${rule.id}: ${JSON.stringify(/^.*?(?=[.;](?:\s|$))/s.exec(ruleText(rule))?.[0])},`);
  return [
    '// Written by `npm run conformance`.',
    '',
    '/** Sentences of the rules that behaviors name, by number. */',
    'export const ruleSentences: Readonly<Record<string, string>> = {',
    ...lines,
    '};',
  ].join('\n');
}

/** Leaves out lists and objects without content, which are the default. */
function withoutEmpty(members: object): object {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => Object.keys(Object(value)).length > 0));
}

function statedRule(rule: Rule): object {
  const { id, source, kind, verify = [] } = rule;
  const basis = kind === 'stated' ? undefined : 'assumed';
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
