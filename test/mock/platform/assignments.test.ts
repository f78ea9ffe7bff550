import { expect, test } from 'vitest';
import { isObject, type Json, type JsonObject, listAt, textAt } from '#mock/json.ts';
import { ownMock } from '../support/own-mock.ts';

const { mock, send, jsonOf } = await ownMock();

const clause = (value: Json): JsonObject => ({ operator: 'IS', value });
const projects: JsonObject = { upperAssignmentType: 'PROJECT', lowerAssignmentType: 'PROJECT' };

/** The codes of a tree, nodes below in brackets. */
function drawn(nodes: readonly Json[]): string {
  return nodes
    .filter(isObject)
    .map((node) => {
      const below = drawn(listAt(node, 'assignments'));
      return `${textAt(node, 'code')}${below === '' ? '' : `(${below})`}`;
    })
    .join(' ');
}

async function search(module: string, json: JsonObject, query = ''): Promise<string> {
  const response = await send(`POST /projectmanagement/assignments/${module}/search${query}`, { json });
  expect(response.status, response.text).toBe(200);
  return drawn(Array.isArray(response.json) ? response.json : []);
}

test.each<[string, string, JsonObject, string]>([
  ['R045 from a customer down to the tasks', 'SCHEDULE', {}, 'CUS002(PRJ002(PH003(SUB003(TSK003)) PH004))'],
  ['R045 from a customer down to the sub-phases', 'QUOTATION', {}, 'CUS002(PRJ002(PH003(SUB003) PH004))'],
  ['R045 from a project', 'QUOTATION', { upperAssignmentType: 'PROJECT' }, 'PRJ002(PH003(SUB003) PH004)'],
  ['R045 down to a project', 'SCHEDULE', { lowerAssignmentType: 'PROJECT' }, 'CUS002(PRJ002)'],
])('%s: omitted options follow from the module %s', async (_, module, types, want) => {
  expect(await search(module, { projectId: clause('2'), ...types })).toBe(want);
});

test.each<[string, string, JsonObject]>([
  ['SCHEDULE', '', {}],
  ['QUOTATION', '', { projectId: clause('2'), upperAssignmentType: 'PROJECT' }],
  ['TIMES_RECORDING', '?limit=2', { countAssignmentType: 'PROJECT' }],
])('R181 the mobile domain returns the same tree of %s%s for %j', async (module, query, json) => {
  const responses = await Promise.all(
    ['projectmanagement', 'mobile'].map((domain) =>
      send(`POST /${domain}/assignments/${module}/search${query}`, { json }),
    ),
  );
  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  expect(responses[1]?.json).toEqual(responses[0]?.json);
  expect(responses[1]?.json).not.toEqual([]);
});

test.each<[string, JsonObject, string]>([
  ['a manager', { projectManagerId: clause('2') }, 'PRJ002 PRJ004 PRJ006'],
  ['a manager that nobody is', { projectManagerId: clause('none') }, ''],
  ['what is internal', { projectInternal: clause(true) }, 'PRJ006'],
  ['what is closed', { projectClosed: clause(true) }, 'PRJ005'],
  ['what is closed, and a manager', { projectClosed: clause(true), projectManagerId: clause('2') }, ''],
  ['a state', { projectStateCode: clause('P3') }, 'PRJ005'],
  ['a group', { projectGroupCode: clause('GRP03') }, 'PRJ003 PRJ006'],
  ['a department', { departmentId: clause('2') }, 'PRJ002 PRJ004 PRJ006'],
  ['a company', { companyId: clause('2') }, ''],
  ['a customer, which stands above', { customerId: clause('4') }, 'PRJ004'],
  ['a phase, which stands below', { phaseCode: clause('PH005') }, 'PRJ003'],
  ['a sub-phase, which stands below', { subPhaseCode: clause('SUB007') }, 'PRJ004'],
  ['the employee of a task, which stands below', { projectTaskEmployeeLinkedId: clause('4') }, 'PRJ001 PRJ004'],
])('R046 projects are found by %s', async (_, criteria, want) => {
  expect(await search('SCHEDULE', { ...projects, ...criteria })).toBe(want);
});

/** Clauses that ask of a project, and the property of it. */
const OF_PROJECTS: Readonly<Record<string, string>> = {
  projectManagerId: 'managerId',
  projectSalesManagerId: 'salesManagerId',
  projectFinancialManagerId: 'financialManagerId',
  projectProductionManagerId: 'productionManagerId',
  projectEmployeeLinkedId: 'linkedEmployeeId',
  projectGroupCode: 'groupCode',
  projectStateCode: 'stateCode',
  projectCategorieId: 'categoryId',
  projectSubCategorieId: 'subCategoryId',
  projectSubcategorieLevel2Id: 'subCategoryLevel2Id',
  activityId: 'activityId',
  companyId: 'companyId',
  departmentId: 'departmentId',
  divisionId: 'divisionId',
  divisionGroupId: 'divisionGroupId',
  entityId: 'entityId',
  tag: 'tag',
  yearId: 'yearId',
};

