import type { VerifySource } from '@bmp/verify-engine';
import { source as mockSource } from '@bmp/mock/source';
import { rules } from './rules.ts';
/** Returns the documents and the rules that this package verifies by. */
export const source = (): VerifySource => ({ ...mockSource(), model: 1, rules });
