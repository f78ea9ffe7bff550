import type { CallRule } from '#sdk/validators/call-rule.ts';
import { companiesAgree } from '../company.ts';

export const rules: readonly CallRule[] = [companiesAgree];
