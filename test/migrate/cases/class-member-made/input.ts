import type { Schedule } from '@acme/v2';
export abstract class Base<T extends Schedule> {
  abstract item: T;
  where() { return this.item.place; }
}
export class Own extends Base<Schedule & { extra: string }> {
  item = { place: 'Lyon', extra: 'x' };
  show() { return this.item.place + this.item.extra; }
}
export class Apart { item = { place: 'Lyon' }; }
