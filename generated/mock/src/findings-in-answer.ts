import type { ServedOperation } from './document/operation.ts';
import type { MockAnswer } from './http/message.ts';
import type { Finding } from './refusal.ts';
import type { Served } from './served.ts';

/** Where an answer in JSON is not what the operation says of it; an answer with it would be a failure of the mock. */
export function findingsInAnswer(
  { status, headers, body }: MockAnswer,
  { answers }: ServedOperation,
  { answered }: Served,
): readonly Finding[] {
  if (headers['content-type'] !== 'application/json') return [];
  const stated =
    answers.find((answer) => answer.status === String(status)) ?? answers.find((answer) => answer.status === 'default');
  const content = stated?.contents.find(({ mediaType }) => mediaType === 'application/json');
  return content === undefined ? [] : answered.of(content.schema)(JSON.parse(String(body)));
}
