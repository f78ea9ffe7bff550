import type { Issue } from '../http/errors.ts';
import type { MockResponse } from '../http/message.ts';
import { jsonOf } from '../http/parse-json.ts';
import { type Json, listAt, textAt } from '../json.ts';
import type { Preference } from './prefer.ts';
import { VIOLATIONS } from './violation-header.ts';

/** What Prism found wrong with a request, by what it answered; nothing where the answer is one that was wished for. */
export function foundByPrism({ status, headers, body }: MockResponse, { code }: Preference): readonly Issue[] {
  if (status < 400 || status === code) return [];
  const isProblem = headers['content-type'] === 'application/problem+json';
  const problem: Json = (isProblem ? jsonOf(String(body)) : undefined) ?? null;
  // What is too long for a header is cut off there, and no JSON.
  const said = jsonOf(headers[VIOLATIONS] ?? '');
  const found = Array.isArray(said)
    ? said.filter((one) => textAt(one, 'severity') === 'Error').map((one) => findingOf(one, 1))
    : listAt(problem, 'validation').map((one) => findingOf(one, 0));
  return found.length > 0 ? found : [{ path: '', message: textAt(problem, 'detail') ?? `is answered with ${status}` }];
}

/** @param from - how many steps stand before the place in the request */
function findingOf(diagnostic: Json, from: number): Issue {
  const place = listAt(diagnostic, 'location').slice(from);
  return { path: place.map((part) => `/${String(part)}`).join(''), message: textAt(diagnostic, 'message') ?? '' };
}
