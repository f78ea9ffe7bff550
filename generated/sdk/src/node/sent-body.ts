/** Header fields and a body as `node:http` takes them. */
export interface SentBody {
  readonly headers: Record<string, string>;
  readonly body: string | Uint8Array | undefined;
}

/** The usual case, where nothing must be read first; nothing where it is not. */
export function simpleBody({ headers = {}, body = null }: RequestInit): SentBody | undefined {
  if (body !== null && typeof body !== 'string' && !(body instanceof Uint8Array)) return undefined;
  return { headers: plainFields(headers), body: body ?? undefined };
}

/** Turns what `fetch` takes into what `node:http` takes; streams and forms are read into memory. */
export async function sentBody({ headers: given = {}, body }: RequestInit): Promise<SentBody> {
  const headers = plainFields(given);
  const encoded = new Response(body ?? null);
  const type = encoded.headers.get('content-type');
  if (type !== null) headers['content-type'] ??= type;
  return { headers, body: new Uint8Array(await encoded.arrayBuffer()) };
}

function plainFields(headers: HeadersInit): Record<string, string> {
  return Array.isArray(headers) || headers instanceof Headers
    ? Object.fromEntries(new Headers(headers))
    : { ...headers };
}
