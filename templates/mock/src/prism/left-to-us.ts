import { groupByName } from '#shared/validation/parameters/parameter-text.ts';
import { isForm } from '../document/form-fields.ts';
import { type Issue, UNDECIDED } from '../http/errors.ts';
import { isJson, mediaTypeOf } from '../http/message.ts';
import { readMultipart } from '../http/multipart.ts';
import { textOf } from '../http/parse-json.ts';
import { textsOfForm } from '../validation/form-value.ts';
import type { Question } from './question.ts';
import type { Unjudged } from './unjudged.ts';

/** What our own judges find wrong in what Prism does not judge. */
export function leftToUs(question: Question, { parts, lists }: Unjudged): readonly Issue[] {
  const repeated = lists.filter((name) => question.query.getAll(name).length > 1).map((name) => `/query/${name}`);
  const unjudged = [...parts, ...repeated, ...(isBodyUnread(question) ? ['/body'] : [])];
  return question.issues.filter(
    (issue) => issue !== UNDECIDED && unjudged.some((part) => `${issue.path}/`.startsWith(`${part}/`)),
  );
}

/** Whether Prism takes a body for none, which it does where it is null, or reads but one text of a name in a form. */
function isBodyUnread({ request: { headers, body } }: Question): boolean {
  const mediaType = mediaTypeOf(headers['content-type']);
  if (isJson(mediaType)) return body.byteLength > 0 && textOf(body).trim() === 'null';
  if (!isForm(mediaType)) return false;
  const form = mediaType.startsWith('multipart/') ? readMultipart(headers['content-type'] ?? '', body) : textOf(body);
  return [...groupByName(textsOfForm(form)).values()].some((texts) => texts.length > 1);
}
