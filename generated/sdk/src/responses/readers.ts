import type { ResponseReader } from '../client/operation.ts';
import { parseJson } from '../json.ts';

/**
 * The text of a body, in the character set its media type names, or in UTF-8.
 *
 * @throws {TypeError} where the bytes are not of that set, or the set is not known
 */
export function decodeText(bytes: Uint8Array, type: string): string {
  const [, charset = 'utf-8'] = /charset\s*=\s*"?([^\s;"]+)/i.exec(type) ?? [];
  let text: string;
  try {
    text = new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    // The engine's own message quotes the name of the set, which is the server's to choose.
    throw new TypeError('the answer is not in its character set');
  }
  // A page of a proxy or a login form, whatever its status and type say.
  if (/^\s*<(!doctype\s+)?html/i.test(text) || /^[^;]*html/i.test(type))
    throw new TypeError('the answer is an HTML page');
  return text;
}

const jsonType = /[/+]json\s*(;|$)|^$/i;

/**
 * Reads a JSON body. The specification's word is taken for its type; the validators check it.
 * An answer that names another media type is malformed, one that names none is tried.
 */
export const readJson: ResponseReader<never> = {
  fields: { accept: 'application/json' },
  read(bytes, type) {
    const text = decodeText(bytes, type);
    if (!jsonType.test(type)) throw new TypeError('the answer is not JSON');
    return parseJson(text) as never;
  },
};

/** Reads JSON that an operation is declared to send under a media type of another kind, such as `text/plain`. */
export const readJsonText: ResponseReader<never> = {
  fields: { accept: 'application/json, */*;q=0.5' },
  read: (bytes, type) => parseJson(decodeText(bytes, type)) as never,
};

/**
 * Reads a string, sent as a JSON string or as raw text, and never makes a number of it: `0012` keeps its zeros (R013).
 */
export const readString: ResponseReader<string> = {
  fields: { accept: 'application/json, text/plain', 'accept-encoding': 'identity' },
  read(bytes, type) {
    const text = decodeText(bytes, type).trim();
    const isJson = /json/i.test(type);
    if (text === '') throw new TypeError('the answer is empty');
    if (text[0] === '"') return parseJson(text) as string;
    if (isJson && /^([[{]|(null|true|false)$)/.test(text)) throw new TypeError('the answer is not a string');
    if (type !== '' && !isJson && !/^text\//i.test(type)) throw new TypeError('the answer is not a text');
    return text;
  },
};

/** Reads a string as `readString` does, or the `null` of JSON. */
export const readNullableString: ResponseReader<never> = {
  // Said again, because a bundler keeps what is copied from another object, used or not.
  fields: { accept: 'application/json, text/plain', 'accept-encoding': 'identity' },
  read(bytes, type) {
    const isNull = !/^text\//i.test(type) && decodeText(bytes, type).trim() === 'null';
    return (isNull ? null : readString.read(bytes, type)) as never;
  },
};

/** Reads a string of which the specification says more; its word is taken, the validators check it. */
export const readTypedString: ResponseReader<never> = readString as ResponseReader<never>;

/** Reads text as it stands. */
export const readText: ResponseReader<string> = {
  fields: { accept: 'text/plain, */*;q=0.5', 'accept-encoding': 'identity' },
  read: decodeText,
};

/** Reads a text that may be HTML: for operations that are declared to answer pages, which are a fault anywhere else. */
export const readHtml: ResponseReader<string> = {
  fields: { accept: 'text/html, */*;q=0.5', 'accept-encoding': 'identity' },
  read(bytes, type) {
    const [, charset] = /charset\s*=\s*"?([^\s;"]+)/i.exec(type) ?? [];
    try {
      return new TextDecoder(charset, { fatal: true }).decode(bytes);
    } catch {
      throw new TypeError('the answer is not in its character set');
    }
  },
};

/** Reads bytes as a `Blob` of the answer's media type. */
export const readBlob: ResponseReader<Blob> = {
  fields: { accept: '*/*', 'accept-encoding': 'identity' },
  read(bytes, type) {
    if (/^text\/html/i.test(type)) throw new TypeError('the answer is an HTML page');
    return new Blob([bytes], { type });
  },
};

/** For operations that answer nothing (204). What a server says beside its success is let go, but not an HTML page. */
export const readNoContent: ResponseReader<void> = {
  fields: { accept: 'application/json' },
  read(bytes, type) {
    if (bytes.length > 0) decodeText(bytes, type);
  },
};

/** The same reader for an operation that may answer nothing (204): an empty body is `undefined`. */
export function readOptional<Data>(reader: ResponseReader<Data>): ResponseReader<Data | undefined> {
  return { ...reader, read: (bytes, type) => (bytes.length > 0 ? reader.read(bytes, type) : undefined) };
}

/** The same reader, asking for other media types: those that the operation is declared with. */
export function readAccepting<Data>(accept: string, reader: ResponseReader<Data>): ResponseReader<Data> {
  return { ...reader, fields: { ...reader.fields, accept } };
}
