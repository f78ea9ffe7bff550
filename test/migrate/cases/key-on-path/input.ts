import type { Approval, ItemLine } from '@acme/v2';
interface Order {
  lines: ItemLine[];
  meta: { place: string };
}
declare function get(value: unknown, path: string): unknown;
interface Form<T> {
  register(path: keyof T | `${keyof T & string}.${number}.${string}`): void;
}
export const all = (order: Order, approvals: Approval[], form: Form<Order>) => [
  get(order, 'lines[0].discount'),
  get(order, 'lines[0].quantity'),
  get(order, 'meta.place'),
  approvals.map((approval) => get(approval, 'objectSummary.customFields')),
  form.register('lines.0.discount'),
  form.register('lines.0.quantity'),
];
