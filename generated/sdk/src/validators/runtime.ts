export type { CallRule, Facts, JudgedRequest } from './call-rule.ts';
export { checkRequest, isRequest, reviewRequest } from './check-request.ts';
export { type Finding, type FindingCode, type FindingParts, finding, type Part } from './finding.ts';
export { formatFindings } from './format-findings.ts';
export type { OperationValidators } from './operation-validators.ts';
export type { Result } from './result.ts';
export type { StandardIssue, StandardProperties, StandardResult, StandardSchema } from './standard-schema.ts';
export type { Validator } from './validator.ts';
