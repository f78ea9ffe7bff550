import type { CallOptions, Client } from './core.ts';
import {
  type Call,
  type OperationDescription,
  type PathPrefix,
  jsonBody,
  readJson,
  readString,
  retryTransient,
  serializeHeaders,
  serializeQuery,
} from './runtime.ts';
import { type UpdateChange, type UpdatePlan, type UpdateWithReadOptions, safeUpdate } from './update.ts';
import type {
  ActiveModule,
  Activity,
  ActivityCriteria,
  ActivityReadOption,
  AssignmentCriteria,
  AssignmentNode,
  PatchElement,
  Phase,
  PhaseReplace,
  ProjectGroup,
  ProjectGroupCriteria,
  ProjectState,
  ProjectTask,
  TransferAffectation,
} from './types.ts';

export type {
  ActiveModule,
  Activity,
  ActivityCriteria,
  ActivityReadOption,
  AssignmentCriteria,
  AssignmentNode,
  PatchElement,
  Phase,
  PhaseReplace,
  ProjectGroup,
  ProjectGroupCriteria,
  ProjectState,
  ProjectTask,
  TransferAffectation,
} from './types.ts';

const prefix: PathPrefix = { name: 'projectManagement', path: '/projectmanagement' };

/** What {@link getActivity} is asked with. */
export interface GetActivityRequest {
  activityId: string;
}

/**
 * Gets an activity
 *
 * Deprecated and still functional: the activity operations are to move to another domain.
 *
 * `GET /projectmanagement/activities/{activity_id}`
 *
 * Rights: A90506.
 *
 * Documented: domains L204; domains L216.
 *
 * Not shown: The domain that the operation is to move to, and its path there.
 *
 * @returns The activity.
 * @deprecated
 */
export function getActivity(client: Client, request: GetActivityRequest, options?: CallOptions): Call<Activity> {
  return client.call(getActivityOperation, request, options);
}

/** What the client must know to call {@link getActivity}. */
export const getActivityOperation: OperationDescription<Activity> = {
  prefix,
  path: '/activities/{activityId}',
  method: 'GET',
  response: readJson,
  retry: retryTransient,
  id: 'getActivity',
};

/** What {@link readActivity} is asked with. */
export interface ReadActivityRequest {
  activityId: string;
  body?: ActivityReadOption;
}

/**
 * Reads an activity with options
 *
 * Deprecated and still functional: the activity operations are to move to another domain.
 *
 * `POST /projectmanagement/activities/{activity_id}/read`
 *
 * Rights: A90506.
 *
 * Documented: domains L205; domains L216.
 *
 * Not shown: The domain that the operation is to move to, and its path there.
 *
 * @returns The activity.
 * @deprecated
 */
export function readActivity(client: Client, request: ReadActivityRequest, options?: CallOptions): Call<Activity> {
  return client.call(readActivityOperation, request, options);
}

/** What the client must know to call {@link readActivity}. */
export const readActivityOperation: OperationDescription<Activity> = {
  prefix,
  path: '/activities/{activityId}/read',
  method: 'POST',
  parts: [[jsonBody]],
  response: readJson,
  retry: retryTransient,
  id: 'readActivity',
};

/** What {@link searchActivities} is asked with. */
export interface SearchActivitiesRequest {
  body?: ActivityCriteria;
}

/**
 * Searches activities
 *
 * Deprecated and still functional: the activity operations are to move to another domain.
 *
 * `POST /projectmanagement/activities/search`
 *
 * Rights: A90504.
 *
 * Documented: domains L206; domains L216.
 *
 * Not shown: The domain that the operation is to move to, and its path there.
 *
 * @returns The activities found.
 * @deprecated
 */
export function searchActivities(
  client: Client,
  request?: SearchActivitiesRequest,
  options?: CallOptions,
): Call<Activity[]> {
  return client.call(searchActivitiesOperation, request, options);
}

/** What the client must know to call {@link searchActivities}. */
export const searchActivitiesOperation: OperationDescription<Activity[]> = {
  prefix,
  path: '/activities/search',
  method: 'POST',
  parts: [[jsonBody]],
  response: readJson,
  retry: retryTransient,
  id: 'searchActivities',
};

/** What {@link searchAssignments} is asked with. */
export interface SearchAssignmentsRequest {
  activeModule: ActiveModule;
  /**
   * Maximum number of ancestor nodes of the type named by `countAssignmentType` (for PROJECT, the number of projects); none by default.
   *
   * Not shown: The type and the maximum are not shown (an integer is assumed).
   */
  limit?: number;
  body?: AssignmentCriteria;
}