test.each(Object.entries(OF_PROJECTS))(
  'R046 %s filters by the %s of a project, and by no other level',
  async (name, property) => {
    const own = { [property]: 'own' };
    await mock.load({
      projects: [{ ...own, id: 'p', code: 'OWN', customerId: '7' }],
      phases: [{ ...own, id: 'h', code: 'PHASE', projectId: '1' }],
      projectTasks: [{ ...own, id: 't', code: 'TASK', projectId: '1' }],
    });
    expect(await search('SCHEDULE', { [name]: clause('own') })).toBe('CUS007(OWN)');
  },
);

test('R046 boolean clauses filter by the value of the property', async () => {
  await mock.load({
    projects: [{ id: 'p', code: 'OWN', customerId: '7', leave: true, internal: true, closed: true }],
    projectTasks: [{ id: 't', code: 'TASK', projectId: '6', scheduled: true }],
  });
  const asked = (name: string) => search('SCHEDULE', { ...projects, [name]: clause(true) });
  expect([await asked('projectOnLeave'), await asked('projectInternal'), await asked('projectClosed')]).toEqual([
    'OWN',
    'PRJ006 OWN',
    'PRJ005 OWN',
  ]);
  expect(await search('SCHEDULE', { scheduled: clause(true) })).toBe('CUS006(PRJ006(TASK))');
});

test.each(['TIMES_RECORDING', 'SCHEDULE', 'HELP_DESK', 'PRODUCTION'])(
  'R045 the tree of %s includes tasks',
  async (module) => {
    expect(await search(module, { projectId: clause('2') })).toContain('TSK003');
  },
);

test.each(['QUOTATION', 'MISSION', 'EXPENSE_REPORTS', 'PAYMENT_MONTH'])(
  'R045 R176 the tree of %s does not include tasks',
  async (module) => {
    expect(await search(module, { projectId: clause('2') })).not.toContain('TSK');
  },
);

test('R042 items that ended before the referential date cannot be assigned', async () => {
  const [first = {}] = await mock.items('projects');
  await mock.load({ projects: [{ ...first, endDate: '2026-03-01T00:00:00.000Z' }] });
  const at = (referentialDate: string) => search('SCHEDULE', { ...projects, customerId: clause('1'), referentialDate });
  expect(await at('2026-02-01T00:00:00.000Z')).toBe('PRJ001');
  expect(await at('2026-04-01T00:00:00.000Z')).toBe('');
});

test.each<[string, string | undefined, string]>([
  ['2026-04-01', undefined, ''],
  ['2026-02-01', '2026-04-01', 'PRJ001'],
  ['2025-12-01', '2026-01-01', ''],
  ['2025-12-01', '2026-01-15', 'PRJ001'],
  ['2026-03-02', '2026-04-01', ''],
])('R042 items valid at some time from %s to %s can be assigned', async (from, to, want) => {
  const [first = {}] = await mock.items('projects');
  const own = { startDate: '2026-01-10T00:00:00.000Z', endDate: '2026-03-01T00:00:00.000Z' };
  await mock.load({ projects: [{ ...first, ...own }] });
  const date = (day: string): string => `${day}T00:00:00.000Z`;
  const dates = { referentialDate: date(from), ...(to === undefined ? {} : { referentialDateEnd: date(to) }) };
  expect(await search('SCHEDULE', { ...projects, customerId: clause('1'), ...dates })).toBe(want);
});

test.each(['DIVISION', 'DIVISION_GROUP', 'ENTITY', 'COMPANY'])(
  'R045 a tree from or to a %s has no other type as its root or leaf',
  async (type) => {
    expect(await search('SCHEDULE', { upperAssignmentType: type })).toBe('');
    expect(await search('SCHEDULE', { lowerAssignmentType: type })).toBe('');
  },
);

