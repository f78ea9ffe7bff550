import type {
  Invoice,
  InvoiceReadOption,
  TimeRecordingBase,
  TimeRecordingCriteria,
  TimeRecordingTermination,
} from '@acme/v2';

/** Names of our own service by names of the platform. */
export const NAMES: Partial<Record<keyof TimeRecordingTermination, string>> = {
  terminated: 'done',
  terminationType: 'kind',
};

export const options: InvoiceReadOption = { type: 'FULL', options: ['CUSTOMER', 'CUSTOM_FIELDS'] };

export function customOf(invoice: Invoice): unknown {
  return invoice.customFields;
}

export const toPlatform = (body: any): TimeRecordingBase => ({ place: body.place });

export function toCriteria(query: Record<string, string>): TimeRecordingCriteria {
  const { from, to } = query;
  return { from, to };
}

export const withoutPlace = ({ place, ...rest }: TimeRecordingBase): Omit<TimeRecordingBase, 'place'> => rest;

export function isTermination(value: unknown): value is TimeRecordingTermination {
  return typeof value === 'object' && value !== null && 'terminationType' in value;
}
