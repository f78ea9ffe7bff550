import type { Issue } from '../http/errors.ts';
import type { MockResponse } from '../http/message.ts';

/** The header that tells what is wrong with a request. */
export const VIOLATIONS = 'sl-violations';

/** What Prism says of a request that it answers all the same. */
export interface Diagnostic {
  readonly path?: readonly (string | number)[];
  readonly code?: string | number;
  /** By its number in Prism's list of them. */
  readonly severity: number;
  readonly message: string;
}

/** What our own judges find, as Prism would say it. */
export function diagnosticOf({ path, message }: Issue): Diagnostic {
  return { path: path.split('/').slice(1), severity: 0, message };
}

const SEVERITIES = ['Error', 'Warning', 'Information', 'Hint'];

/** The most that Prism puts in a header. */
const LONGEST = 8 * 1024 - 100;

/**
 * An answer that tells what is wrong with its request, in the header that Prism's command has for it: where the
 * document has an answer for wrong requests, its body does not.
 */
export function withViolations(answer: MockResponse, diagnostics: readonly Diagnostic[]): MockResponse {
  if (diagnostics.length === 0) return answer;
  const said = diagnostics.map(({ path = [], severity, code, message }) => ({
    location: ['request', ...path],
    severity: SEVERITIES[severity],
    code,
    message,
  }));
  const text = inAscii(JSON.stringify(said));
  const value = text.length > LONGEST ? `Too many violations! ${text.slice(0, LONGEST)}` : text;
  return { ...answer, headers: { ...answer.headers, [VIOLATIONS]: value } };
}

/** A header holds no other letters. */
function inAscii(json: string): string {
  return json.replaceAll(/[^ -~]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
