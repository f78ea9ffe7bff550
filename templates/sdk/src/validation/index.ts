export type { RequestRule, Facts, RequestValues } from '#shared/validation/operation-validators.ts';
export { validateRequest, isValidRequest, findRequestIssues } from '#shared/validation/operation-validators.ts';
export { type Issue, type IssueCode, type IssueOptions, createIssue, type Part } from '#shared/validation/issue.ts';
export { formatIssues } from '#shared/validation/issue.ts';
export type { OperationValidators } from '#shared/validation/operation-validators.ts';
export type { Result } from '#shared/validation/issue.ts';
export type {
  StandardIssue,
  StandardProperties,
  StandardResult,
  StandardSchema,
} from '#shared/validation/validator.ts';
export type { Validator } from '#shared/validation/validator.ts';
export { ResponseValidationError } from './errors.ts';
export { type RequestParameter, readRequest, type ReceivedRequest } from '#shared/validation/operation-validators.ts';
export { RequestValidationError } from './errors.ts';
export { type ResponseIssueListener, type ValidationOptions, validation } from './client-validation.ts';
