import type { ServedOperation } from './document/operation.ts';
import type { Issue } from './http/errors.ts';
import type { MockResponse } from './http/message.ts';
import type { Served } from './served.ts';

/** Where an answer in JSON is not what the operation says of it; an answer with it would be a failure of the mock. */
export function issuesInResponse(
  { status, headers, body }: MockResponse,
  { answers }: ServedOperation,
  { answered }: Served,
): readonly Issue[] {
  if (headers['content-type'] !== 'application/json') return [];
  const stated =
    answers.find((answer) => answer.status === String(status)) ?? answers.find((answer) => answer.status === 'default');
  const content = stated?.contents.find(({ mediaType }) => mediaType === 'application/json');
  return content === undefined ? [] : answered.of(content.schema)(JSON.parse(String(body)));
}
