import { UsageError } from '../../../templates/runtime/shared/usage-error.ts';
import { closestMatch, didYouMean } from '../../../templates/runtime/shared/closest-match.ts';
import { componentRules } from './components.ts';
import { constraintRules } from './constraints.ts';
import { contentRules } from './contents.ts';
import { memberRules } from './members.ts';
import { operationRules } from './operations.ts';
import { parameterRules } from './parameters.ts';
import { propertyRules } from './properties.ts';
import { requestBodyRules } from './request-bodies.ts';
import { responseRules } from './responses.ts';
import { codesOf, type Rule, SEVERITIES, type Severity } from './rule.ts';
import { schemaRules } from './schemas.ts';
import { securityRules } from './security.ts';
import { serverRules } from './servers.ts';
import { valueRules } from './values.ts';
import { tupleRules, variantRules } from './variants.ts';

/** All rules, by topic. */
export const RULES: readonly Rule[] = [
  operationRules,
  parameterRules,
  requestBodyRules,
  responseRules,
  contentRules,
  schemaRules,
  valueRules,
  propertyRules,
  constraintRules,
  variantRules,
  tupleRules,
  securityRules,
  serverRules,
  componentRules,
  memberRules,
].flatMap((rules) => Object.values(rules));

/** Severities of codes that replace those of the rules. */
export type Severities = ReadonlyMap<string, Severity | 'off'>;

const LEVELS = [...SEVERITIES, 'off', 'error'] as const;

/**
 * Reads severities. The code of a rule without `request-` or `response-` stands for both; `error` for `breaking`.
 *
 * @throws UsageError for an unknown code or severity
 */
export function readSeverities(settings: Iterable<readonly [code: string, level: string]>): Severities {
  const codes = new Map<string, readonly string[]>();
  for (const rule of RULES) {
    const own = codesOf(rule).map(([code]) => code);
    codes.set(rule.code, own);
    for (const code of own) codes.set(code, [code]);
  }
  const severities = new Map<string, Severity | 'off'>();
  for (const [code, given] of settings) {
    const level = LEVELS.find((known) => known === given);
    if (level === undefined) throw new UsageError(`"${given}" is no severity of ${code}. Use ${LEVELS.join(', ')}.`);
    const own = codes.get(code);
    if (own === undefined)
      throw new UsageError(`No rule has the code "${code}".${didYouMean(closestMatch(code, [...codes.keys()]))}`);
    for (const one of own) severities.set(one, level === 'error' ? 'breaking' : level);
  }
  return severities;
}
