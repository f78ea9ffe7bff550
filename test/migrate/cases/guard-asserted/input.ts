import type { Document } from '@acme/v2';
export const isDocument = (value: unknown): value is Document =>
  typeof (value as { sysName?: unknown }).sysName === 'string';
export const isEither = (value: { sysName: string } | Document): value is Document => value.sysName === undefined;