/**
 * Searches assignments of a module
 *
 * Answers a tree of assignment nodes. When the assignment types of the criteria are unset, its root type is CUSTOMER and the leaf is SUBPHASE or PROJECT_TASK depending on the module. The mobile domain offers the same search.
 *
 * `POST /projectmanagement/assignments/{active_module}/search`
 *
 * Rights: A90104.
 *
 * Documented: domains L207; domains L216; conventions L228.
 *
 * @returns The nodes found.
 */
export function searchAssignments(
  client: Client,
  request: SearchAssignmentsRequest,
  options?: CallOptions,
): Call<AssignmentNode[]> {
  return client.call(searchAssignmentsOperation, request, options);
}

/** What the client must know to call {@link searchAssignments}. */
export const searchAssignmentsOperation: OperationDescription<AssignmentNode[]> = {
  prefix,
  path: '/assignments/{activeModule}/search',
  method: 'POST',
  parts: [[serializeQuery, 'limit'], [jsonBody]],
  response: readJson,
  retry: retryTransient,
  id: 'searchAssignments',
};

/** What {@link transferPhase} is asked with. */
export interface TransferPhaseRequest {
  projectId: string;
  phaseId: string;
  body: TransferAffectation;
}

/**
 * Transfers a phase of a project
 *
 * `POST /projectmanagement/projects/{project_id}/phases/{phase_id}/transfer`
 *
 * Rights: A90210.
 *
 * Documented: domains L208.
 *
 * @returns The identifier of the updated project.
 */
export function transferPhase(client: Client, request: TransferPhaseRequest, options?: CallOptions): Call<string> {
  return client.call(transferPhaseOperation, request, options);
}

/** What the client must know to call {@link transferPhase}. */
export const transferPhaseOperation: OperationDescription<string> = {
  prefix,
  path: '/projects/{projectId}/phases/{phaseId}/transfer',
  method: 'POST',
  parts: [[jsonBody]],
  response: readString,
  id: 'transferPhase',
};

/** What {@link replacePhase} is asked with. */
export interface ReplacePhaseRequest {
  projectId: string;
  phaseId: string;
  body: PhaseReplace;
}

/**
 * Replaces a phase of a project
 *
 * The whole phase is sent: a field that is omitted is set to null, a boolean that is omitted becomes false.
 *
 * What the body leaves out is cleared: {@link updatePhase} is the safe way.
 *
 * `POST /projectmanagement/projects/{project_id}/phases/{phase_id}`
 *
 * Rights: A90202.
 *
 * Documented: domains L209; conventions L32; conventions L298-304.
 *
 * Not shown: What the string of the answer is (the identifier of the phase is assumed, as for most update operations).
 *
 * @returns The identifier of the phase.
 */
export function replacePhase(client: Client, request: ReplacePhaseRequest, options?: CallOptions): Call<string> {
  return client.call(replacePhaseOperation, request, options);
}

/** What the client must know to call {@link replacePhase}. */
export const replacePhaseOperation: OperationDescription<string> = {
  prefix,
  path: '/projects/{projectId}/phases/{phaseId}',
  method: 'POST',
  parts: [[serializeHeaders, { name: 'X-COMPANY-CODE', property: 'companyCode', option: true }], [jsonBody]],
  response: readString,
  id: 'replacePhase',
};

/** Which resource {@link updatePhase} updates. */
export interface UpdatePhaseRequest {
  projectId: string;
  phaseId: string;
}

/** Updates without clearing anything: reads the resource with the function in `options.read`: no operation that reads it is known, merges the change, and sends the whole with {@link replacePhase}. */
export function updatePhase(
  client: Client,
  request: UpdatePhaseRequest,
  change: UpdateChange<Phase, PhaseReplace>,
  options: UpdateWithReadOptions<Phase> & CallOptions,
): Call<string> {
  return safeUpdate(client, updatePhasePlan, request, change, options);
}

const updatePhasePlan: UpdatePlan<UpdatePhaseRequest, Phase, string> = {
  id: 'updatePhase',
  match: { id: 'phaseId' },
  replace: replacePhaseOperation,
  schema: {
    pairs: ['project', 'state', 'manager', 'customerHostSite'],
    booleans: ['closure'],
    nullable: [
      'id',
      'code',
      'name',
      'projectId',
      'order',
      'expectedStart',
      'expectedEnd',
      'description',
      'stateId',
      'managerId',
      'quoteNumber',
      'customerContact',
      'actualStart',
      'actualEnd',
      'customerHostSiteId',
      'customData',
      'formConfig',
    ],
  },
};

/** What {@link searchProjectGroups} is asked with. */
export interface SearchProjectGroupsRequest {
  body?: ProjectGroupCriteria;
}

/**
 * Searches project groups
 *
 * `POST /projectmanagement/project-groups/search`
 *
 * Rights: A90704.
 *
 * Documented: domains L210.
 *
 * @returns The project groups found.
 */
