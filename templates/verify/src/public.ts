export type { FindCaller } from './checks/check-exchange.ts';
export { type Finding, findingLine } from './checks/finding.ts';
export type { CheckName, Rule, StatedRule } from './checks/rules.ts';
export type { Exchange } from './har/exchange.ts';
export { type RunOptions, verifyServer } from './live/run.ts';
export { FORMATS, type FormatName } from './report/formats.ts';
export { TrafficVerifier, verifyHar, type VerifyOptions, type VerifyReport, type VerifySource } from './verify-har.ts';
