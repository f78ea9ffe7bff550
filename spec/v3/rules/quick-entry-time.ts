import type { Issue } from '#shared/validation/issue.ts';
import { isAbsent, membersOf } from './members.ts';
import { broken, missing, notChecked } from './rule-finding.ts';

/** A task of a project, with its phase and sub-phase if it has them. */
export interface TaskFacts {
  readonly id: string;
  readonly phaseId?: string | null;
  readonly subPhaseId?: string | null;
}

/** Facts about the project that time is entered for. */
export interface ProjectFacts {
  readonly id: string;
  /** Its phases, each with its sub-phases. */
  readonly phases: readonly { readonly id: string; readonly subPhases?: readonly { readonly id: string }[] }[];
  readonly tasks?: readonly TaskFacts[];
}

type Entry = Readonly<Record<string, unknown>>;

/** Checks a QuickEntryTime, with its project if the caller passes it (R152 to R155). */
export function checkQuickEntryTime(body: unknown, project?: ProjectFacts): readonly Issue[] {
  const entry = membersOf(body);
  return [...projectFindings(entry, project), ...phaseFindings(entry, project), ...taskFindings(entry, project)];
}

function projectFindings({ projectId }: Entry, project: ProjectFacts | undefined): readonly Issue[] {
  const rule = 'R152';
  if (isAbsent(projectId)) return [missing({ rule, path: ['projectId'], expected: 'a project, which is mandatory' })];
  if (project === undefined || project.id === projectId) return [];
  return [
    broken({ rule, path: ['projectId'], expected: 'the project that the facts speak of', received: 'another one' }),
  ];
}

function phaseFindings({ phaseId, subPhaseId }: Entry, project: ProjectFacts | undefined): readonly Issue[] {
  const rule = 'R153';
  if (project === undefined) return [notChecked({ rule, path: ['phaseId'], expected: 'the phases of the project' })];
  if (project.phases.length === 0) return [];
  if (isAbsent(phaseId)) return [missing({ rule, path: ['phaseId'], expected: 'a phase: the project has phases' })];
  const phase = project.phases.find(({ id }) => id === phaseId);
  if (phase === undefined)
    return [broken({ rule, path: ['phaseId'], expected: 'a phase of the project', received: 'another one' })];
  return subPhaseFindings(subPhaseId, phase.subPhases ?? []);
}

function subPhaseFindings(subPhaseId: unknown, subPhases: readonly { readonly id: string }[]): readonly Issue[] {
  const rule = 'R154';
  if (subPhases.length === 0) return [];
  if (isAbsent(subPhaseId))
    return [missing({ rule, path: ['subPhaseId'], expected: 'a sub-phase: the phase has sub-phases' })];
  if (subPhases.some(({ id }) => id === subPhaseId)) return [];
  return [broken({ rule, path: ['subPhaseId'], expected: 'a sub-phase of the phase', received: 'another one' })];
}

function taskFindings(
  { projectTaskId, phaseId, subPhaseId }: Entry,
  project: ProjectFacts | undefined,
): readonly Issue[] {
  const rule = 'R155';
  const path = ['projectTaskId'];
  if (isAbsent(projectTaskId)) return [missing({ rule, path, expected: 'a task, which is mandatory' })];
  if (project?.tasks === undefined) return [notChecked({ rule, path, expected: 'the tasks of the project' })];
  const task = project.tasks.find(({ id }) => id === projectTaskId);
  if (task === undefined) return [broken({ rule, path, expected: 'a task of the project', received: 'another one' })];
  const isConsistent = isSame(task.phaseId, phaseId) && isSame(task.subPhaseId, subPhaseId);
  return isConsistent
    ? []
    : [broken({ rule, path, expected: 'a task of the phase and sub-phase', received: 'one of another' })];
}

/** Tests whether a given id matches that of the task; a task without a phase fits any. */
function isSame(known: unknown, given: unknown): boolean {
  return isAbsent(known) || known === given;
}