export function searchProjectGroups(
  client: Client,
  request?: SearchProjectGroupsRequest,
  options?: CallOptions,
): Call<ProjectGroup[]> {
  return client.call(searchProjectGroupsOperation, request, options);
}

/** What the client must know to call {@link searchProjectGroups}. */
export const searchProjectGroupsOperation: OperationDescription<ProjectGroup[]> = {
  prefix,
  path: '/project-groups/search',
  method: 'POST',
  parts: [[jsonBody]],
  response: readJson,
  retry: retryTransient,
  id: 'searchProjectGroups',
};

/** What {@link getProjectState} is asked with. */
export interface GetProjectStateRequest {
  projectStateId: string;
}

/**
 * Gets a project state
 *
 * `GET /projectmanagement/project-states/{project_state_id}`
 *
 * Rights: A90806.
 *
 * Documented: domains L211.
 *
 * @returns The project state.
 */
export function getProjectState(
  client: Client,
  request: GetProjectStateRequest,
  options?: CallOptions,
): Call<ProjectState> {
  return client.call(getProjectStateOperation, request, options);
}

/** What the client must know to call {@link getProjectState}. */
export const getProjectStateOperation: OperationDescription<ProjectState> = {
  prefix,
  path: '/project-states/{projectStateId}',
  method: 'GET',
  response: readJson,
  retry: retryTransient,
  id: 'getProjectState',
};

/** What {@link patchProjectTask} is asked with. */
export interface PatchProjectTaskRequest {
  projectTaskId: string;
  body?: PatchElement[];
}

/**
 * Patches a project task
 *
 * Applies a list of patch elements. Its right is a functional one.
 *
 * `PATCH /projectmanagement/project-tasks/{project_task_id}`
 *
 * Rights: 061602.
 *
 * Documented: domains L212; conventions L32.
 *
 * Not shown: What the string of the answer is (the identifier of the project task is assumed, as for most patch operations).
 *
 * @returns The identifier of the project task.
 */
export function patchProjectTask(
  client: Client,
  request: PatchProjectTaskRequest,
  options?: CallOptions,
): Call<string> {
  return client.call(patchProjectTaskOperation, request, options);
}

/** What the client must know to call {@link patchProjectTask}. */
export const patchProjectTaskOperation: OperationDescription<string> = {
  prefix,
  path: '/project-tasks/{projectTaskId}',
  method: 'PATCH',
  parts: [[serializeHeaders, { name: 'X-COMPANY-CODE', property: 'companyCode', option: true }], [jsonBody]],
  response: readString,
  id: 'patchProjectTask',
};

/** What {@link patchProjectTaskOfProject} is asked with. */
export interface PatchProjectTaskOfProjectRequest {
  projectId: string;
  projectTaskId: string;
  body?: PatchElement[];
}

/**
 * Patches a project task of a project
 *
 * Applies a list of patch elements.
 *
 * `PATCH /projectmanagement/projects/{project_id}/project-tasks/{project_task_id}`
 *
 * Rights: A90402.
 *
 * Documented: domains L213; conventions L32.
 *
 * Not shown: What the string of the answer is (the identifier of the project task is assumed, as for most patch operations).
 *
 * @returns The identifier of the project task.
 */
export function patchProjectTaskOfProject(
  client: Client,
  request: PatchProjectTaskOfProjectRequest,
  options?: CallOptions,
): Call<string> {
  return client.call(patchProjectTaskOfProjectOperation, request, options);
}

/** What the client must know to call {@link patchProjectTaskOfProject}. */
export const patchProjectTaskOfProjectOperation: OperationDescription<string> = {
  prefix,
  path: '/projects/{projectId}/project-tasks/{projectTaskId}',
  method: 'PATCH',
  parts: [[serializeHeaders, { name: 'X-COMPANY-CODE', property: 'companyCode', option: true }], [jsonBody]],
  response: readString,
  id: 'patchProjectTaskOfProject',
};

/** What {@link preFillProjectTask} is asked with. */
export interface PreFillProjectTaskRequest {
  projectId: string;
  body?: ProjectTask;
}

/**
 * Pre-fills a project task
 *
 * `POST /projectmanagement/projects/{project_id}/project-tasks/pre-fill`
 *
 * Rights: A90401.
 *
 * Documented: domains L214.
 *
 * @returns The pre-filled project task.
 */
export function preFillProjectTask(
  client: Client,
  request: PreFillProjectTaskRequest,
  options?: CallOptions,
): Call<ProjectTask> {
  return client.call(preFillProjectTaskOperation, request, options);
}

/** What the client must know to call {@link preFillProjectTask}. */
export const preFillProjectTaskOperation: OperationDescription<ProjectTask> = {
  prefix,
  path: '/projects/{projectId}/project-tasks/pre-fill',
  method: 'POST',
  parts: [[jsonBody]],
  response: readJson,
  retry: retryTransient,
  id: 'preFillProjectTask',
};
