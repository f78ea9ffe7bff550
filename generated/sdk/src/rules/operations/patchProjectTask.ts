import type { CallRule } from '../../validators/call-rule.ts';
import { companyStays } from '../company.ts';

export const rules: readonly CallRule[] = [companyStays];
