import { isUtf8 } from 'node:buffer';
import { bodyWithoutSecrets, withoutSecrets } from './secrets.ts';

/** A body without what must not be shown: in base64 where it is no text, so that no byte is lost. */
export interface ShownBody {
  readonly text: string;
  readonly encoding?: 'base64';
}

/** A body as it may be shown. */
export function shownBody(body: string | Uint8Array): ShownBody {
  if (typeof body === 'string') return { text: bodyWithoutSecrets(body) };
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  if (isUtf8(bytes)) return { text: bodyWithoutSecrets(bytes.toString('utf8')) };
  // Each byte is a letter of its own, and becomes the same byte again: a form may hold secrets beside its file.
  const shown = Buffer.from(withoutSecrets(bytes.toString('latin1')), 'latin1');
  return { text: shown.toString('base64'), encoding: 'base64' };
}
