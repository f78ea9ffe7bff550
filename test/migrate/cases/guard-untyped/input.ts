import type { Document } from '@acme/v2';
export function isDocument(value: any): value is Document {
  return typeof value.sysName === 'string' && typeof value?.['createdById'] === 'string';
}
export function check(value: unknown): asserts value is Document {
  const candidate = value as Record<string, unknown>;
  const { sysName } = candidate;
  if (sysName === undefined) throw new Error('sysName');
}
export const isNamed = (value: object): value is Document => 'sysName' in value && typeof value.sysName === 'string';
export const isOwn = (value: any): value is { sysName: string } => typeof value.sysName === 'string';
