import type {
  Invoice,
  InvoiceReadOption,
  TimesheetEntryBase,
  TimesheetEntryCriteria,
  TimesheetEntryCompletion,
} from '@acme/v2';

/** Names of our own service by names of the platform. */
export const NAMES: Partial<Record<keyof TimesheetEntryCompletion, string>> = {
  completed: 'done',
  completionType: 'kind',
};

export const options: InvoiceReadOption = { type: 'FULL', options: ['CUSTOMER', 'CUSTOM_DATA'] };

export function customOf(invoice: Invoice): unknown {
  return invoice.customData;
}

export const toPlatform = (body: any): TimesheetEntryBase => ({ location: body.place });

export function toCriteria(query: Record<string, string>): TimesheetEntryCriteria {
  const { from, to } = query;
  return { period: { from, to } };
}

export const withoutPlace = ({ location: place, ...rest }: TimesheetEntryBase): Omit<TimesheetEntryBase, 'location'> => rest;

export function isTermination(value: unknown): value is TimesheetEntryCompletion {
  return typeof value === 'object' && value !== null && 'completionType' in value;
}
