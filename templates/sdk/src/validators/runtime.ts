export type { Finding, FindingCode, Part } from './finding.ts';
export { formatFindings } from './format-findings.ts';
export type { OperationValidators } from './operation-validators.ts';
export type { Result } from './result.ts';
export type { StandardIssue, StandardProperties, StandardResult, StandardSchema } from './standard-schema.ts';
export type { Validator } from './validator.ts';
