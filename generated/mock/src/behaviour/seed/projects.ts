import type { JsonObject } from '#mock/json.ts';
import type { Random } from '#mock/random.ts';
import type { Collections } from '#mock/store/base.ts';
import { code, day, moment, numbers, nth } from './number.ts';
import { PHASES, PROJECTS, TASKS } from './words.ts';

/** Projects with their phases, sub-phases and tasks, and the time spent on them. */
export function seedProjects(random: Random, size: number): Collections {
  const projects = numbers(6 * size);
  const phases = projects.flatMap((project) =>
    project % 6 === 0 ? [] : [1, 2].map((order) => ({ project, order, id: (project - 1) * 2 + order })),
  );
  return {
    ...seedGroups(),
    projects: projects.map((number) => project(number)),
    phases: phases.map(({ id, project: of, order }) => phase({ id, of, order }, random)),
    subPhases: phases
      .filter(({ order }) => order === 1)
      .map(({ id }) => ({
        id: String(id),
        code: code('SUB', id),
        name: `Lot ${id}`,
        phaseId: String(id),
        order: 1,
        companyId: '1',
      })),
    projectTasks: phases.filter(({ order }) => order === 1).map(({ id, project: of }) => task({ id, of }, random)),
    timesheetEntries: numbers(20 * size).map((number) => time(number, random)),
    timesheetEntryCompletions: numbers(6 * size).map((number) => ({
      id: String(number),
      employeeId: String(number + 2),
      managerId: String(1 + (number % 2)),
      number,
      year: 2026,
      completionType: nth(['WEEK', 'MONTH'], number),
      completed: number % 3 !== 0,
    })),
  };
}

function seedGroups(): Collections {
  return {
    departments: [1, 2].map((number) => ({
      id: String(number),
      code: code('DEP', number, 2),
      name: nth(['Consulting', 'Support'], number),
      companyCode: 'ACME',
      projectType: 'EXTERNAL',
    })),
    activities: numbers(4).map((number) => ({
      id: String(number),
      code: code('ACT', number, 2),
      name: nth(TASKS, number),
      companyId: '1',
      departmentId: nth(['1', '2'], number),
    })),
    projectGroups: numbers(3).map((number) => ({
      id: String(number),
      code: code('GRP', number, 2),
      name: nth(['Public', 'Industry', 'Internal'], number),
      description: `Group ${number}`,
    })),
  };
}

function project(number: number): JsonObject {
  return {
    id: String(number),
    code: code('PRJ', number),
    name: nth(PROJECTS, number),
    companyCode: 'ACME',
    companyId: '1',
    customerId: String(number),
    managerId: '1',
    internal: number % 6 === 0,
    leave: false,
  };
}

function phase(
  { id, of, order }: { readonly id: number; readonly of: number; readonly order: number },
  random: Random,
): JsonObject {
  const start = random.integer(5, 60);
  return {
    id: String(id),
    code: code('PH', id),
    name: nth(PHASES, id),
    projectId: String(of),
    companyId: '1',
    order,
    expectedStart: day(start),
    expectedEnd: day(start + random.integer(20, 90)),
    description: `${nth(PHASES, id)} of ${nth(PROJECTS, of)}`,
    stateId: nth(['1', '2', '3'], id),
    managerId: nth(['1', '2'], id),
    closure: id % 5 === 0,
    customData: {
      budget: { label: 'budget', name: 'Budget', realOrder: 1, type: 'NUMBER', value: random.integer(5, 90) * 1000 },
    },
  };
}

function task({ id, of }: { readonly id: number; readonly of: number }, random: Random): JsonObject {
  return {
    id: String(id),
    code: code('TSK', id),
    name: nth(TASKS, id),
    projectId: String(of),
    phaseId: String(id),
    subPhaseId: String(id),
    customerId: String(of),
    companyId: '1',
    order: 1,
    description: nth(TASKS, id),
    managerId: '1',
    linkedEmployeeId: String(3 + (id % 6)),
    defaultTask: false,
    progress: {
      workload: random.integer(5, 40),
      scheduled: 0,
      done: random.integer(0, 5),
      calculatedRemainingTasks: false,
    },
  };
}

function time(number: number, random: Random): JsonObject {
  const hours = random.integer(1, 8);
  return {
    id: String(number),
    employeeId: String(1 + (number % 8)),
    projectId: '1',
    phaseId: '1',
    cardGroupId: String(1 + (number % 3)),
    date: moment(number),
    unit: 'H',
    duration: hours,
    durations: { durationMinute: hours * 60, durationHour: hours, durationDay: hours / 8 },
    comment: `Work of day ${number}`,
    validated: false,
    approval: 'BRUT',
  };
}
