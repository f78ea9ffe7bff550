/** Header fields and a body as `node:http` takes them. */
export interface SentBody {
  readonly fields: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | undefined;
}

/** The usual case, where nothing must be read first; nothing where it is not. */
export function simpleBody({ headers = {}, body = null }: RequestInit): SentBody | undefined {
  if (body !== null && typeof body !== 'string' && !(body instanceof Uint8Array)) return undefined;
  return { fields: plainFields(headers), body: body ?? undefined };
}

/** Turns what `fetch` takes into what `node:http` takes; streams and forms are read into memory. */
export async function sentBody({ headers: given = {}, body }: RequestInit): Promise<SentBody> {
  const fields = plainFields(given);
  const encoded = new Response(body ?? null);
  const type = encoded.headers.get('content-type');
  const added = type === null || new Headers(given).has('content-type') ? {} : { 'content-type': type };
  return { fields: { ...fields, ...added }, body: new Uint8Array(await encoded.arrayBuffer()) };
}

/** Asks no class of Node's `fetch` where the fields are plain, because that would load it. */
function plainFields(headers: HeadersInit): Readonly<Record<string, string>> {
  return Symbol.iterator in headers ? Object.fromEntries(new Headers(headers)) : (headers as Record<string, string>);
}
