import type { RequestRule } from '#shared/validation/operation-validators.ts';
import { companiesAgree } from '../company.ts';
import { employeeIdsAgree } from '../employee-ids.ts';

export const rules: readonly RequestRule[] = [employeeIdsAgree, companiesAgree];
