import type { CallOptions, Client } from './core.ts';
import {
  type Call,
  type OperationDescription,
  type PathPrefix,
  alternativeBody,
  jsonBody,
  multipartBody,
  readJson,
  readList,
  readNoContent,
  readString,
  retryTransient,
  serializeHeaders,
  serializeQuery,
} from './runtime.ts';
import type {
  ActiveModule,
  AssignmentCriteria,
  AssignmentNode,
  ErrorResponse,
  MobAction,
  MobActionCriteria,
  MobCustomerCriteria,
  MobLigneNdf,
  MobNdf,
  MobUpdateParametrage,
} from './types.ts';

export type {
  ActiveModule,
  AssignmentCriteria,
  AssignmentNode,
  ErrorResponse,
  MobAction,
  MobActionCriteria,
  MobCustomerCriteria,
  MobLigneNdf,
  MobNdf,
  MobUpdateParametrage,
} from './types.ts';

const prefix: PathPrefix = { name: 'mobile', path: '/mobile' };

/** Request of {@link getExpenseReports}, which takes no parameters and no body. */
export type GetExpenseReportsRequest = Record<PropertyKey, never>;

/** Error bodies of {@link getExpenseReports} by status. */
export type GetExpenseReportsErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Lists the expense reports
 *
 * Returns the expense reports of the mobile application.
 *
 * `GET /mobile/expense_reports`
 *
 * Rights: USERAK.
 *
 * [Documented](../docs/sources.md#domains-303); path prefix assumed.
 *
 * Not documented: Whose expense reports are listed.
 *
 * @returns The expense reports.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await getExpenseReports(client);
 */
export function getExpenseReports(
  client: Client,
  request?: GetExpenseReportsRequest,
  options?: CallOptions,
): Call<MobNdf[], GetExpenseReportsErrors> {
  return client.call(getExpenseReportsOperation, request, options);
}

/** Describes {@link getExpenseReports} to the client. */
export const getExpenseReportsOperation: OperationDescription<MobNdf[], GetExpenseReportsErrors> = {
  prefix,
  path: '/expense_reports',
  method: 'GET',
  response: readList,
  retry: retryTransient,
  id: 'getExpenseReports',
};

/** Request of {@link postExpenseReport}; `contentType` chooses the format of the body. */
export type PostExpenseReportRequest =
  { contentType?: 'application/json'; body?: MobNdf } | { contentType: 'text/plain'; body: MobNdf };

/** Error bodies of {@link postExpenseReport} by status. */
export type PostExpenseReportErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Sends an expense report
 *
 * Sends an expense report of the mobile application.
 *
 * `POST /mobile/expense_reports`
 *
 * Rights: USERAK.
 *
 * [Documented](../docs/sources.md#domains-304); path prefix assumed.
 *
 * Not documented: The meaning of the returned string. When the expense report is created and when it is updated.
 *
 * @returns A string, as a rule an identifier.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await postExpenseReport(client);
 */
export function postExpenseReport(
  client: Client,
  request?: PostExpenseReportRequest,
  options?: CallOptions,
): Call<string, PostExpenseReportErrors> {
  return client.call(postExpenseReportOperation, request, options);
}

/** Describes {@link postExpenseReport} to the client. */
export const postExpenseReportOperation: OperationDescription<string, PostExpenseReportErrors> = {
  prefix,
  path: '/expense_reports',
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
  id: 'postExpenseReport',
};

/** Request of {@link smartScanExpense}. */
export interface SmartScanExpenseRequest {
  body: {
    /** The image to scan. */
    content: globalThis.Blob;
  };
}

/** Error bodies of {@link smartScanExpense} by status. */
export type SmartScanExpenseErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Deduces an expense from an image
 *
 * Returns the expense that is deduced from the image of a receipt.
 *
 * `POST /mobile/expenses/smart-scan`
 *
 * Rights: USERAK.
 *
 * [Documented](../docs/sources.md#domains-305); path prefix assumed.
 *
 * Not documented: The formats of image that are accepted. Whether the expense is stored.
 *
 * @returns The expense deduced from the image.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await smartScanExpense(client, { body });
 */
export function smartScanExpense(
  client: Client,
  request: SmartScanExpenseRequest,
  options?: CallOptions,
): Call<MobLigneNdf, SmartScanExpenseErrors> {
  return client.call(smartScanExpenseOperation, request, options);
}

/** Describes {@link smartScanExpense} to the client. */
export const smartScanExpenseOperation: OperationDescription<MobLigneNdf, SmartScanExpenseErrors> = {
  prefix,
  path: '/expenses/smart-scan',
  method: 'POST',
  parts: [[multipartBody, 'body.content']],
  response: readJson,
  id: 'smartScanExpense',
};

/** Request of {@link postSetup}. */
export interface PostSetupRequest {
  body?: MobUpdateParametrage;
}

/** Error bodies of {@link postSetup} by status. */
export type PostSetupErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Updates the setup of the mobile application
 *
 * Sends updates of the setup of the mobile application. The response has no body.
 *
 * `POST /mobile/setup`
 *
 * Rights: USERAK.
 *
 * [Documented](../docs/sources.md#domains-306); path prefix assumed.
 *
 * @returns The setup is updated.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await postSetup(client);
 */
export function postSetup(
  client: Client,
  request?: PostSetupRequest,
  options?: CallOptions,
): Call<void, PostSetupErrors> {
  return client.call(postSetupOperation, request, options);
}

/** Describes {@link postSetup} to the client. */
export const postSetupOperation: OperationDescription<void, PostSetupErrors> = {
  prefix,
  path: '/setup',
  method: 'POST',
  parts: [[jsonBody]],
  response: readNoContent,
  id: 'postSetup',
};

/** Request of {@link searchActionCodes}. */
export interface SearchActionCodesRequest {
  /**
   * Identifier of the project.
   *
   * @example "1"
   */
  projectId: string;
  body: MobActionCriteria;
}

/** Error bodies of {@link searchActionCodes} by status. */
export type SearchActionCodesErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Searches action codes for a project
 *
 * In addition to a registered user, requires the right to search assignments for mobile timesheets or the one for
 * mobile schedules.
 *
 * `POST /mobile/action-codes/search`
 *
 * Rights: USERAK and A70212, or USERAK and A70312.
 *
 * [Documented](../docs/sources.md#domains-307); path prefix assumed.
 *
 * @returns The action codes found.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await searchActionCodes(client, { projectId: '1', body: { code: { operator: 'IS', value: 'AC01' } } });
 */
export function searchActionCodes(
  client: Client,
  request: SearchActionCodesRequest,
  options?: CallOptions,
): Call<MobAction[], SearchActionCodesErrors> {
  return client.call(searchActionCodesOperation, request, options);
}

/** Describes {@link searchActionCodes} to the client. */
export const searchActionCodesOperation: OperationDescription<MobAction[], SearchActionCodesErrors> = {
  prefix,
  path: '/action-codes/search',
  method: 'POST',
  parts: [[serializeQuery, { name: 'project_id', property: 'projectId' }], [jsonBody]],
  response: readList,
  retry: retryTransient,
  id: 'searchActionCodes',
};

/** Request of {@link searchMobileAssignments}. */
export interface SearchMobileAssignmentsRequest {
  /**
   * Module whose assignments are searched.
   *
   * [Source](../docs/sources.md#domains-308).
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

/** Error bodies of {@link searchMobileAssignments} by status. */
export type SearchMobileAssignmentsErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Searches assignments of a module
 *
 * Returns a tree of assignment nodes. When the assignment types of the criteria are unset, its root type is
 * CUSTOMER and the leaf is SUBPHASE or PROJECT_TASK depending on the module. The project management domain offers
 * the same search. In addition to a registered user, requires the right to search assignments for mobile
 * timesheets or the one for mobile schedules.
 *
 * `POST /mobile/assignments/{active_module}/search`
 *
 * Rights: USERAK and A70212, or USERAK and A70312.
 *
 * [Documented](../docs/sources.md#domains-308); path prefix assumed.
 *
 * @returns The nodes found.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await searchMobileAssignments(client, { activeModule: 'TIMES_RECORDING' });
 */
export function searchMobileAssignments(
  client: Client,
  request: SearchMobileAssignmentsRequest,
  options?: CallOptions,
): Call<AssignmentNode[], SearchMobileAssignmentsErrors> {
  return client.call(searchMobileAssignmentsOperation, request, options);
}

/** Describes {@link searchMobileAssignments} to the client. */
export const searchMobileAssignmentsOperation: OperationDescription<AssignmentNode[], SearchMobileAssignmentsErrors> = {
  prefix,
  path: '/assignments/{activeModule}/search',
  method: 'POST',
  parts: [[serializeQuery, 'limit'], [jsonBody]],
  response: readList,
  retry: retryTransient,
  id: 'searchMobileAssignments',
};

/** Request of {@link searchMobileCustomers}. */
export interface SearchMobileCustomersRequest {
  body?: MobCustomerCriteria;
}

/** Error bodies of {@link searchMobileCustomers} by status. */
export type SearchMobileCustomersErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Searches customers
 *
 * Returns assignment nodes.
 *
 * `POST /mobile/customers/search`
 *
 * Rights: USERAK.
 *
 * [Documented](../docs/sources.md#domains-309); path prefix assumed.
 *
 * @returns The nodes found.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await searchMobileCustomers(client);
 */
export function searchMobileCustomers(
  client: Client,
  request?: SearchMobileCustomersRequest,
  options?: CallOptions,
): Call<AssignmentNode[], SearchMobileCustomersErrors> {
  return client.call(searchMobileCustomersOperation, request, options);
}

/** Describes {@link searchMobileCustomers} to the client. */
export const searchMobileCustomersOperation: OperationDescription<AssignmentNode[], SearchMobileCustomersErrors> = {
  prefix,
  path: '/customers/search',
  method: 'POST',
  parts: [[jsonBody]],
  response: readList,
  retry: retryTransient,
  id: 'searchMobileCustomers',
};
