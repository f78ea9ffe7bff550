import type { Division } from '@acme/v2';
interface Sort<T> { by: keyof T & string; then?: `${keyof T & string}:desc` }
declare function sorted<T>(rows: T[], sort: Sort<T>): T[];
export const all = (rows: Division[]) => sorted(rows, { by: 'groupId', then: 'serviceId:desc' });
export const own = (rows: { serviceId: string }[]) => sorted(rows, { by: 'serviceId', then: 'serviceId:desc' });
