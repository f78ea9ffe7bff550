import { decodeText } from './decode-text.ts';
import type { ResponseReader } from './operation.ts';

/** For operations that answer nothing (204). What a server says beside its success is let go, but not an HTML page. */
export const readNoContent: ResponseReader<void> = {
  fields: { accept: 'application/json' },
  read(bytes, type) {
    if (bytes.length > 0) decodeText(bytes, type);
  },
};
