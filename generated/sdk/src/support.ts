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
import type {
  Card,
  CardGroup,
  CardGroupCriteria,
  CardGroupReadOption,
  CardReadOption,
  Checkbook,
  CheckbookCriteria,
  ContractCreate,
  ErrorResponse,
  ExternalRequester,
  ExternalRequesterCriteria,
  TimesheetEntryBase,
} from './types.ts';

export type {
  Card,
  CardGroup,
  CardGroupCriteria,
  CardGroupReadOption,
  CardReadOption,
  Checkbook,
  CheckbookCriteria,
  ContractCreate,
  ErrorResponse,
  ExternalRequester,
  ExternalRequesterCriteria,
  TimesheetEntryBase,
} from './types.ts';

const prefix: PathPrefix = { name: 'support', path: '/support' };

/** Request of {@link postCardGroupTimesheetEntries}; `contentType` chooses the format of the body. */
export type PostCardGroupTimesheetEntriesRequest = {
  /**
   * Identifier of the card group.
   *
   * @example "1"
   */
  cardGroupId: string;
} & (
  | { contentType?: 'application/json'; body: TimesheetEntryBase }
  | { contentType: 'text/plain'; body: TimesheetEntryBase }
);

/** Error bodies of {@link postCardGroupTimesheetEntries} by status. */
export type PostCardGroupTimesheetEntriesErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Posts a timesheet entry on a card group
 *
 * Returns the sum of all timesheet durations on the card group, as an array of numbers. The body is one timesheet
 * entry.
 *
 * `POST /support/card-groups/{card_group_id}/timesheet-entries`
 *
 * Rights: A10210.
 *
 * [Documented](../docs/sources.md#domains-189); path prefix assumed.
 *
 * Not documented: What the operation does with the timesheet entry. The unit of the sum, and what the elements of
 * the list stand for.
 *
 * @returns The sum of all timesheet durations on the group.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await postCardGroupTimesheetEntries(client, { cardGroupId: '1', body: { employeeId: '2', projectId: '1', phaseId: '1', date: '2026-06-01T00:00:00.000Z', duration: 2, unit: 'H', comment: 'Analysis' } });
 */
export function postCardGroupTimesheetEntries(
  client: Client,
  request: PostCardGroupTimesheetEntriesRequest,
  options?: CallOptions,
): Call<number[], PostCardGroupTimesheetEntriesErrors> {
  return client.call(postCardGroupTimesheetEntriesOperation, request, options);
}

/** Describes {@link postCardGroupTimesheetEntries} to the client. */
export const postCardGroupTimesheetEntriesOperation: OperationDescription<
  number[],
  PostCardGroupTimesheetEntriesErrors
> = {
  prefix,
  path: '/card-groups/{cardGroupId}/timesheet-entries',
  method: 'POST',
  parts: [
    [
      alternativeBody,
      { name: 'application/json', property: 'body', part: [jsonBody] },
      { name: 'text/plain', property: 'body', part: [jsonBody, 'text/plain'] },
    ],
  ],
  response: readList,
  id: 'postCardGroupTimesheetEntries',
};

/** Request of {@link getCardGroup}. */
export interface GetCardGroupRequest {
  /**
   * Identifier of the card group.
   *
   * @example "1"
   */
  cardGroupId: string;
  /**
   * A group. What it names beside the card group is not documented.
   *
   * @example "1"
   */
  groupId: string;
}

/** Error bodies of {@link getCardGroup} by status. */
export type GetCardGroupErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Gets a card group
 *
 * Returns the card group with this identifier.
 *
 * `GET /support/card-groups/{card_group_id}`
 *
 * Rights: A10206.
 *
 * [Documented](../docs/sources.md#domains-190); path prefix assumed.
 *
 * Not documented: What the parameter group_id names beside card_group_id.
 *
 * @returns The card group.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await getCardGroup(client, { cardGroupId: '1', groupId: '1' });
 */
export function getCardGroup(
  client: Client,
  request: GetCardGroupRequest,
  options?: CallOptions,
): Call<CardGroup, GetCardGroupErrors> {
  return client.call(getCardGroupOperation, request, options);
}

/** Describes {@link getCardGroup} to the client. */
export const getCardGroupOperation: OperationDescription<CardGroup, GetCardGroupErrors> = {
  prefix,
  path: '/card-groups/{cardGroupId}',
  method: 'GET',
  parts: [[serializeQuery, { name: 'group_id', property: 'groupId' }]],
  response: readJson,
  retry: retryTransient,
  id: 'getCardGroup',
};

/** Request of {@link patchCardGroup}. */
export interface PatchCardGroupRequest {
  /**
   * Identifier of the card group.
   *
   * @example "1"
   */
  cardGroupId: string;
  /**
   * The body is not shown.
   *
   * Not documented: The body is not shown (an optional JSON body is assumed).
   */
  body?: unknown;
}

/** Error bodies of {@link patchCardGroup} by status. */
export type PatchCardGroupErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Patches a card group
 *
 * Changes the card group with this identifier. Neither the body nor the response is documented.
 *
 * `PATCH /support/card-groups/{card_group_id}`
 *
 * Rights: A10202.
 *
 * [Documented](../docs/sources.md#domains-193); path prefix assumed.
 *
 * Not documented: The body, whether it is required and its content type (an optional JSON body of any schema is
 * assumed). The response and its status (status 200 with a JSON body of any schema is assumed).
 *
 * @returns The response is not shown.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await patchCardGroup(client, { cardGroupId: '1' });
 */
export function patchCardGroup(
  client: Client,
  request: PatchCardGroupRequest,
  options?: CallOptions,
): Call<unknown, PatchCardGroupErrors> {
  return client.call(patchCardGroupOperation, request, options);
}

/** Describes {@link patchCardGroup} to the client. */
export const patchCardGroupOperation: OperationDescription<unknown, PatchCardGroupErrors> = {
  prefix,
  path: '/card-groups/{cardGroupId}',
  method: 'PATCH',
  parts: [[serializeHeaders, { name: 'X-COMPANY-CODE', property: 'companyCode', option: true }], [jsonBody]],
  response: readJson,
  id: 'patchCardGroup',
};

/** Request of {@link readCardGroup}. */
export interface ReadCardGroupRequest {
  /**
   * Identifier of the card group.
   *
   * @example "1"
   */
  cardGroupId: string;
  /**
   * A group. What it names beside the card group is not documented.
   *
   * @example "1"
   */
  groupId: string;
  body?: CardGroupReadOption;
}

/** Error bodies of {@link readCardGroup} by status. */
export type ReadCardGroupErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Reads a card group with options
 *
 * Returns the card group with this identifier, together with what the read options name.
 *
 * `POST /support/card-groups/{card_group_id}/read`
 *
 * Rights: A10206.
 *
 * [Documented](../docs/sources.md#domains-191); path prefix assumed.
 *
 * Not documented: What the parameter group_id names beside card_group_id.
 *
 * @returns The card group.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await readCardGroup(client, { cardGroupId: '1', groupId: '1' });
 */
export function readCardGroup(
  client: Client,
  request: ReadCardGroupRequest,
  options?: CallOptions,
): Call<CardGroup, ReadCardGroupErrors> {
  return client.call(readCardGroupOperation, request, options);
}

/** Describes {@link readCardGroup} to the client. */
export const readCardGroupOperation: OperationDescription<CardGroup, ReadCardGroupErrors> = {
  prefix,
  path: '/card-groups/{cardGroupId}/read',
  method: 'POST',
  parts: [[serializeQuery, { name: 'group_id', property: 'groupId' }], [jsonBody]],
  response: readJson,
  retry: retryTransient,
  id: 'readCardGroup',
};

/** Request of {@link searchCardGroups}. */
export interface SearchCardGroupsRequest {
  body?: CardGroupCriteria;
}

/** Error bodies of {@link searchCardGroups} by status. */
export type SearchCardGroupsErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Searches card groups
 *
 * Returns the card groups that match the criteria.
 *
 * `POST /support/card-groups/search`
 *
 * Rights: A10804.
 *
 * [Documented](../docs/sources.md#domains-192); path prefix assumed.
 *
 * @returns The card groups found.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await searchCardGroups(client);
 */
export function searchCardGroups(
  client: Client,
  request?: SearchCardGroupsRequest,
  options?: CallOptions,
): Call<CardGroup[], SearchCardGroupsErrors> {
  return client.call(searchCardGroupsOperation, request, options);
}

/** Describes {@link searchCardGroups} to the client. */
export const searchCardGroupsOperation: OperationDescription<CardGroup[], SearchCardGroupsErrors> = {
  prefix,
  path: '/card-groups/search',
  method: 'POST',
  parts: [[jsonBody]],
  response: readList,
  retry: retryTransient,
  id: 'searchCardGroups',
};

/** Request of {@link readCard}. */
export interface ReadCardRequest {
  /**
   * Identifier of the sprint.
   *
   * @example "1"
   */
  sprintId: string;
  /**
   * Identifier of the card.
   *
   * @example "1"
   */
  cardId: string;
  body?: CardReadOption;
}

/** Error bodies of {@link readCard} by status. */
export type ReadCardErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Reads a card of a sprint with options
 *
 * Returns a card of a sprint, together with what the read options name.
 *
 * `POST /support/sprints/{sprint_id}/cards/{card_id}/read`
 *
 * Rights: A10106.
 *
 * [Documented](../docs/sources.md#domains-194); path prefix assumed.
 *
 * @returns The card.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await readCard(client, { sprintId: '1', cardId: '1' });
 */
export function readCard(client: Client, request: ReadCardRequest, options?: CallOptions): Call<Card, ReadCardErrors> {
  return client.call(readCardOperation, request, options);
}

/** Describes {@link readCard} to the client. */
export const readCardOperation: OperationDescription<Card, ReadCardErrors> = {
  prefix,
  path: '/sprints/{sprintId}/cards/{cardId}/read',
  method: 'POST',
  parts: [[jsonBody]],
  response: readJson,
  retry: retryTransient,
  id: 'readCard',
};

/** Request of {@link searchCheckbooks}. */
export interface SearchCheckbooksRequest {
  body: CheckbookCriteria;
}

/** Error bodies of {@link searchCheckbooks} by status. */
export type SearchCheckbooksErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Searches checkbooks
 *
 * Returns the checkbooks that match the criteria.
 *
 * `POST /support/checkbooks/search`
 *
 * Rights: A11504.
 *
 * [Documented](../docs/sources.md#domains-195); path prefix assumed.
 *
 * @returns The checkbooks found.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await searchCheckbooks(client, { body: { contractStatus: { operator: 'IS', value: 'ACTIVE' }, customerId: { operator: 'IS', value: '2' } } });
 */
export function searchCheckbooks(
  client: Client,
  request: SearchCheckbooksRequest,
  options?: CallOptions,
): Call<Checkbook[], SearchCheckbooksErrors> {
  return client.call(searchCheckbooksOperation, request, options);
}

/** Describes {@link searchCheckbooks} to the client. */
export const searchCheckbooksOperation: OperationDescription<Checkbook[], SearchCheckbooksErrors> = {
  prefix,
  path: '/checkbooks/search',
  method: 'POST',
  parts: [[jsonBody]],
  response: readList,
  retry: retryTransient,
  id: 'searchCheckbooks',
};

/** Request of {@link getExternalRequester}. */
export interface GetExternalRequesterRequest {
  /**
   * Identifier of the external requester.
   *
   * @example "1"
   */
  externalRequesterId: string;
}

/** Error bodies of {@link getExternalRequester} by status. */
export type GetExternalRequesterErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Gets an external requester
 *
 * Returns the external requester with this identifier.
 *
 * `GET /support/external-requesters/{external_requester_id}`
 *
 * Rights: A10606.
 *
 * [Documented](../docs/sources.md#domains-196); path prefix assumed.
 *
 * @returns The external requester.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await getExternalRequester(client, { externalRequesterId: '1' });
 */
export function getExternalRequester(
  client: Client,
  request: GetExternalRequesterRequest,
  options?: CallOptions,
): Call<ExternalRequester, GetExternalRequesterErrors> {
  return client.call(getExternalRequesterOperation, request, options);
}

/** Describes {@link getExternalRequester} to the client. */
export const getExternalRequesterOperation: OperationDescription<ExternalRequester, GetExternalRequesterErrors> = {
  prefix,
  path: '/external-requesters/{externalRequesterId}',
  method: 'GET',
  response: readJson,
  retry: retryTransient,
  id: 'getExternalRequester',
};

/** Request of {@link searchExternalRequesters}. */
export interface SearchExternalRequestersRequest {
  body: ExternalRequesterCriteria;
}

/** Error bodies of {@link searchExternalRequesters} by status. */
export type SearchExternalRequestersErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Searches external requesters
 *
 * Returns the external requesters that match the criteria.
 *
 * `POST /support/external-requesters/search`
 *
 * Rights: A10604.
 *
 * [Documented](../docs/sources.md#domains-197); path prefix assumed.
 *
 * @returns The external requesters found.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await searchExternalRequesters(client, { body: { id: { operator: 'IS', value: '1' } } });
 */
export function searchExternalRequesters(
  client: Client,
  request: SearchExternalRequestersRequest,
  options?: CallOptions,
): Call<ExternalRequester[], SearchExternalRequestersErrors> {
  return client.call(searchExternalRequestersOperation, request, options);
}

/** Describes {@link searchExternalRequesters} to the client. */
export const searchExternalRequestersOperation: OperationDescription<
  ExternalRequester[],
  SearchExternalRequestersErrors
> = {
  prefix,
  path: '/external-requesters/search',
  method: 'POST',
  parts: [[jsonBody]],
  response: readList,
  retry: retryTransient,
  id: 'searchExternalRequesters',
};

/** Request of {@link createContract}; `contentType` chooses the format of the body. */
export type CreateContractRequest =
  { contentType?: 'application/json'; body: ContractCreate } | { contentType: 'text/plain'; body: ContractCreate };

/** Error bodies of {@link createContract} by status. */
export type CreateContractErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Creates a contract
 *
 * Creates a contract and returns its identifier. The body names related objects by their identifiers, such as
 * projectId.
 *
 * `PUT /support/contracts`
 *
 * Rights: A10504.
 *
 * [Documented](../docs/sources.md#domains-198); path prefix assumed.
 *
 * @returns The identifier of the contract.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await createContract(client, { body: { projectId: '1', regression: false, lines: [{ id: '1', productId: '1' }] } });
 */
export function createContract(
  client: Client,
  request: CreateContractRequest,
  options?: CallOptions,
): Call<string, CreateContractErrors> {
  return client.call(createContractOperation, request, options);
}

/** Describes {@link createContract} to the client. */
export const createContractOperation: OperationDescription<string, CreateContractErrors> = {
  prefix,
  path: '/contracts',
  method: 'PUT',
  parts: [
    [serializeHeaders, { name: 'X-COMPANY-CODE', property: 'companyCode', option: true }],
    [
      alternativeBody,
      { name: 'application/json', property: 'body', part: [jsonBody] },
      { name: 'text/plain', property: 'body', part: [jsonBody, 'text/plain'] },
    ],
  ],
  response: readString,
  id: 'createContract',
};
