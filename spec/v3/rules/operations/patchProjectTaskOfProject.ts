import type { CallRule } from '#sdk/validators/call-rule.ts';
import { companyStays } from '../company.ts';

export const rules: readonly CallRule[] = [companyStays];
