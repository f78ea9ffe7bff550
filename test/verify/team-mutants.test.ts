// Runs in `npm run test:rest`.
import { expect, test } from 'vitest';
import { findingLine } from '../../templates/runtime/verify-engine/src/checks/finding.ts';
import type { PlatformMutant } from './support/mutants.ts';
import { platformRules } from './support/platform-rules.ts';
import { harPlatform, runPlatform } from './support/run-platform.ts';
import { TEAM_MUTANTS } from './support/team-mutants.ts';

/** Mutants that the traffic does not show, because none of its requests depends on the broken rule. */
const NOT_IN_THE_TRAFFIC: readonly RegExp[] = [
  /R035 IS compares/, // no value in another case
  /R085 the right/, // no approval by a caller with this right only
  /R009 a rejected PATCH/, // no read after a PATCH that is rejected in part
  /R024 a closing date/, // no closing date without a time
  /R136 a null boolean/, // no null for a boolean
  /R020 the id/, // no address with an id
  /R163 the company/, // no header and body with different companies
];

/** Operations that show each mistake, by the start of its name; `npm run test:long` exercises all operations. */
const ABOUT: Readonly<Record<string, readonly string[]>> = {
  'R103 offset': ['searchJournals'],
  'R103 a page': ['searchJournals'],
  R102: ['searchAssignments'],
  R035: ['searchCheckbooks'],
  R034: ['searchCheckbooks'],
  R158: ['updateEmployee', 'getEmployee'],
  R085: ['approve', 'getApproval'],
  R160: ['postExpenseReport', 'getExpenseReports'],
  R186: ['readApprovals'],
  R196: ['setJournalEndDate', 'searchJournals'],
  R053: ['approveAll'],
  R016: ['getApproval'],
  R010: ['createBusinessCard', 'deleteBusinessCard', 'searchBusinessCards'],
  R009: ['patchProjectTask', 'searchAssignments'],
  R038: ['searchInvoices'],
  R097: ['getActivity'],
  R093: ['searchCheckbooks'],
  R056: ['askForApproval', 'readApprovals'],
  R059: ['bookInvoice', 'setJournalEndDate', 'closeJournal', 'searchJournals', 'searchInvoices'],
  R024: ['closeJournal', 'searchJournals'],
  R182: ['createCustomRequestLine'],
  R136: ['updateEmployee', 'getEmployee', 'searchEmployees'],
  R020: ['updateEmployee', 'getEmployee', 'searchEmployees'],
  R005: ['getCardGroup', 'readCardGroup'],
  R163: ['createQuotation'],
  R168: ['createBusinessCard', 'replaceBusinessCard', 'deleteBusinessCard', 'searchBusinessCards'],
};

const isLong = process.env['TEST_LONG'] !== undefined;
const IN_TRAFFIC = TEAM_MUTANTS.filter((_, index) => isLong || index % 6 === 0);

function operationsOf(name: string): readonly string[] | undefined {
  return isLong ? undefined : Object.entries(ABOUT).find(([start]) => name.startsWith(start))?.[1];
}

test('run and har find nothing in the unbroken mock', async () => {
  const source = await platformRules();
  const reports = await harPlatform(source, () => ({}));
  expect(reports.flatMap(({ findings }) => findings.map(findingLine))).toEqual([]);
  expect(reports.reduce((sum, { checked }) => sum + checked, 0)).toBeGreaterThan(1_200);
  for (const document of ['v3', 'v2'] as const)
    expect((await runPlatform(source, {}, { document })).findings.map(findingLine)).toEqual([]);
});

test('R098 a server that ignores Accept has one finding, although it writes and reads what the model rejects', async () => {
  const source = await platformRules();
  const wrap: PlatformMutant['wrap'] = (handle) => async (request) => {
    const response = await handle(request);
    return response.status === 406 ? handle({ ...request, headers: { ...request.headers, accept: '*/*' } }) : response;
  };
  const only = ['getCardGroup', 'readCardGroup', 'searchCardGroups', 'readApprovals', 'searchMobileCustomers'];
  const { findings } = await runPlatform(source, { wrap }, { only, maxFindings: 100 });
  expect(findings.map(({ rule }) => rule.id)).toEqual(['R098']);
});

test.each(TEAM_MUTANTS)('run finds a server with the mistake: $name', async ({ name, create, document }) => {
  const source = await platformRules();
  const { findings } = await runPlatform(source, create(source), { document, only: operationsOf(name) });
  expect(findings).not.toEqual([]);
});

test.each(IN_TRAFFIC)('har reports the mistakes that the traffic shows: $name', async ({ name, create }) => {
  const source = await platformRules();
  const findings = (await harPlatform(source, () => create(source))).flatMap((report) => report.findings);
  expect(findings.length > 0).toBe(!NOT_IN_THE_TRAFFIC.some((pattern) => pattern.test(name)));
});
