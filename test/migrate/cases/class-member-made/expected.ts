import type { Schedule } from '@acme/v2';
export abstract class Base<T extends Schedule> {
  abstract item: T;
  where() { return this.item.location; }
}
export class Own extends Base<Schedule & { extra: string }> {
  item = { location: 'Lyon', extra: 'x' };
  show() { return this.item.location + this.item.extra; }
}
export class Apart { item = { place: 'Lyon' }; }
