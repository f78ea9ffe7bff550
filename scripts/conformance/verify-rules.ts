import { readSections, type Rule, ruleText } from './rules.ts';

/**
 * Returns the rules whose breach the verify package finds, as JSON: those that one of its checks states, and those that
 * the mock implements, which is its model.
 */
export function verifyRules(): string {
  const rules = readSections().flatMap((section) => section.rules);
  return `${JSON.stringify(rules.filter(({ verify, enforced }) => verify !== undefined || enforced.includes('mock')).map(statedRule), null, 2)}\n`;
}

function statedRule(rule: Rule): object {
  const { id, source, kind, verify = [] } = rule;
  return { id, text: ruleText(rule), source, basis: kind === 'stated' ? 'documented' : 'assumed', checks: verify };
}
