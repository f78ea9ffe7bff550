import type { Invoice, TimeRecordingCriteria, TimeRecordingTermination } from 'erp-types';
import type { Erp } from './erp.ts';

const TERMINATIONS = (managerId: string) => `/workforce/managers/${managerId}/employees/timerecording-terminations`;

export interface Summary {
  readonly weeks: number;
  readonly months: number;
  readonly open: readonly string[];
}

/** How the periods of a manager's employees stand. */
export async function summarize(erp: Erp, managerId: string): Promise<Summary> {
  const rows = await erp.call<TimeRecordingTermination[]>('GET', TERMINATIONS(managerId));
  const open = rows.filter(({ terminated }) => terminated !== true).map(({ employee, employeeId }) => employee?.name ?? `#${employeeId}`);
  return { weeks: rows.filter(isWeek).length, months: rows.length - rows.filter(isWeek).length, open };
}

function isWeek({ terminationType: type = 'WEEK' }: TimeRecordingTermination): boolean {
  return type === 'WEEK';
}

/** What to look for in a month: `2026-11`. */
export function criteriaOf(month: string): TimeRecordingCriteria {
  return { from: `${month}-01T00:00:00.000Z`, to: `${month}-28T23:59:59.999Z`, onlyFinishedTimes: true };
}

/** The title of a search, for the log. */
export function describeCriteria(criteria: TimeRecordingCriteria): string {
  return `from ${criteria.from ?? '…'} to ${criteria.to ?? '…'}`;
}

/** What invoices are worth, and which labels their custom fields have. */
export async function turnover(erp: Erp): Promise<{ total: number; labels: string[] }> {
  const invoices = await erp.call<Invoice[]>('POST', '/sales/invoices/search', {});
  const total = invoices.reduce((sum, { preTaxAmount }) => sum + (preTaxAmount ?? 0), 0);
  return { total, labels: [...new Set(invoices.flatMap(({ customFields }) => Object.keys(customFields ?? {})))] };
}
