import type { MockAnswer } from '../http/message.ts';
import { type Json, listAt, textAt } from '../json.ts';
import type { Finding } from '../refusal.ts';
import type { Preference } from './prefer.ts';

/** What Prism found wrong with a request, by what it answered; nothing where the answer is one that was wished for. */
export function foundByPrism({ status, headers, body }: MockAnswer, { code }: Preference): readonly Finding[] {
  if (status < 400 || status === code) return [];
  const problem: Json = headers['content-type'] === 'application/problem+json' ? JSON.parse(String(body)) : null;
  const found = listAt(problem, 'validation').map(findingOf);
  return found.length > 0 ? found : [{ at: '', message: textAt(problem, 'detail') ?? `is answered with ${status}` }];
}

function findingOf(validation: Json): Finding {
  const place = listAt(validation, 'location');
  return { at: place.map((part) => `/${String(part)}`).join(''), message: textAt(validation, 'message') ?? '' };
}
