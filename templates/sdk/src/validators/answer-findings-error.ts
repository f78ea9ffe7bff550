import { type ErrorContext, ResponseParseError } from '../errors.ts';
import type { Finding } from './finding.ts';
import { formatFindings } from './format-findings.ts';

/** An answer came that is not what its operation describes: all that is wrong with it, in `findings`. */
export class AnswerFindingsError extends ResponseParseError {
  static override readonly kind: string = 'AnswerFindingsError';
  declare readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[], context?: ErrorContext) {
    super(`the answer does not match its description\n${formatFindings(findings)}`, context);
    Object.defineProperty(this, 'findings', { value: findings, enumerable: true });
  }
}
