import { type ErrorContext, InvalidRequestError } from '../errors.ts';
import type { Finding } from './finding.ts';
import { formatFindings } from './format-findings.ts';

/** A request was not sent, because something is wrong with it: all that is, in `findings`. */
export class RequestFindingsError extends InvalidRequestError {
  static override readonly kind: string = 'RequestFindingsError';
  declare readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[], context?: ErrorContext) {
    super(`the request was not sent\n${formatFindings(findings)}`, context);
    Object.defineProperty(this, 'findings', { value: findings, enumerable: true });
  }
}
