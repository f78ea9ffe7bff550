// biome-ignore lint/suspicious/noTsIgnore: where msw is installed, there is no error to expect.
// @ts-ignore: msw is optional, and the package builds without it.
import { http, HttpResponse, type HttpHandler } from 'msw';
import type { Mock } from './mock.ts';

/** Options of {@link handlers}. */
export interface HandlersOptions {
  /**
   * Base URL of the API in the application under test, such as `https://api.example.com`. The mock then responds to
   * every request below it, also with 404.
   *
   * @default any origin: the mock responds to the paths of its operations, and leaves all others to other handlers
   */
  readonly baseUrl?: string;
}

/**
 * Returns request handlers for Mock Service Worker that leave every request of the API to the mock, so that its state,
 * calls, faults and spaces work in a page and in a test.
 *
 * @param mock - a mock in this process, or one of its spaces
 * @throws TypeError if `baseUrl` is not an absolute URL
 * @example
 * const worker = setupWorker(...handlers(createMock()));
 * await worker.start();
 */
export function handlers(
  mock: Pick<Mock, 'fetch'> & Partial<Pick<Mock, 'core'>>,
  { baseUrl }: HandlersOptions = {},
): readonly HttpHandler[] {
  const base = baseUrl === undefined ? undefined : parseBase(baseUrl);
  const respond = async ({ request }: { readonly request: Request }): Promise<Response | undefined> => {
    const url = targetUrl(request.url, base);
    if (url === undefined) return undefined;
    if (base === undefined && mock.core?.hasPath(url.pathname) === false) return undefined;
    try {
      return await mock.fetch(new Request(url, request));
    } catch {
      // The connection fails, as a fault of the mock asks for.
      return HttpResponse.error();
    }
  };
  return [http.all('*', respond)];
}

function parseBase(baseUrl: string): URL {
  if (!URL.canParse(baseUrl)) throw new TypeError(`baseUrl must be an absolute URL, not ${JSON.stringify(baseUrl)}.`);
  return new URL(baseUrl);
}

/** Returns the URL of a request without the path of the base; `undefined` if it is not below the base. */
function targetUrl(text: string, base: URL | undefined): URL | undefined {
  const url = new URL(text);
  if (base === undefined) return url;
  const path = base.pathname.replace(/\/$/, '');
  if (url.origin !== base.origin || !`${url.pathname}/`.startsWith(`${path}/`)) return undefined;
  url.pathname = url.pathname.slice(path.length);
  return url;
}
