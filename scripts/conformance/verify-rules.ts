import { readSections, type Rule } from './rules.ts';

/** Returns the rules whose breach the verify package finds, with the checks that find it, as JSON. */
export function verifyRules(): string {
  const rules = readSections().flatMap((section) => section.rules);
  return `${JSON.stringify(rules.filter(({ verify }) => verify !== undefined).map(statedRule), null, 2)}\n`;
}

function statedRule({ id, text, source, kind, verify = [] }: Rule): object {
  return { id, text, source, basis: kind === 'stated' ? 'documented' : 'assumed', checks: verify };
}
