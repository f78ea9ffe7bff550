import type { Document } from '@acme/v2';
interface Stream<T> { pipe<A>(step: Step<T, A>): Stream<A>; values: T[] }
interface Step<T, A> { (from: Stream<T>): Stream<A> }
declare function pluck<T, K extends keyof T>(key: K): Step<T, T[K]>;
export const names = (documents: Stream<Document>) => documents.pipe(pluck('fileName'));
export const lengths = (own: Stream<{ sysName: string }>) => own.pipe(pluck('sysName'));
