import type { EncodedBody } from './operation.ts';
import { entriesOf } from './entries-of.ts';
import { scalarText } from './scalar-text.ts';

/** Encodes an object as `application/x-www-form-urlencoded`; arrays repeat the name, `null` and `undefined` are left out. */
export function formBody(value: unknown): EncodedBody {
  const form = new URLSearchParams();
  for (const [name, item] of entriesOf(value)) form.append(name, scalarText(name, item));
  return { content: form.toString(), type: 'application/x-www-form-urlencoded' };
}
