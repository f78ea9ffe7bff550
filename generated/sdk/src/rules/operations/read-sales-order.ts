import type { RequestRule } from '../../shared/validation/operation-validators.ts';
import { customDataIsAskedFor } from '../read-options.ts';

export const rules: readonly RequestRule[] = [customDataIsAskedFor];
