import { jsonOf } from '../http/parse-json.ts';
import { fits, type ReadMatch } from './match-calls.ts';
import type { RecordedCall } from './recorded-call.ts';
import { valueWithoutSecrets } from './secrets.ts';

/** Letters of a body that are shown. */
const MOST_SHOWN = 300;

/** Of a call that was expected and did not come: how the last one like it differs. Nothing where there was none. */
export function nearMiss(match: ReadMatch, calls: readonly RecordedCall[]): string {
  const { status, login, body, ...like } = match;
  const last = calls.findLast((call) => fits(call, like));
  if (last === undefined) return '';
  const other = [
    ...(status === undefined || fits(last, { status }) ? [] : [`status ${last.status}`]),
    ...(login === undefined || fits(last, { login }) ? [] : [`login ${JSON.stringify(last.login)}`]),
    ...(body === undefined || fits(last, { body }) ? [] : [`body ${bodyOf(last)}`]),
  ];
  return other.length === 0 ? '' : `; the last one like it has ${other.join(', ')}`;
}

function bodyOf({ requestBody }: RecordedCall): string {
  const sent = jsonOf(Buffer.from(requestBody).toString('utf8'));
  return sent === undefined
    ? 'that is not read as JSON'
    : JSON.stringify(valueWithoutSecrets(sent)).slice(0, MOST_SHOWN);
}
