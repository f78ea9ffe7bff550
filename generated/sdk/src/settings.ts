import type { CallOptions, Client } from './core.ts';
import {
  type Call,
  type OperationDescription,
  type PathPrefix,
  alternativeBody,
  jsonBody,
  readList,
  readNoContent,
  readString,
  retryTransient,
  serializeHeaders,
  serializeQuery,
  textBody,
} from './runtime.ts';
import type {
  AccountingJournalCriteria,
  ApplicationCreate,
  ErrorResponse,
  JournalClosingInformation,
  ManagementObjectsAccountingJournal,
} from './types.ts';

export type {
  AccountingJournalCriteria,
  ApplicationCreate,
  ErrorResponse,
  JournalClosingInformation,
  ManagementObjectsAccountingJournal,
} from './types.ts';

const prefix: PathPrefix = { name: 'settings', path: '/settings' };

/** Request of {@link closeJournal}; `contentType` chooses the format of the body. */
export type CloseJournalRequest = {
  /**
   * Identifier of the accounting journal.
   *
   * @example "2"
   */
  journalId: string;
} & (
  | { contentType?: 'application/json'; body?: JournalClosingInformation }
  | { contentType: 'text/plain'; body: JournalClosingInformation }
);

/** Error bodies of {@link closeJournal} by status. */
export type CloseJournalErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Closes an accounting journal
 *
 * Closing is irreversible: afterwards the closing date of the journal cannot be moved to an earlier date.
 *
 * `POST /settings/journals/{journal_id}/close`
 *
 * Rights: A62711.
 *
 * [Documented](../docs/sources.md#domains-317); path prefix assumed.
 *
 * Not documented: The meaning of the returned string.
 *
 * @returns A string, as a rule an identifier.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await closeJournal(client, { journalId: '2' });
 */
export function closeJournal(
  client: Client,
  request: CloseJournalRequest,
  options?: CallOptions,
): Call<string, CloseJournalErrors> {
  return client.call(closeJournalOperation, request, options);
}

/** Describes {@link closeJournal} to the client. */
export const closeJournalOperation: OperationDescription<string, CloseJournalErrors> = {
  prefix,
  path: '/journals/{journalId}/close',
  method: 'POST',
  parts: [
    [
      alternativeBody,
      { name: 'application/json', property: 'body', part: [jsonBody] },
      { name: 'text/plain', property: 'body', part: [jsonBody, 'text/plain'] },
    ],
  ],
  response: readString,
  id: 'closeJournal',
};

/** Request of {@link searchJournals}. */
export interface SearchJournalsRequest {
  /**
   * Index of the first element; none by default.
   *
   * Not documented: The type is not shown (an integer is assumed).
   *
   * @example 0
   */
  offset?: number;
  /**
   * Maximum number of elements; none by default.
   *
   * Not documented: The type is not shown (an integer is assumed).
   *
   * @example 10
   */
  limit?: number;
  body: AccountingJournalCriteria;
}

/** Error bodies of {@link searchJournals} by status. */
export type SearchJournalsErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Searches accounting journals
 *
 * Returns the accounting journals that match the criteria, page by page.
 *
 * `POST /settings/journals/search`
 *
 * Rights: A62704.
 *
 * [Documented](../docs/sources.md#domains-318); path prefix assumed.
 *
 * Not documented: The maximum value of limit.
 *
 * @returns The accounting journals found.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await searchJournals(client, { body: { id: { operator: 'IS', value: '1' } } });
 */
export function searchJournals(
  client: Client,
  request: SearchJournalsRequest,
  options?: CallOptions,
): Call<ManagementObjectsAccountingJournal[], SearchJournalsErrors> {
  return client.call(searchJournalsOperation, request, options);
}

/** Describes {@link searchJournals} to the client. */
export const searchJournalsOperation: OperationDescription<ManagementObjectsAccountingJournal[], SearchJournalsErrors> =
  {
    prefix,
    path: '/journals/search',
    method: 'POST',
    parts: [[serializeQuery, 'offset', 'limit'], [jsonBody]],
    response: readList,
    retry: retryTransient,
    id: 'searchJournals',
  };

/** Request of {@link setJournalEndDate}; `contentType` chooses the format of the body. */
export type SetJournalEndDateRequest = {
  /**
   * Identifier of the accounting journal.
   *
   * @example "3"
   */
  journalId: string;
} & (
  | {
      contentType?: 'application/json';
      /** The end date (`endDate`), as a JSON string such as `"2026-01-31"`. */
      body: string;
    }
  | {
      contentType: 'text/plain';
      /** The end date (`endDate`), as a JSON string such as `"2026-01-31"`. */
      body: string;
    }
);

/** Error bodies of {@link setJournalEndDate} by status. */
export type SetJournalEndDateErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Sets the end date of an accounting journal
 *
 * Prevents entries dated after that end date.
 *
 * `POST /settings/journals/{journal_id}/set-end-date`
 *
 * Rights: A62710.
 *
 * [Documented](../docs/sources.md#domains-319); path prefix assumed.
 *
 * Not documented: The meaning of the returned string. How the date is written in the body (a JSON string is
 * assumed).
 *
 * @returns A string, as a rule an identifier.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await setJournalEndDate(client, { journalId: '3', body: '2026-12-31' });
 */
export function setJournalEndDate(
  client: Client,
  request: SetJournalEndDateRequest,
  options?: CallOptions,
): Call<string, SetJournalEndDateErrors> {
  return client.call(setJournalEndDateOperation, request, options);
}

/** Describes {@link setJournalEndDate} to the client. */
export const setJournalEndDateOperation: OperationDescription<string, SetJournalEndDateErrors> = {
  prefix,
  path: '/journals/{journalId}/set-end-date',
  method: 'POST',
  parts: [
    [
      alternativeBody,
      { name: 'application/json', property: 'body', part: [jsonBody] },
      { name: 'text/plain', property: 'body', part: [textBody, 'text/plain'] },
    ],
  ],
  response: readString,
  id: 'setJournalEndDate',
};

/** Request of {@link createApplication}; `contentType` chooses the format of the body. */
export type CreateApplicationRequest =
  | { contentType?: 'application/json'; body: ApplicationCreate }
  | { contentType: 'text/plain'; body: ApplicationCreate };

/** Error bodies of {@link createApplication} by status. */
export type CreateApplicationErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Creates an application
 *
 * Creates an application and returns its identifier. The body names the right by its identifier, rightId.
 *
 * `PUT /settings/applications`
 *
 * Rights: A61301.
 *
 * [Documented](../docs/sources.md#domains-320); path prefix assumed.
 *
 * Not documented: The meaning of the returned string (the identifier of the application is assumed, as for most
 * create operations).
 *
 * @returns The identifier of the application.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await createApplication(client, { body: { name: 'Time portal', url: 'https://times.example.com', color: '#1f6feb', order: 2, rightId: '1' } });
 */
export function createApplication(
  client: Client,
  request: CreateApplicationRequest,
  options?: CallOptions,
): Call<string, CreateApplicationErrors> {
  return client.call(createApplicationOperation, request, options);
}

/** Describes {@link createApplication} to the client. */
export const createApplicationOperation: OperationDescription<string, CreateApplicationErrors> = {
  prefix,
  path: '/applications',
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
  id: 'createApplication',
};

/** Request of {@link deleteApplication}. */
export interface DeleteApplicationRequest {
  /**
   * Identifier of the application.
   *
   * @example "1"
   */
  appId: string;
}

/** Error bodies of {@link deleteApplication} by status. */
export type DeleteApplicationErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Deletes an application
 *
 * Removes an application. The response has no body.
 *
 * `DELETE /settings/applications/{app_id}`
 *
 * Rights: A61303.
 *
 * [Documented](../docs/sources.md#domains-321); path prefix assumed.
 *
 * @returns The application is deleted.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await deleteApplication(client, { appId: '1' });
 */
export function deleteApplication(
  client: Client,
  request: DeleteApplicationRequest,
  options?: CallOptions,
): Call<void, DeleteApplicationErrors> {
  return client.call(deleteApplicationOperation, request, options);
}

/** Describes {@link deleteApplication} to the client. */
export const deleteApplicationOperation: OperationDescription<void, DeleteApplicationErrors> = {
  prefix,
  path: '/applications/{appId}',
  method: 'DELETE',
  response: readNoContent,
  id: 'deleteApplication',
};
