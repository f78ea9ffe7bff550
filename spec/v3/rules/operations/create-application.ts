import type { RequestRule } from '#shared/validation/operation-validators.ts';
import { companiesAgree } from '../company.ts';

export const rules: readonly RequestRule[] = [companiesAgree];
