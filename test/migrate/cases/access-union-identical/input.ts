import type { Division, DivisionGrouping } from '@acme/v2';
export const service = (entry: Division | DivisionGrouping) => entry.serviceId;
