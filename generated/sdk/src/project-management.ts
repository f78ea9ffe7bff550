import type { CallOptions, Client } from './core.ts';
import {
  type Call,
  type OperationDescription,
  type PathPrefix,
  alternativeBody,
  jsonBody,
  readJson,
  readList,
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
  ErrorResponse,
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
  ErrorResponse,
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

/** Request of {@link getActivity}. */
export interface GetActivityRequest {
  /**
   * Identifier of the activity.
   *
   * @example "1"
   */
  activityId: string;
}

/** Error bodies of {@link getActivity} by status. */
export type GetActivityErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Gets an activity
 *
 * Deprecated and still functional: the activity operations will move to another domain.
 *
 * `GET /projectmanagement/activities/{activity_id}`
 *
 * Rights: A90506.
 *
 * [Documented](../docs/sources.md#domains-204); path prefix assumed.
 *
 * Not documented: The domain that the operation is to move to, and its path there.
 *
 * @returns The activity.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await getActivity(client, { activityId: '1' });
 * @deprecated
 */
export function getActivity(
  client: Client,
  request: GetActivityRequest,
  options?: CallOptions,
): Call<Activity, GetActivityErrors> {
  return client.call(getActivityOperation, request, options);
}

/** Describes {@link getActivity} to the client. */
export const getActivityOperation: OperationDescription<Activity, GetActivityErrors> = {
  prefix,
  path: '/activities/{activityId}',
  method: 'GET',
  response: readJson,
  retry: retryTransient,
  id: 'getActivity',
};

/** Request of {@link readActivity}. */
export interface ReadActivityRequest {
  /**
   * Identifier of the activity.
   *
   * @example "1"
   */
  activityId: string;
  body?: ActivityReadOption;
}

/** Error bodies of {@link readActivity} by status. */
export type ReadActivityErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Reads an activity with options
 *
 * Deprecated and still functional: the activity operations will move to another domain.
 *
 * `POST /projectmanagement/activities/{activity_id}/read`
 *
 * Rights: A90506.
 *
 * [Documented](../docs/sources.md#domains-205); path prefix assumed.
 *
 * Not documented: The domain that the operation is to move to, and its path there.
 *
 * @returns The activity.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await readActivity(client, { activityId: '1' });
 * @deprecated
 */
export function readActivity(
  client: Client,
  request: ReadActivityRequest,
  options?: CallOptions,
): Call<Activity, ReadActivityErrors> {
  return client.call(readActivityOperation, request, options);
}

/** Describes {@link readActivity} to the client. */
export const readActivityOperation: OperationDescription<Activity, ReadActivityErrors> = {
  prefix,
  path: '/activities/{activityId}/read',
  method: 'POST',
  parts: [[jsonBody]],
  response: readJson,
  retry: retryTransient,
  id: 'readActivity',
};

/** Request of {@link searchActivities}. */
export interface SearchActivitiesRequest {
  body?: ActivityCriteria;
}

/** Error bodies of {@link searchActivities} by status. */
export type SearchActivitiesErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Searches activities
 *
 * Deprecated and still functional: the activity operations will move to another domain.
 *
 * `POST /projectmanagement/activities/search`
 *
 * Rights: A90504.
 *
 * [Documented](../docs/sources.md#domains-206); path prefix assumed.
 *
 * Not documented: The domain that the operation is to move to, and its path there.
 *
 * @returns The activities found.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await searchActivities(client);
 * @deprecated
 */
export function searchActivities(
  client: Client,
  request?: SearchActivitiesRequest,
  options?: CallOptions,
): Call<Activity[], SearchActivitiesErrors> {
  return client.call(searchActivitiesOperation, request, options);
}

/** Describes {@link searchActivities} to the client. */
export const searchActivitiesOperation: OperationDescription<Activity[], SearchActivitiesErrors> = {
  prefix,
  path: '/activities/search',
  method: 'POST',
  parts: [[jsonBody]],
  response: readList,
  retry: retryTransient,
  id: 'searchActivities',
};

/** Request of {@link searchAssignments}. */
export interface SearchAssignmentsRequest {
  /**
   * Module whose assignments are searched.
   *
   * @example "TIMES_RECORDING"
   */
  activeModule: ActiveModule;
  /**
   * Maximum number of ancestor nodes of the type named by `countAssignmentType` (for PROJECT, the number of
   * projects); none by default.
   *
   * Not documented: The type and the maximum are not shown (an integer is assumed).
   *
   * @example 10
   */
  limit?: number;
  body?: AssignmentCriteria;
}

/** Error bodies of {@link searchAssignments} by status. */
export type SearchAssignmentsErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Searches assignments of a module
 *
 * Returns a tree of assignment nodes. When the assignment types of the criteria are unset, its root type is
 * CUSTOMER and the leaf is SUBPHASE or PROJECT_TASK depending on the module. The mobile domain offers the same
 * search.
 *
 * `POST /projectmanagement/assignments/{active_module}/search`
 *
 * Rights: A90104.
 *
 * [Documented](../docs/sources.md#domains-207); path prefix assumed.
 *
 * @returns The nodes found.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await searchAssignments(client, { activeModule: 'TIMES_RECORDING' });
 */
export function searchAssignments(
  client: Client,
  request: SearchAssignmentsRequest,
  options?: CallOptions,
): Call<AssignmentNode[], SearchAssignmentsErrors> {
  return client.call(searchAssignmentsOperation, request, options);
}

/** Describes {@link searchAssignments} to the client. */
export const searchAssignmentsOperation: OperationDescription<AssignmentNode[], SearchAssignmentsErrors> = {
  prefix,
  path: '/assignments/{activeModule}/search',
  method: 'POST',
  parts: [[serializeQuery, 'limit'], [jsonBody]],
  response: readList,
  retry: retryTransient,
  id: 'searchAssignments',
};

/** Request of {@link transferPhase}; `contentType` chooses the format of the body. */
export type TransferPhaseRequest = {
  /**
   * Identifier of the project.
   *
   * @example "2"
   */
  projectId: string;
  /**
   * Identifier of the phase.
   *
   * @example "4"
   */
  phaseId: string;
} & (
  | { contentType?: 'application/json'; body: TransferAffectation }
  | { contentType: 'text/plain'; body: TransferAffectation }
);

/** Error bodies of {@link transferPhase} by status. */
export type TransferPhaseErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Transfers a phase of a project
 *
 * Transfers a phase to the project, phase or sub-phase that the body names, and returns the identifier of the
 * updated project.
 *
 * `POST /projectmanagement/projects/{project_id}/phases/{phase_id}/transfer`
 *
 * Rights: A90210.
 *
 * [Documented](../docs/sources.md#domains-208); path prefix assumed.
 *
 * @returns The identifier of the updated project.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await transferPhase(client, { projectId: '2', phaseId: '4', body: { toProjectId: '3', start: '2026-06-01T00:00:00.000Z', end: '2026-06-30T00:00:00.000Z' } });
 */
export function transferPhase(
  client: Client,
  request: TransferPhaseRequest,
  options?: CallOptions,
): Call<string, TransferPhaseErrors> {
  return client.call(transferPhaseOperation, request, options);
}

/** Describes {@link transferPhase} to the client. */
export const transferPhaseOperation: OperationDescription<string, TransferPhaseErrors> = {
  prefix,
  path: '/projects/{projectId}/phases/{phaseId}/transfer',
  method: 'POST',
  parts: [
    [
      alternativeBody,
      { name: 'application/json', property: 'body', part: [jsonBody] },
      { name: 'text/plain', property: 'body', part: [jsonBody, 'text/plain'] },
    ],
  ],
  response: readString,
  id: 'transferPhase',
};

/** Request of {@link replacePhase}; `contentType` chooses the format of the body. */
export type ReplacePhaseRequest = {
  /**
   * Identifier of the project.
   *
   * @example "1"
   */
  projectId: string;
  /**
   * Identifier of the phase.
   *
   * @example "1"
   */
  phaseId: string;
} & ({ contentType?: 'application/json'; body: PhaseReplace } | { contentType: 'text/plain'; body: PhaseReplace });

/** Error bodies of {@link replacePhase} by status. */
export type ReplacePhaseErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Replaces a phase of a project
 *
 * The whole phase is sent: a field that is omitted is set to null, a boolean that is omitted becomes false.
 *
 * Clears what the body omits. To change single properties, use {@link updatePhase}.
 *
 * `POST /projectmanagement/projects/{project_id}/phases/{phase_id}`
 *
 * Rights: A90202.
 *
 * [Documented](../docs/sources.md#domains-209); path prefix assumed.
 *
 * Not documented: The meaning of the returned string (the identifier of the phase is assumed, as for most update
 * operations).
 *
 * @returns The identifier of the phase.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await replacePhase(client, { projectId: '1', phaseId: '1', body: { id: '1', code: 'PH001', name: 'Framing', projectId: '1', order: 1, expectedStart: '2026-02-09', expectedEnd: '2026-05-31', … } });
 */
export function replacePhase(
  client: Client,
  request: ReplacePhaseRequest,
  options?: CallOptions,
): Call<string, ReplacePhaseErrors> {
  return client.call(replacePhaseOperation, request, options);
}

/** Describes {@link replacePhase} to the client. */
export const replacePhaseOperation: OperationDescription<string, ReplacePhaseErrors> = {
  prefix,
  path: '/projects/{projectId}/phases/{phaseId}',
  method: 'POST',
  parts: [
    [serializeHeaders, { name: 'X-COMPANY-CODE', property: 'companyCode', option: true }],
    [
      alternativeBody,
      { name: 'application/json', property: 'body', part: [jsonBody] },
      { name: 'text/plain', property: 'body', part: [jsonBody, 'text/plain'] },
    ],
  ],
  response: readString,
  id: 'replacePhase',
};

/** Identifies the resource that {@link updatePhase} updates. */
export interface UpdatePhaseRequest {
  /**
   * Identifier of the project.
   *
   * @example "1"
   */
  projectId: string;
  /**
   * Identifier of the phase.
   *
   * @example "1"
   */
  phaseId: string;
}

/**
 * Changes single properties and keeps the others: reads the resource with the function in `options.read`, because
 * no operation is documented that reads it, merges the change, and sends the result with {@link replacePhase}.
 * `null` clears a property.
 *
 * `POST /projectmanagement/projects/{project_id}/phases/{phase_id}`
 *
 * Rights: A90202.
 *
 * [Documented](../docs/sources.md#domains-209); path prefix assumed.
 *
 * Not documented: The meaning of the returned string (the identifier of the phase is assumed, as for most update
 * operations).
 *
 * @returns The identifier of the phase.
 * @throws {ConflictError} if the resource changes between the read and the write; nothing is sent
 * @throws {NotFoundError} if the read does not find the resource
 * @throws {SdkError} if the call fails; `message` says why
 * @example await updatePhase(client, { projectId: '1', phaseId: '1' }, { name: 'Framing' }, { read });
 */
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

/** Request of {@link searchProjectGroups}. */
export interface SearchProjectGroupsRequest {
  body?: ProjectGroupCriteria;
}

/** Error bodies of {@link searchProjectGroups} by status. */
export type SearchProjectGroupsErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Searches project groups
 *
 * Returns the project groups that match the criteria.
 *
 * `POST /projectmanagement/project-groups/search`
 *
 * Rights: A90704.
 *
 * [Documented](../docs/sources.md#domains-210); path prefix assumed.
 *
 * @returns The project groups found.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await searchProjectGroups(client);
 */
export function searchProjectGroups(
  client: Client,
  request?: SearchProjectGroupsRequest,
  options?: CallOptions,
): Call<ProjectGroup[], SearchProjectGroupsErrors> {
  return client.call(searchProjectGroupsOperation, request, options);
}

/** Describes {@link searchProjectGroups} to the client. */
export const searchProjectGroupsOperation: OperationDescription<ProjectGroup[], SearchProjectGroupsErrors> = {
  prefix,
  path: '/project-groups/search',
  method: 'POST',
  parts: [[jsonBody]],
  response: readList,
  retry: retryTransient,
  id: 'searchProjectGroups',
};

/** Request of {@link getProjectState}. */
export interface GetProjectStateRequest {
  /**
   * Identifier of the project state.
   *
   * @example "1"
   */
  projectStateId: string;
}

/** Error bodies of {@link getProjectState} by status. */
export type GetProjectStateErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Gets a project state
 *
 * Returns the project state with this identifier.
 *
 * `GET /projectmanagement/project-states/{project_state_id}`
 *
 * Rights: A90806.
 *
 * [Documented](../docs/sources.md#domains-211); path prefix assumed.
 *
 * @returns The project state.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await getProjectState(client, { projectStateId: '1' });
 */
export function getProjectState(
  client: Client,
  request: GetProjectStateRequest,
  options?: CallOptions,
): Call<ProjectState, GetProjectStateErrors> {
  return client.call(getProjectStateOperation, request, options);
}

/** Describes {@link getProjectState} to the client. */
export const getProjectStateOperation: OperationDescription<ProjectState, GetProjectStateErrors> = {
  prefix,
  path: '/project-states/{projectStateId}',
  method: 'GET',
  response: readJson,
  retry: retryTransient,
  id: 'getProjectState',
};

/** Request of {@link patchProjectTask}; `contentType` chooses the format of the body. */
export type PatchProjectTaskRequest = {
  /**
   * Identifier of the project task.
   *
   * @example "1"
   */
  projectTaskId: string;
} & ({ contentType?: 'application/json'; body?: PatchElement[] } | { contentType: 'text/plain'; body: PatchElement[] });

/** Error bodies of {@link patchProjectTask} by status. */
export type PatchProjectTaskErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Patches a project task
 *
 * Applies a list of patch elements. Its right is a functional one.
 *
 * `PATCH /projectmanagement/project-tasks/{project_task_id}`
 *
 * Rights: 061602.
 *
 * [Documented](../docs/sources.md#domains-212); path prefix assumed.
 *
 * Not documented: The meaning of the returned string (the identifier of the project task is assumed, as for most
 * patch operations).
 *
 * @returns The identifier of the project task.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await patchProjectTask(client, { projectTaskId: '1' });
 */
export function patchProjectTask(
  client: Client,
  request: PatchProjectTaskRequest,
  options?: CallOptions,
): Call<string, PatchProjectTaskErrors> {
  return client.call(patchProjectTaskOperation, request, options);
}

/** Describes {@link patchProjectTask} to the client. */
export const patchProjectTaskOperation: OperationDescription<string, PatchProjectTaskErrors> = {
  prefix,
  path: '/project-tasks/{projectTaskId}',
  method: 'PATCH',
  parts: [
    [serializeHeaders, { name: 'X-COMPANY-CODE', property: 'companyCode', option: true }],
    [
      alternativeBody,
      { name: 'application/json', property: 'body', part: [jsonBody] },
      { name: 'text/plain', property: 'body', part: [jsonBody, 'text/plain'] },
    ],
  ],
  response: readString,
  id: 'patchProjectTask',
};

/** Request of {@link patchProjectTaskOfProject}; `contentType` chooses the format of the body. */
export type PatchProjectTaskOfProjectRequest = {
  /**
   * Identifier of the project.
   *
   * @example "1"
   */
  projectId: string;
  /**
   * Identifier of the project task.
   *
   * @example "1"
   */
  projectTaskId: string;
} & ({ contentType?: 'application/json'; body?: PatchElement[] } | { contentType: 'text/plain'; body: PatchElement[] });

/** Error bodies of {@link patchProjectTaskOfProject} by status. */
export type PatchProjectTaskOfProjectErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Patches a project task of a project
 *
 * Applies a list of patch elements.
 *
 * `PATCH /projectmanagement/projects/{project_id}/project-tasks/{project_task_id}`
 *
 * Rights: A90402.
 *
 * [Documented](../docs/sources.md#domains-213); path prefix assumed.
 *
 * Not documented: The meaning of the returned string (the identifier of the project task is assumed, as for most
 * patch operations).
 *
 * @returns The identifier of the project task.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await patchProjectTaskOfProject(client, { projectId: '1', projectTaskId: '1' });
 */
export function patchProjectTaskOfProject(
  client: Client,
  request: PatchProjectTaskOfProjectRequest,
  options?: CallOptions,
): Call<string, PatchProjectTaskOfProjectErrors> {
  return client.call(patchProjectTaskOfProjectOperation, request, options);
}

/** Describes {@link patchProjectTaskOfProject} to the client. */
export const patchProjectTaskOfProjectOperation: OperationDescription<string, PatchProjectTaskOfProjectErrors> = {
  prefix,
  path: '/projects/{projectId}/project-tasks/{projectTaskId}',
  method: 'PATCH',
  parts: [
    [serializeHeaders, { name: 'X-COMPANY-CODE', property: 'companyCode', option: true }],
    [
      alternativeBody,
      { name: 'application/json', property: 'body', part: [jsonBody] },
      { name: 'text/plain', property: 'body', part: [jsonBody, 'text/plain'] },
    ],
  ],
  response: readString,
  id: 'patchProjectTaskOfProject',
};

/** Request of {@link preFillProjectTask}. */
export interface PreFillProjectTaskRequest {
  /**
   * Identifier of the project.
   *
   * @example "1"
   */
  projectId: string;
  body?: ProjectTask;
}

/** Error bodies of {@link preFillProjectTask} by status. */
export type PreFillProjectTaskErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Pre-fills a project task
 *
 * Returns a project task filled in for the project, from the values of the body. Nothing is stored.
 *
 * `POST /projectmanagement/projects/{project_id}/project-tasks/pre-fill`
 *
 * Rights: A90401.
 *
 * [Documented](../docs/sources.md#domains-214); path prefix assumed.
 *
 * @returns The pre-filled project task.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await preFillProjectTask(client, { projectId: '1' });
 */
export function preFillProjectTask(
  client: Client,
  request: PreFillProjectTaskRequest,
  options?: CallOptions,
): Call<ProjectTask, PreFillProjectTaskErrors> {
  return client.call(preFillProjectTaskOperation, request, options);
}

/** Describes {@link preFillProjectTask} to the client. */
export const preFillProjectTaskOperation: OperationDescription<ProjectTask, PreFillProjectTaskErrors> = {
  prefix,
  path: '/projects/{projectId}/project-tasks/pre-fill',
  method: 'POST',
  parts: [[jsonBody]],
  response: readJson,
  retry: retryTransient,
  id: 'preFillProjectTask',
};
