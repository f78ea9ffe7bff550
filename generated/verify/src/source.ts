import { source as mockSource } from '@bmp/mock/source';
import { rules } from './rules.ts';
import type { VerifySource } from './verify-har.ts';
/** Returns the documents and the rules that this package verifies by. */
export const source = (): VerifySource => ({ ...mockSource(), rules });
