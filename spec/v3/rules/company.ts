import type { RequestRule, Facts } from '#shared/validation/operation-validators.ts';
import type { Issue } from '#shared/validation/issue.ts';
import { isAbsent, itemsOf, membersOf } from './members.ts';
import { broken, notChecked } from './rule-finding.ts';

/**
 * Checks the company of a create request (R163 to R166): header and body must name the same company, and the user must
 * belong to the company in the body.
 *
 * Facts: `companyCodes`, codes by company id; `userCompanies`, the codes of the companies that the user belongs to.
 */
export const companiesAgree: RequestRule = (request, facts) => {
  const header = request['companyCode'];
  const body = companyOf(request['body'], facts);
  if (body === undefined) return [];
  return [...headerFindings(header, body), ...membershipFindings(header, body, facts)];
};

/** Created once: nearly every update has this issue, and it is dropped if only errors count. */
const RESOURCE_UNKNOWN = /* @__PURE__ */ notChecked({
  rule: 'R168',
  path: [],
  expected: 'the company of the resource as a fact (resourceCompany)',
});

/**
 * Checks the company of an update (R167, R168): it cannot change, and user, header, body and resource must have the
 * same company.
 *
 * Facts: `resourceCompany` and `userCompany`, codes; `companyCodes`, codes by company id.
 */
export const companyStays: RequestRule = (request, facts) => {
  const header = request['companyCode'];
  const body = companyOf(request['body'], facts);
  const own = facts['resourceCompany'];
  if (isAbsent(own)) {
    const isStated = [header, body?.code, facts['userCompany']].some((code) => !isAbsent(code));
    const agreed = body === undefined ? [] : headerFindings(header, body);
    return isStated ? [...agreed, RESOURCE_UNKNOWN] : agreed;
  }
  const stated = [
    ...(isAbsent(header) ? [] : [{ part: 'header' as const, path: ['companyCode'], code: header }]),
    ...(body?.code === undefined ? [] : [{ part: 'body' as const, path: body.path, code: body.code }]),
    ...(isAbsent(facts['userCompany']) ? [] : [{ part: 'body' as const, path: [], code: facts['userCompany'] }]),
  ];
  return stated
    .filter(({ code }) => code !== own)
    .map(({ part, path }) =>
      broken({
        rule: 'R167',
        part,
        path,
        expected: 'the company that the resource has',
        received: 'another one',
      }),
    );
};

interface BodyCompany {
  readonly path: readonly string[];
  /** Its code; absent if only an id is given, and no fact states its code. */
  readonly code?: unknown;
}

function companyOf(body: unknown, facts: Facts): BodyCompany | undefined {
  const { companyCode, company, companyId } = membersOf(body);
  if (!isAbsent(companyCode)) return { path: ['companyCode'], code: companyCode };
  const { code } = membersOf(company);
  if (!isAbsent(code)) return { path: ['company', 'code'], code };
  if (isAbsent(companyId)) return undefined;
  const known = membersOf(facts['companyCodes'])[String(companyId)];
  return { path: ['companyId'], ...(isAbsent(known) ? {} : { code: known }) };
}

function headerFindings(header: unknown, { path, code }: BodyCompany): readonly Issue[] {
  const rule = 'R163';
  if (isAbsent(header) || header === code) return [];
  if (code === undefined)
    return [notChecked({ rule, path, expected: 'the code of this company as a fact (companyCodes)' })];
  return [
    broken({ rule, path, expected: 'the company that the header X-COMPANY-CODE names', received: 'another one' }),
  ];
}

function membershipFindings(header: unknown, { path, code }: BodyCompany, facts: Facts): readonly Issue[] {
  const rule = 'R165';
  const own = facts['userCompanies'];
  if (!isAbsent(header)) return [];
  if (isAbsent(own) || code === undefined) {
    return [notChecked({ rule, path, expected: 'the companies of the user as a fact (userCompanies)' })];
  }
  return itemsOf(own).includes(code)
    ? []
    : [broken({ rule, path, expected: 'a company that the user belongs to', received: 'another one' })];
}
