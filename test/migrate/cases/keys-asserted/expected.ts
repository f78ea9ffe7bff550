import type { Division } from '@acme/v2';
type Class<T> = new () => T;
declare function PickType<T, K extends keyof T>(from: Class<T>, keys: readonly K[]): Class<Pick<T, K>>;
export class DivisionDto implements Division {
  id?: string;
  groupId?: string;
}
export class Own {
  serviceId?: string;
}
export class DivisionKey extends PickType(DivisionDto, ['id', 'groupId'] as const) {}
export class OwnKey extends PickType(Own, ['serviceId'] as const) {}
export const key = (division: DivisionKey) => division.groupId;
