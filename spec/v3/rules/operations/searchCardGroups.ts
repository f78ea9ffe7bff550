import type { CallRule } from '#sdk/validators/call-rule.ts';
import { customDataIsAskedFor } from '../read-options.ts';

export const rules: readonly CallRule[] = [customDataIsAskedFor];
