import type { Awaitable } from '../json.ts';
import type { Refusal } from '../refusal.ts';

/** A request as the mock sees it, whichever way it came. */
export interface MockRequest {
  /** In capitals. */
  readonly method: string;
  /** Path and query as they were sent, still encoded. */
  readonly target: string;
  /** Names in lower case; a repeated header is one value with commas. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  /** Whether a page asks whose origin may not. */
  readonly isForeign?: boolean;
}

/** What is answered. */
export interface MockAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** How the answer goes wrong on its way, where a fault says so. */
  readonly damage?: Damage;
}

/** What may happen to an answer between the mock and its caller. */
export type Damage =
  | { readonly kind: 'reset' }
  | { readonly kind: 'truncate' }
  | { readonly kind: 'drip'; readonly bytes: number; readonly everyMs: number };

/** Answers a request. */
export type Handler = (request: MockRequest) => Awaitable<MockAnswer>;

/** Answers what nothing is asked by, with what is wrong with it. */
export type Refuser = (request: MockRequest, refusal: Refusal) => MockAnswer;

/** Whether a media type is JSON, by its name, a former one, or its suffix. */
export function isJson(mediaType: string): boolean {
  return mediaType === 'application/json' || mediaType.endsWith('+json') || mediaType === 'text/json';
}

/** The media type of a header value, without its parameters. */
export function mediaTypeOf(value: string | undefined): string {
  if (value === undefined) return '';
  const end = value.indexOf(';');
  return (end < 0 ? value : value.slice(0, end)).trim().toLowerCase();
}
