import type { CallOptions, Client } from './core.ts';
import {
  type Call,
  type OperationDescription,
  type PathPrefix,
  jsonBody,
  readJson,
  readList,
  readNoContent,
  retryTransient,
  serializeQuery,
} from './runtime.ts';
import type { Approval, ApprovalReadOption, ApprovalType, ErrorResponse, Message } from './types.ts';

export type { Approval, ApprovalReadOption, ApprovalType, ErrorResponse, Message } from './types.ts';

const prefix: PathPrefix = { name: 'approvalProcess', path: '/approvalprocess' };

/** Request of {@link approve}. */
export interface ApproveRequest {
  /**
   * Identifier of the approval.
   *
   * @example "1"
   */
  approvalId: string;
  /** The comment, as a JSON string such as `"Agreed"`; no body if there is no comment. */
  body?: string;
}

/** Error bodies of {@link approve} by status. */
export type ApproveErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Approves an approval
 *
 * Approves the approval.
 *
 * `POST /approvalprocess/approvals/{approval_id}/approve`
 *
 * Rights: A50110.
 *
 * [Documented](../docs/sources.md#domains-268); path prefix assumed.
 *
 * Not documented: How the comment is written in the body (a JSON string is assumed). The state that an approved
 * approval has. What becomes of the state of the object that is approved.
 *
 * @returns The approval is approved.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await approve(client, { approvalId: '1' });
 */
export function approve(client: Client, request: ApproveRequest, options?: CallOptions): Call<void, ApproveErrors> {
  return client.call(approveOperation, request, options);
}

/** Describes {@link approve} to the client. */
export const approveOperation: OperationDescription<void, ApproveErrors> = {
  prefix,
  path: '/approvals/{approvalId}/approve',
  method: 'POST',
  parts: [[jsonBody]],
  response: readNoContent,
  id: 'approve',
};

/** Request of {@link approveAll}. */
export interface ApproveAllRequest {
  /**
   * The comment; none by default.
   *
   * Not documented: The type is not shown (a string is assumed).
   *
   * @example "Approved."
   */
  approvalComment?: string;
  /** The identifiers of the approvals. */
  body: string[];
}

/** Error bodies of {@link approveAll} by status. */
export type ApproveAllErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Approves a list of approvals
 *
 * Marks every approval of the list approved, with one optional comment for all.
 *
 * `POST /approvalprocess/approvals/approve-all`
 *
 * Rights: A50110.
 *
 * [Documented](../docs/sources.md#domains-269); path prefix assumed.
 *
 * Not documented: The state that an approved approval has. What becomes of the state of the object that is
 * approved. What happens when one of the approvals cannot be approved.
 *
 * @returns The approvals are approved.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await approveAll(client, { body: ['4'] });
 */
export function approveAll(
  client: Client,
  request: ApproveAllRequest,
  options?: CallOptions,
): Call<void, ApproveAllErrors> {
  return client.call(approveAllOperation, request, options);
}

/** Describes {@link approveAll} to the client. */
export const approveAllOperation: OperationDescription<void, ApproveAllErrors> = {
  prefix,
  path: '/approvals/approve-all',
  method: 'POST',
  parts: [[serializeQuery, { name: 'approval_comment', property: 'approvalComment' }], [jsonBody]],
  response: readNoContent,
  id: 'approveAll',
};

/** Request of {@link askForApproval}. */
export interface AskForApprovalRequest {
  /**
   * Type of the object.
   *
   * @example "QUOTATION"
   */
  objectType: ApprovalType;
  /**
   * Identifier of the object.
   *
   * @example "2"
   */
  objectId: string;
}

/** Error bodies of {@link askForApproval} by status. */
export type AskForApprovalErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Requests the approval of an object
 *
 * The request is ignored if the status of the object does not allow an approval to be generated.
 *
 * `POST /approvalprocess/approvals/{object_type}/{object_id}/ask`
 *
 * Rights: A50101.
 *
 * [Documented](../docs/sources.md#domains-270); path prefix assumed.
 *
 * Not documented: The statuses that allow an approval to be generated.
 *
 * @returns The approval is requested, or the request is ignored.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await askForApproval(client, { objectType: 'QUOTATION', objectId: '2' });
 */
export function askForApproval(
  client: Client,
  request: AskForApprovalRequest,
  options?: CallOptions,
): Call<void, AskForApprovalErrors> {
  return client.call(askForApprovalOperation, request, options);
}

/** Describes {@link askForApproval} to the client. */
export const askForApprovalOperation: OperationDescription<void, AskForApprovalErrors> = {
  prefix,
  path: '/approvals/{objectType}/{objectId}/ask',
  method: 'POST',
  response: readNoContent,
  id: 'askForApproval',
};

/** Request of {@link getApproval}. */
export interface GetApprovalRequest {
  /**
   * Identifier of the approval.
   *
   * @example "2"
   */
  approvalId: string;
}

/** Error bodies of {@link getApproval} by status. */
export type GetApprovalErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Gets an approval
 *
 * Also allowed with the right to validate timesheets.
 *
 * `GET /approvalprocess/approvals/{approval_id}`
 *
 * Rights: A50106, or A40511.
 *
 * [Documented](../docs/sources.md#domains-271); path prefix assumed.
 *
 * @returns The approval.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await getApproval(client, { approvalId: '2' });
 */
export function getApproval(
  client: Client,
  request: GetApprovalRequest,
  options?: CallOptions,
): Call<Approval, GetApprovalErrors> {
  return client.call(getApprovalOperation, request, options);
}

/** Describes {@link getApproval} to the client. */
export const getApprovalOperation: OperationDescription<Approval, GetApprovalErrors> = {
  prefix,
  path: '/approvals/{approvalId}',
  method: 'GET',
  response: readJson,
  retry: retryTransient,
  id: 'getApproval',
};

/** Request of {@link readApprovals}. */
export interface ReadApprovalsRequest {
  /**
   * Type of the object.
   *
   * Not documented: The type is not shown (ApprovalType is assumed).
   *
   * @example "QUOTATION"
   */
  objectType: ApprovalType;
  /**
   * Identifier of the object.
   *
   * @example "3"
   */
  objectId: string;
  body?: ApprovalReadOption;
}

/** Error bodies of {@link readApprovals} by status. */
export type ReadApprovalsErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Reads the approvals of an object with options
 *
 * Returns the approvals of an object, together with what the read options name.
 *
 * `POST /approvalprocess/approvals/{object_type}/{object_id}/read`
 *
 * Rights: A50112.
 *
 * [Documented](../docs/sources.md#domains-272); path prefix assumed.
 *
 * @returns The approvals of the object.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await readApprovals(client, { objectType: 'QUOTATION', objectId: '3' });
 */
export function readApprovals(
  client: Client,
  request: ReadApprovalsRequest,
  options?: CallOptions,
): Call<Approval[], ReadApprovalsErrors> {
  return client.call(readApprovalsOperation, request, options);
}

/** Describes {@link readApprovals} to the client. */
export const readApprovalsOperation: OperationDescription<Approval[], ReadApprovalsErrors> = {
  prefix,
  path: '/approvals/{objectType}/{objectId}/read',
  method: 'POST',
  parts: [[jsonBody]],
  response: readList,
  retry: retryTransient,
  id: 'readApprovals',
};

/** Request of {@link getApprovalSkeletonMessage}. */
export interface GetApprovalSkeletonMessageRequest {
  /**
   * Identifier of the approval.
   *
   * @example "2"
   */
  approvalId: string;
}

/** Error bodies of {@link getApprovalSkeletonMessage} by status. */
export type GetApprovalSkeletonMessageErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Gets the skeleton message of an approval
 *
 * Also allowed with the right to validate timesheets.
 *
 * `GET /approvalprocess/approvals/{approval_id}/skeleton-message`
 *
 * Rights: A50106, or A40511.
 *
 * [Documented](../docs/sources.md#domains-273); path prefix assumed.
 *
 * @returns The message.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await getApprovalSkeletonMessage(client, { approvalId: '2' });
 */
export function getApprovalSkeletonMessage(
  client: Client,
  request: GetApprovalSkeletonMessageRequest,
  options?: CallOptions,
): Call<Message, GetApprovalSkeletonMessageErrors> {
  return client.call(getApprovalSkeletonMessageOperation, request, options);
}

/** Describes {@link getApprovalSkeletonMessage} to the client. */
export const getApprovalSkeletonMessageOperation: OperationDescription<Message, GetApprovalSkeletonMessageErrors> = {
  prefix,
  path: '/approvals/{approvalId}/skeleton-message',
  method: 'GET',
  response: readJson,
  retry: retryTransient,
  id: 'getApprovalSkeletonMessage',
};
