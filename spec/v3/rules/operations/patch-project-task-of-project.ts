import type { RequestRule } from '#shared/validation/operation-validators.ts';
import { companyStays } from '../company.ts';

export const rules: readonly RequestRule[] = [companyStays];
