/* Public names of the validators module, besides the generated validators. */

export {
  RequestValidationError,
  type ResponseIssueListener,
  ResponseValidationError,
  validation,
  type ValidationOptions,
} from './client-validation.ts';
export {
  createIssue,
  formatIssues,
  type Issue,
  type IssueCode,
  type IssueOptions,
  type Part,
  type Result,
} from '#shared/validation/issue.ts';
export {
  type Facts,
  findRequestIssues,
  isValidRequest,
  type OperationValidators,
  readRequest,
  type ReceivedRequest,
  type RequestParameter,
  type RequestRule,
  type RequestValues,
  validateRequest,
} from '#shared/validation/operation-validators.ts';
export type {
  StandardIssue,
  StandardProperties,
  StandardResult,
  StandardSchema,
  Validator,
} from '#shared/validation/validator.ts';
