import { isSecretField } from './core/header-fields.ts';
import type { Hooks, RequestEvent } from './observe.ts';

export { type ResponseEvent, type FailureEvent, type Hooks, observe, type RequestEvent } from './observe.ts';

/** Where lines go; `console` is one. */
export interface LogSink {
  debug(message: string, fields?: object): void;
  info(message: string, fields?: object): void;
  warn(message: string, fields?: object): void;
}

/** Options of a log. */
export interface LogOptions {
  /** Where lines go. Default `console`. */
  readonly sink?: LogSink | undefined;
  /** Further header fields and query parameters whose values are not shown, by name. */
  readonly redact?: readonly string[] | undefined;
}

/**
 * Hooks that write a line for each request (debug), answer (info) and failure (warn). Values of header fields and query
 * parameters whose names speak of a secret are not shown; bodies never are.
 *
 * @example new Client({ baseUrl, auth, fetch: observe(logger()) })
 */
export function logger({ sink = console, redact = [] }: LogOptions = {}): Hooks {
  const hidden = new Set(redact.map((name) => name.toLowerCase()));
  const isHidden = (name: string): boolean => isSecretField(name) || hidden.has(name.toLowerCase());
  const line = ({ operation, method, url, attempt }: RequestEvent): string =>
    `${operation} ${method} ${shownUrl(url, isHidden)}${attempt > 1 ? ` (attempt ${attempt})` : ''}`;
  return {
    request(event) {
      const headers = Object.entries(event.headers).map(([name, value]) => [
        name,
        isHidden(name) ? '[redacted]' : value,
      ]);
      sink.debug(line(event), { headers: Object.fromEntries(headers) });
    },
    response(event) {
      sink.info(`${line(event)} answered ${event.status} in ${Math.round(event.durationMs)} ms`);
    },
    failure(event) {
      sink.warn(`${line(event)} failed after ${Math.round(event.durationMs)} ms: ${event.error?.message}`);
    },
  };
}

function shownUrl(url: string, isHidden: (name: string) => boolean): string {
  const [place = '', query] = url.split('?');
  if (query === undefined) return place;
  const pairs = query.split('&').map((pair) => {
    const [name = ''] = pair.split('=');
    return isHidden(decodeURIComponent(name)) ? `${name}=[redacted]` : pair;
  });
  return `${place}?${pairs.join('&')}`;
}