test('R045 a task without a sub-phase is in its phase, and a task without a phase in its project', async () => {
  const task = { projectId: '2', customerId: '2' };
  await mock.load({
    projectTasks: [
      { ...task, id: 'a', code: 'IN_PHASE', phaseId: '4' },
      { ...task, id: 'b', code: 'IN_PROJECT', phaseId: null, subPhaseId: null },
      { ...task, id: 'c', code: 'IN_NOTHING_KNOWN', phaseId: 'none' },
    ],
  });
  const all = (json: JsonObject) => search('SCHEDULE', { projectId: clause('2'), ...json });
  expect(await all({})).toBe('CUS002(PRJ002(PH003(SUB003(TSK003)) PH004(IN_PHASE) IN_PROJECT))');
  expect(await all({ projectTaskId: clause('b') })).toBe('CUS002(PRJ002(IN_PROJECT))');
  expect(await all({ phaseId: clause('4') })).toBe('CUS002(PRJ002(PH004(IN_PHASE)))');
  expect(await all({ lowerAssignmentType: 'SUBPHASE' })).toBe('CUS002(PRJ002(PH003(SUB003) PH004))');
  const tasks = { upperAssignmentType: 'PROJECT_TASK' };
  expect(await all(tasks)).toBe('TSK003 IN_PHASE IN_PROJECT');
  expect(await all({ ...tasks, phaseId: clause('4') })).toBe('IN_PHASE');
  const json = { projectTaskId: clause('b') };
  const { text } = await send('POST /projectmanagement/assignments/SCHEDULE/search', { json });
  expect(text).toContain('"parentId":"2","parentType":"PROJECT"');
});

test.each<[string, string, JsonObject, string]>([
  ['none of them', '?limit=0', projects, ''],
  ['two projects', '?limit=2', { ...projects, countAssignmentType: 'PROJECT' }, 'PRJ001 PRJ002'],
  [
    'all without a limit',
    '',
    { ...projects, countAssignmentType: 'PROJECT' },
    'PRJ001 PRJ002 PRJ003 PRJ004 PRJ005 PRJ006',
  ],
  [
    'three phases, in the projects that they stand in',
    '?limit=3',
    { upperAssignmentType: 'PROJECT', lowerAssignmentType: 'PHASE', countAssignmentType: 'PHASE' },
    'PRJ001(PH001 PH002) PRJ002(PH003)',
  ],
  [
    'a customer without any project, as long as there is room for one',
    '?limit=9',
    { lowerAssignmentType: 'PROJECT', countAssignmentType: 'PROJECT', customerId: clause('7') },
    'CUS007',
  ],
  ['two customers where nothing is to be counted', '?limit=2', { lowerAssignmentType: 'CUSTOMER' }, 'CUS001 CUS002'],
])('R102 a limit counts ancestors of one type: %s', async (_, query, json, want) => {
  expect(await search('SCHEDULE', json, query)).toBe(want);
});

test('R195 R201 a node has its type, its parent and whether it can be selected', async () => {
  const criteria = { projectId: clause('2'), phaseId: clause('4') };
  const { json } = await send('POST /projectmanagement/assignments/QUOTATION/search', { json: criteria });
  const phase = {
    id: '4',
    code: 'PH004',
    description: 'Acceptance',
    selectable: true,
    type: 'PHASE',
    parentId: '2',
    parentType: 'PROJECT',
    assignments: [],
  };
  const project = {
    id: '2',
    code: 'PRJ002',
    description: 'Stock migration',
    additionalProperties: { companyCode: 'ACME' },
    selectable: true,
    type: 'PROJECT',
    parentId: '2',
    parentType: 'CUSTOMER',
    assignments: [phase],
  };
  const customer = { id: '2', code: 'CUS002', description: 'Boulangerie du Port', selectable: false, type: 'CUSTOMER' };
  expect(json).toEqual([{ ...customer, assignments: [project] }]);
  expect(await jsonOf('POST /mobile/customers/search', { json: { id: clause('2') } })).toEqual([customer]);
});

test('R195 a node without code and name is labeled with its identifier', async () => {
  await mock.load({ customers: [{ id: 'bare' }] });
  const { json } = await send('POST /mobile/customers/search', { json: { id: clause('bare') } });
  expect(json).toEqual([{ id: 'bare', code: 'bare', description: '', selectable: false, type: 'CUSTOMER' }]);
});

test.each<[string, JsonObject, string]>([
  ['a project that the limit has no room for, and what stands above it', {}, 'CUS001(PRJ001(PH001(SUB001) PH002))'],
  ['a root below the leaf', { upperAssignmentType: 'PHASE', lowerAssignmentType: 'PROJECT' }, ''],
])('R102 R045 the tree is empty for %s', async (_, json, want) => {
  expect(await search('QUOTATION', { countAssignmentType: 'PROJECT', ...json }, '?limit=1')).toBe(want);
});

test('R046 a task of another phase is not found under the sub-phases of the requested one', async () => {
  await mock.load({ projectTasks: [{ id: 'own', code: 'OWN', projectId: '1', phaseId: '1', subPhaseId: null }] });
  const tasks = { upperAssignmentType: 'PROJECT_TASK', lowerAssignmentType: 'PROJECT_TASK' };
  expect(await search('SCHEDULE', { ...tasks, phaseId: clause('1') })).toBe('TSK001 OWN');
  expect(await search('SCHEDULE', { ...tasks, phaseId: clause('1'), subPhaseId: clause('1') })).toBe('TSK001');
});
