import type { Document } from '@acme/v2';
export function isDocument(value: any): value is Document {
  return typeof value.fileName === 'string' && typeof value?.['changeTracking']?.['createdById'] === 'string';
}
export function check(value: unknown): asserts value is Document {
  const candidate = value as Record<string, unknown>;
  const { fileName: sysName } = candidate;
  if (sysName === undefined) throw new Error('sysName');
}
export const isNamed = (value: object): value is Document => 'fileName' in value && typeof value.fileName === 'string';
export const isOwn = (value: any): value is { sysName: string } => typeof value.sysName === 'string';
