import type { ResponseReader } from '../client/operation.ts';
import { parseJson } from '../json.ts';

/**
 * Decodes a body in the character set of its media type, by default UTF-8.
 *
 * @throws {TypeError} if the bytes are invalid in that character set, the set is unknown, or the text is an HTML page
 */
export function decodeText(bytes: Uint8Array, type: string): string {
  const [, charset = 'utf-8'] = /charset\s*=\s*"?([^\s;"]+)/i.exec(type) ?? [];
  let text: string;
  try {
    text = new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    // The engine's message quotes the character set, which the server chooses.
    throw new TypeError('the response is not in its charset');
  }
  // An error page of a proxy or a login form, sent with any status and type.
  if (/^\s*<(!doctype\s+)?html/i.test(text) || /^[^;]*html/i.test(type)) throw new TypeError('the response is HTML');
  return text;
}

const jsonType = /[/+]json\s*(;|$)|^$/i;

/**
 * Parses a JSON body. Its type is that of the specification; validators check it. Rejects other media types, but
 * accepts a response without one.
 */
export const readJson: ResponseReader<never> = {
  fields: { accept: 'application/json' },
  read(bytes, type) {
    const text = decodeText(bytes, type);
    if (!jsonType.test(type)) throw new TypeError('the response is not JSON');
    return parseJson(text) as never;
  },
};

/**
 * Parses JSON as a list; null is an empty one, as some servers write it. The types of its items are those of the
 * specification; validators check them.
 */
export const readList: ResponseReader<never> = {
  fields: { accept: 'application/json' },
  read(bytes, type) {
    const data: unknown = readJson.read(bytes, type) ?? [];
    if (!Array.isArray(data)) throw new TypeError('the response is not a list');
    return data as never;
  },
};

/** Parses JSON that an operation sends under another media type, such as `text/plain`. */
export const readJsonText: ResponseReader<never> = {
  fields: { accept: 'application/json, */*;q=0.5' },
  read: (bytes, type) => parseJson(decodeText(bytes, type)) as never,
};

/** Reads a JSON string or raw text, always as a string: `0012` keeps its zeros. */
export const readString: ResponseReader<string> = {
  fields: { accept: 'application/json, text/plain', 'accept-encoding': 'identity' },
  read(bytes, type) {
    const text = decodeText(bytes, type).trim();
    if (text === '') throw new TypeError('the response is empty');
    if (text[0] === '"') return parseJson(text) as string;
    if (/json/i.test(type) && /^([[{]|(null|true|false)$)/.test(text))
      throw new TypeError('the response is not a string');
    if (!/^($|text\/)|json/i.test(type)) throw new TypeError('the response is not text');
    return text;
  },
};

/** Reads a string like `readString`, or JSON `null`. */
export const readNullableString: ResponseReader<never> = {
  // Repeated here, because bundlers keep members that are copied from another object.
  fields: { accept: 'application/json, text/plain', 'accept-encoding': 'identity' },
  read(bytes, type) {
    const isNull = !/^text\//i.test(type) && decodeText(bytes, type).trim() === 'null';
    return (isNull ? null : readString.read(bytes, type)) as never;
  },
};

/** Reads a string with a narrower type, such as an enumeration. Validators check it. */
export const readTypedString: ResponseReader<never> = readString as ResponseReader<never>;

/** Reads text unchanged. Its type is that of the specification, such as an enumeration; validators check it. */
export const readText: ResponseReader<never> = {
  fields: { accept: 'text/plain, */*;q=0.5', 'accept-encoding': 'identity' },
  read: decodeText as ResponseReader<never>['read'],
};

/** Reads text that may be HTML. Other readers reject HTML pages. */
export const readHtml: ResponseReader<string> = {
  fields: { accept: 'text/html, */*;q=0.5', 'accept-encoding': 'identity' },
  read(bytes, type) {
    const [, charset] = /charset\s*=\s*"?([^\s;"]+)/i.exec(type) ?? [];
    try {
      return new TextDecoder(charset, { fatal: true }).decode(bytes);
    } catch {
      throw new TypeError('the response is not in its charset');
    }
  },
};

/** Reads bytes into a `Blob` with the media type of the response. */
export const readBlob: ResponseReader<Blob> = {
  fields: { accept: '*/*', 'accept-encoding': 'identity' },
  read(bytes, type) {
    if (/^text\/html/i.test(type)) throw new TypeError('the response is HTML');
    return new Blob([bytes], { type });
  },
};

/** Ignores the body of an operation without response data (204). Rejects HTML pages. */
export const readNoContent: ResponseReader<void> = {
  fields: { accept: 'application/json' },
  read(bytes, type) {
    if (bytes.length > 0) decodeText(bytes, type);
  },
};

/** Returns `undefined` for an empty body, and otherwise reads with the given reader. */
export function readOptional<Data>(reader: ResponseReader<Data>): ResponseReader<Data | undefined> {
  return { ...reader, read: (bytes, type) => (bytes.length > 0 ? reader.read(bytes, type) : undefined) };
}

/** Changes the accepted media types of a reader. */
export function readAccepting<Reader extends Pick<ResponseReader<unknown>, 'fields'>>(
  accept: string,
  reader: Reader,
): Reader {
  return { ...reader, fields: { ...reader.fields, accept } };
}

/** Accepts documented redirects as outcomes without data. */
export function readRedirects<Reader extends Pick<ResponseReader<unknown>, 'redirects'>>(
  redirects: readonly number[],
  reader: Reader,
): Reader {
  return { ...reader, redirects };
}
