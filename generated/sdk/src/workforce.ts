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
} from './runtime.ts';
import { type UpdateChange, type UpdateOptions, type UpdatePlan, safeUpdate } from './update.ts';
import type {
  BusinessCard,
  BusinessCardCriteria,
  BusinessCardReplace,
  CustomRequestCategory,
  CustomRequestLineCreate,
  ErrorResponse,
  TimesheetEntryCompletion,
} from './types.ts';

export type {
  BusinessCard,
  BusinessCardCriteria,
  BusinessCardReplace,
  CustomRequestCategory,
  CustomRequestLineCreate,
  ErrorResponse,
  TimesheetEntryCompletion,
} from './types.ts';

const prefix: PathPrefix = { name: 'workforce', path: '/workforce' };

/** Request of {@link createBusinessCard}; `contentType` chooses the format of the body. */
export type CreateBusinessCardRequest = {
  /**
   * Identifier of the employee.
   *
   * @example "2"
   */
  employeeId: string;
} & ({ contentType?: 'application/json'; body: BusinessCard } | { contentType: 'text/plain'; body: BusinessCard });

/** Error bodies of {@link createBusinessCard} by status. */
export type CreateBusinessCardErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Creates a business card of an employee
 *
 * The employee of the URL must exist and equal `employeeId` of the body.
 *
 * `PUT /workforce/employees/{employee_id}/business-cards`
 *
 * Rights: A40701.
 *
 * [Documented](../docs/sources.md#domains-222).
 *
 * Not documented: The meaning of the returned string (the identifier of the business card is assumed, as for most
 * create operations).
 *
 * @returns The identifier of the business card.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await createBusinessCard(client, { employeeId: '2', body: { employeeId: '2', name: 'Visa', type: 'BANK', cardNumber: '**** **** **** 4242', endDate: '2027-12-31T00:00:00.000Z' } });
 */
export function createBusinessCard(
  client: Client,
  request: CreateBusinessCardRequest,
  options?: CallOptions,
): Call<string, CreateBusinessCardErrors> {
  return client.call(createBusinessCardOperation, request, options);
}

/** Describes {@link createBusinessCard} to the client. */
export const createBusinessCardOperation: OperationDescription<string, CreateBusinessCardErrors> = {
  prefix,
  path: '/employees/{employeeId}/business-cards',
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
  id: 'createBusinessCard',
};

/** Request of {@link replaceBusinessCard}; `contentType` chooses the format of the body. */
export type ReplaceBusinessCardRequest = {
  /**
   * Identifier of the employee.
   *
   * @example "1"
   */
  employeeId: string;
  /**
   * Identifier of the business card.
   *
   * @example "1"
   */
  businessCardId: string;
} & (
  | { contentType?: 'application/json'; body: BusinessCardReplace }
  | { contentType: 'text/plain'; body: BusinessCardReplace }
);

/** Error bodies of {@link replaceBusinessCard} by status. */
export type ReplaceBusinessCardErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Replaces a business card of an employee
 *
 * The whole business card is sent: a field that is omitted is set to null, a boolean that is omitted becomes
 * false. The employee of the URL must exist and equal `employeeId` of the body.
 *
 * Clears what the body omits. To change single properties, use {@link updateBusinessCard}.
 *
 * `POST /workforce/employees/{employee_id}/business-cards/{business_card_id}`
 *
 * Rights: A40702.
 *
 * [Documented](../docs/sources.md#domains-225).
 *
 * Not documented: The meaning of the returned string (the identifier of the business card is assumed, as for most
 * update operations).
 *
 * @returns The identifier of the business card.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await replaceBusinessCard(client, { employeeId: '1', businessCardId: '1', body: { id: '1', employeeId: '1', cardNumber: '**** **** **** 4001', encryptedCardNumber: 'ENC00000001', name: 'Visa', type: 'BANK', … } });
 */
export function replaceBusinessCard(
  client: Client,
  request: ReplaceBusinessCardRequest,
  options?: CallOptions,
): Call<string, ReplaceBusinessCardErrors> {
  return client.call(replaceBusinessCardOperation, request, options);
}

/** Describes {@link replaceBusinessCard} to the client. */
export const replaceBusinessCardOperation: OperationDescription<string, ReplaceBusinessCardErrors> = {
  prefix,
  path: '/employees/{employeeId}/business-cards/{businessCardId}',
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
  id: 'replaceBusinessCard',
};

/** Identifies the resource that {@link updateBusinessCard} updates. */
export interface UpdateBusinessCardRequest {
  /**
   * Identifier of the employee.
   *
   * @example "1"
   */
  employeeId: string;
  /**
   * Identifier of the business card.
   *
   * @example "1"
   */
  businessCardId: string;
}

/**
 * Changes single properties and keeps the others: reads the resource with {@link searchBusinessCards}, merges the
 * change, and sends the result with {@link replaceBusinessCard}. `null` clears a property.
 *
 * `POST /workforce/employees/business-cards/search`, then `POST /workforce/employees/{employee_id}/business-cards/{business_card_id}`
 *
 * Rights: A40702; for the read: A40704.
 *
 * [Documented](../docs/sources.md#domains-225).
 *
 * Not documented: The meaning of the returned string (the identifier of the business card is assumed, as for most
 * update operations).
 *
 * @returns The identifier of the business card.
 * @throws {ConflictError} if the resource changes between the read and the write; nothing is sent
 * @throws {NotFoundError} if the read does not find the resource
 * @throws {SdkError} if the call fails; `message` says why
 * @example await updateBusinessCard(client, { employeeId: '1', businessCardId: '1' }, { name: 'Visa' });
 */
export function updateBusinessCard(
  client: Client,
  request: UpdateBusinessCardRequest,
  change: UpdateChange<BusinessCard, BusinessCardReplace>,
  options?: UpdateOptions<BusinessCard> & CallOptions,
): Call<string> {
  return safeUpdate(client, updateBusinessCardPlan, request, change, options);
}

const updateBusinessCardPlan: UpdatePlan<UpdateBusinessCardRequest, BusinessCard, string> = {
  id: 'updateBusinessCard',
  search: (client, request, options) =>
    client.call(
      searchBusinessCardsOperation,
      {
        body: {
          id: { operator: 'IS', value: request['businessCardId'] },
          employeeId: { operator: 'IS', value: request['employeeId'] },
        },
      },
      options,
    ),
  match: { id: 'businessCardId', employeeId: 'employeeId' },
  replace: replaceBusinessCardOperation,
  schema: { nullable: ['id', 'employeeId', 'cardNumber', 'encryptedCardNumber', 'name', 'type', 'endDate'] },
};

/** Request of {@link deleteBusinessCard}. */
export interface DeleteBusinessCardRequest {
  /**
   * Identifier of the employee.
   *
   * @example "6"
   */
  employeeId: string;
  /**
   * Identifier of the business card.
   *
   * @example "6"
   */
  businessCardId: string;
}

/** Error bodies of {@link deleteBusinessCard} by status. */
export type DeleteBusinessCardErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Deletes a business card of an employee
 *
 * Removes a business card of an employee. The response has no body.
 *
 * `DELETE /workforce/employees/{employee_id}/business-cards/{business_card_id}`
 *
 * Rights: A40703.
 *
 * [Documented](../docs/sources.md#domains-223).
 *
 * @returns The business card is deleted.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await deleteBusinessCard(client, { employeeId: '6', businessCardId: '6' });
 */
export function deleteBusinessCard(
  client: Client,
  request: DeleteBusinessCardRequest,
  options?: CallOptions,
): Call<void, DeleteBusinessCardErrors> {
  return client.call(deleteBusinessCardOperation, request, options);
}

/** Describes {@link deleteBusinessCard} to the client. */
export const deleteBusinessCardOperation: OperationDescription<void, DeleteBusinessCardErrors> = {
  prefix,
  path: '/employees/{employeeId}/business-cards/{businessCardId}',
  method: 'DELETE',
  response: readNoContent,
  id: 'deleteBusinessCard',
};

/** Request of {@link searchBusinessCards}. */
export interface SearchBusinessCardsRequest {
  body: BusinessCardCriteria;
}

/** Error bodies of {@link searchBusinessCards} by status. */
export type SearchBusinessCardsErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Searches business cards of employees
 *
 * Returns the business cards, of all employees, that match the criteria.
 *
 * `POST /workforce/employees/business-cards/search`
 *
 * Rights: A40704.
 *
 * [Documented](../docs/sources.md#domains-224).
 *
 * @returns The business cards found.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await searchBusinessCards(client, { body: { employeeId: { operator: 'IS', value: '1' } } });
 */
export function searchBusinessCards(
  client: Client,
  request: SearchBusinessCardsRequest,
  options?: CallOptions,
): Call<BusinessCard[], SearchBusinessCardsErrors> {
  return client.call(searchBusinessCardsOperation, request, options);
}

/** Describes {@link searchBusinessCards} to the client. */
export const searchBusinessCardsOperation: OperationDescription<BusinessCard[], SearchBusinessCardsErrors> = {
  prefix,
  path: '/employees/business-cards/search',
  method: 'POST',
  parts: [[jsonBody]],
  response: readList,
  retry: retryTransient,
  id: 'searchBusinessCards',
};

/** Request of {@link createCustomRequestCategory}; `contentType` chooses the format of the body. */
export type CreateCustomRequestCategoryRequest =
  | { contentType?: 'application/json'; body: CustomRequestCategory }
  | { contentType: 'text/plain'; body: CustomRequestCategory };

/** Error bodies of {@link createCustomRequestCategory} by status. */
export type CreateCustomRequestCategoryErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Creates a category of custom requests
 *
 * Creates a category of custom requests and returns its identifier.
 *
 * `PUT /workforce/settings/custom-request-categories`
 *
 * Rights: A41101.
 *
 * [Documented](../docs/sources.md#domains-226).
 *
 * Not documented: The meaning of the returned string (the identifier of the category is assumed, as for most
 * create operations).
 *
 * @returns The identifier of the category.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await createCustomRequestCategory(client, { body: { code: 'CAT04', name: 'Software', companyId: '1', enableEndDate: false } });
 */
export function createCustomRequestCategory(
  client: Client,
  request: CreateCustomRequestCategoryRequest,
  options?: CallOptions,
): Call<string, CreateCustomRequestCategoryErrors> {
  return client.call(createCustomRequestCategoryOperation, request, options);
}

/** Describes {@link createCustomRequestCategory} to the client. */
export const createCustomRequestCategoryOperation: OperationDescription<string, CreateCustomRequestCategoryErrors> = {
  prefix,
  path: '/settings/custom-request-categories',
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
  id: 'createCustomRequestCategory',
};

/** Request of {@link deleteCustomRequestCategory}. */
export interface DeleteCustomRequestCategoryRequest {
  /**
   * Identifier of the custom request category.
   *
   * @example "3"
   */
  customRequestCategoryId: string;
}

/** Error bodies of {@link deleteCustomRequestCategory} by status. */
export type DeleteCustomRequestCategoryErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Deletes a category of custom requests
 *
 * Removes a category of custom requests. The response has no body.
 *
 * `DELETE /workforce/settings/custom-request-categories/{custom_request_category_id}`
 *
 * Rights: A41103.
 *
 * [Documented](../docs/sources.md#domains-227).
 *
 * @returns The category is deleted.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await deleteCustomRequestCategory(client, { customRequestCategoryId: '3' });
 */
export function deleteCustomRequestCategory(
  client: Client,
  request: DeleteCustomRequestCategoryRequest,
  options?: CallOptions,
): Call<void, DeleteCustomRequestCategoryErrors> {
  return client.call(deleteCustomRequestCategoryOperation, request, options);
}

/** Describes {@link deleteCustomRequestCategory} to the client. */
export const deleteCustomRequestCategoryOperation: OperationDescription<void, DeleteCustomRequestCategoryErrors> = {
  prefix,
  path: '/settings/custom-request-categories/{customRequestCategoryId}',
  method: 'DELETE',
  response: readNoContent,
  id: 'deleteCustomRequestCategory',
};

/** Request of {@link createCustomRequestLine}; `contentType` chooses the format of the body. */
export type CreateCustomRequestLineRequest = {
  /**
   * Identifier of the custom request.
   *
   * @example "1"
   */
  customRequestId: string;
} & (
  | { contentType?: 'application/json'; body: CustomRequestLineCreate }
  | { contentType: 'text/plain'; body: CustomRequestLineCreate }
);

/** Error bodies of {@link createCustomRequestLine} by status. */
export type CreateCustomRequestLineErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Creates one line of a custom request
 *
 * Creates one line of a custom request and returns its identifier.
 *
 * `PUT /workforce/custom-requests/{custom_request_id}/custom-request-lines`
 *
 * Rights: A40601.
 *
 * [Documented](../docs/sources.md#domains-228).
 *
 * Not documented: The meaning of the returned string (the identifier of the line is assumed, as for most create
 * operations).
 *
 * @returns The identifier of the line.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await createCustomRequestLine(client, { customRequestId: '1', body: { name: 'Train to Lyon', quantity: 1, unitPrice: 84.5 } });
 */
export function createCustomRequestLine(
  client: Client,
  request: CreateCustomRequestLineRequest,
  options?: CallOptions,
): Call<string, CreateCustomRequestLineErrors> {
  return client.call(createCustomRequestLineOperation, request, options);
}

/** Describes {@link createCustomRequestLine} to the client. */
export const createCustomRequestLineOperation: OperationDescription<string, CreateCustomRequestLineErrors> = {
  prefix,
  path: '/custom-requests/{customRequestId}/custom-request-lines',
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
  id: 'createCustomRequestLine',
};

/** Request of {@link getTimesheetEntryCompletions}. */
export interface GetTimesheetEntryCompletionsRequest {
  /**
   * Identifier of the manager.
   *
   * @example "1"
   */
  managerId: string;
}

/** Error bodies of {@link getTimesheetEntryCompletions} by status. */
export type GetTimesheetEntryCompletionsErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Lists the completions of a manager's employees, for validation
 *
 * Its v2 path is `/workforce/managers/{manager_id}/employees/timerecording-terminations`.
 *
 * `GET /workforce/managers/{manager_id}/employees/timesheet-entries/completions`
 *
 * Rights: not documented.
 *
 * [Documented](../docs/sources.md#domains-229).
 *
 * Not documented: The rights. The success status and the schema of the completions (status 200 and
 * TimesheetEntryCompletion are assumed).
 *
 * @returns The completions for validation.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await getTimesheetEntryCompletions(client, { managerId: '1' });
 */
export function getTimesheetEntryCompletions(
  client: Client,
  request: GetTimesheetEntryCompletionsRequest,
  options?: CallOptions,
): Call<TimesheetEntryCompletion[], GetTimesheetEntryCompletionsErrors> {
  return client.call(getTimesheetEntryCompletionsOperation, request, options);
}

/** Describes {@link getTimesheetEntryCompletions} to the client. */
export const getTimesheetEntryCompletionsOperation: OperationDescription<
  TimesheetEntryCompletion[],
  GetTimesheetEntryCompletionsErrors
> = {
  prefix,
  path: '/managers/{managerId}/employees/timesheet-entries/completions',
  method: 'GET',
  response: readList,
  retry: retryTransient,
  id: 'getTimesheetEntryCompletions',
};
