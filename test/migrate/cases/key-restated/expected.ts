import type { Division, Schedule } from '@acme/v2';
export abstract class Reader<T, K extends keyof T> {
  protected abstract readonly key: K;
  read(value: T): T[K] { return value[this.key]; }
}
export class PlaceReader extends Reader<Schedule, 'location'> {
  protected readonly key = 'location' as const;
}
export class OwnReader extends Reader<{ place: string }, 'place'> {
  protected readonly key = 'place';
}
export interface Column<T, K extends keyof T = keyof T> { key: K; title: string; show?: (value: T[K]) => string }
export const column: Column<Division, 'groupId'> = { key: 'groupId', title: 'serviceId' };
export class Held<T, K extends keyof T> { constructor(readonly key: K) {} }
export class PlaceHeld extends Held<Schedule, 'location'> { constructor() { super('location'); } }
export class OwnHeld extends Held<{ place: string }, 'place'> { constructor() { super('place'); } }
