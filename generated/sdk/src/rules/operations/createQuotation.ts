import type { CallRule } from '../../validators/call-rule.ts';
import { companiesAgree } from '../company.ts';

export const rules: readonly CallRule[] = [companiesAgree];
