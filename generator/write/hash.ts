import { hash as digest } from 'node:crypto';

/** The SHA-256 of a text or of bytes, in hexadecimal. */
export function hash(content: string | Uint8Array): string {
  return digest('sha256', content);
}
