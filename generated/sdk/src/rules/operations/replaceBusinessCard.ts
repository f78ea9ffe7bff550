import type { CallRule } from '../../validators/call-rule.ts';
import { companyStays } from '../company.ts';
import { employeeIdsAgree } from '../employee-ids.ts';

export const rules: readonly CallRule[] = [employeeIdsAgree, companyStays];
