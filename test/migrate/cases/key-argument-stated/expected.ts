import type { Division, Schedule } from '@acme/v2';
export const prop = <S, K extends keyof S>(key: K) => (value: S): S[K] => value[key];
export function pluck<T, K extends Extract<keyof T, string>>(list: readonly T[], key: K): T[K][] {
  return list.map((item) => item[key]);
}
export class Reader<K extends keyof T, T> {
  constructor(readonly key: K) {}
  read(value: T): T[K] { return value[this.key]; }
}
export const placeOf = prop<Schedule, 'location'>('location');
export const services = (list: Division[]) => pluck<Division, 'groupId'>(list, 'groupId');
export const reader = new Reader<'groupId' | 'code', Division>('code');
export const own = prop<{ place: string }, 'place'>('place');
