import { type Issue, mediaTypeOf, type MockResponse } from '../http/message.ts';
import { validateResponse } from '../request/validate-request.ts';
import type { Prism, PrismQuestion } from './prism.ts';
import { PROBLEM_TYPE, type PrismIssue, withIssues } from './problem-details.ts';

const NONE: readonly PrismIssue[] = [];

/**
 * Reports responses that their own schema does not allow, as Prism does: with the header `sl-violations`. A sample is
 * valid by construction, but a stated example need not be. Our validators decide, and Prism is asked for its wording
 * only about an invalid response.
 */
export class ResponseViolations {
  readonly #prism: Prism;
  /** By response: that of an operation that needs no Prism is always the same object. */
  readonly #known = new WeakMap<MockResponse, MockResponse>();

  constructor(prism: Prism) {
    this.#prism = prism;
  }

  /** Adds the violations of a response to its headers. */
  report(question: PrismQuestion, response: MockResponse): MockResponse | Promise<MockResponse> {
    const known = this.#known.get(response);
    if (known !== undefined) return known;
    const issues = issuesOf(question, response);
    const keep = (found: readonly PrismIssue[]): MockResponse => {
      const reported = withIssues(response, found, 'response');
      this.#known.set(response, reported);
      return reported;
    };
    if (issues.length === 0) return keep(NONE);
    return this.#prism
      .responseIssues(question, response)
      .then((found) => keep(found.length > 0 ? found : issues.map(ownIssue)));
  }
}

function ownIssue({ path, message }: Issue): PrismIssue {
  return { path: ['body', ...path.split('/').slice(1)], severity: 0, message };
}

function issuesOf({ operation, validators }: PrismQuestion, response: MockResponse): readonly Issue[] {
  if (mediaTypeOf(response.headers['content-type']) === PROBLEM_TYPE) return [];
  try {
    return validateResponse(response, operation, validators);
  } catch {
    // A schema that does not compile, which is reported at the start.
    return [];
  }
}
