import type { JsonObject } from '@bmp/mock-engine/behavior';
import type { Collections } from '@bmp/mock-engine/behavior';
import type { Random } from '@bmp/mock-engine/behavior';
import { code, day, numbers, nth } from './number.ts';
import { CITIES, PHASES, PROJECTS, TASKS } from './words.ts';

/** Projects with their phases, sub-phases and tasks. */
export function seedProjects(random: Random, size: number): Collections {
  const projects = numbers(6 * size);
  const phases = projects.flatMap((project) =>
    project % 6 === 0 ? [] : [1, 2].map((order) => ({ project, order, id: (project - 1) * 2 + order })),
  );
  return {
    ...seedGroups(),
    projects: projects.map((number) => project(number)),
    phases: phases.map(({ id, project: of, order }) => phase(id, of, order, random)),
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
    projectTasks: phases.filter(({ order }) => order === 1).map(({ id, project: of }) => task(id, of, random)),
  };
}

/** Returns the first phase of a project with phases; its sub-phase has the same identifier. */
export function firstPhase(project: number): string {
  return String((project - 1) * 2 + 1);
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
      ...(number === 4 ? { endDate: `${day(180)}T00:00:00.000Z` } : {}),
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
    managerId: nth(['1', '2'], number),
    salesManagerId: '2',
    departmentId: nth(['1', '2'], number),
    groupCode: nth(['GRP01', 'GRP02', 'GRP03'], number),
    stateCode: number % 5 === 0 ? 'P3' : 'P1',
    closed: number % 5 === 0,
    internal: number % 6 === 0,
    leave: false,
  };
}

function phase(id: number, of: number, order: number, random: Random): JsonObject {
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

function task(id: number, of: number, random: Random): JsonObject {
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
    location: nth(CITIES, id).city,
    defaultTask: false,
    progress: progress(random),
  };
}

/** Splits the workload into a completed and a remaining part. */
function progress(random: Random): JsonObject {
  const workload = random.integer(6, 40);
  const done = random.integer(0, 5);
  const remainingTasks = workload - done;
  return {
    workload,
    scheduled: 0,
    done,
    toBeScheduled: remainingTasks,
    remainingTasks,
    calculatedRemainingTasks: false,
  };
}
