import type { ResponseReader } from './operation.ts';

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
