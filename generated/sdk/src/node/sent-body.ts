/** Header fields and a body as `node:http` takes them. */
export interface SentBody {
  readonly headers: Record<string, string>;
  readonly body: string | Uint8Array | undefined;
}

/** Turns what `fetch` takes into what `node:http` takes; streams and forms are read into memory. */
export async function sentBody({ headers: given = {}, body = null }: RequestInit): Promise<SentBody> {
  const headers = isRecord(given) ? { ...given } : Object.fromEntries(new Headers(given));
  if (body === null) return { headers, body: undefined };
  if (typeof body === 'string' || body instanceof Uint8Array) return { headers, body };
  const encoded = new Response(body);
  const type = encoded.headers.get('content-type');
  if (type !== null) headers['content-type'] ??= type;
  return { headers, body: new Uint8Array(await encoded.arrayBuffer()) };
}

function isRecord(given: HeadersInit): given is Record<string, string> {
  return !Array.isArray(given) && !(given instanceof Headers);
}
