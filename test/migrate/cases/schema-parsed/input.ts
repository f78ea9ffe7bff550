import type { TimeRecordingBase, UserBase } from '@acme/v2';
interface Schema<T> {
  readonly _output: T;
  parse(value: unknown): T;
  safeParse(value: unknown): { data?: T };
}
interface ObjectSchema<S> extends Schema<{ [K in keyof S]: S[K] extends Schema<infer T> ? T : never }> {
  readonly shape: S;
}
declare function object<S>(shape: S): ObjectSchema<S>;
declare const string: Schema<string>;
const entry = object({ id: string, place: string });
const user = object({ id: string, name: string });
export const read = (value: unknown): TimeRecordingBase => entry.parse(value);
export const check = (given: TimeRecordingBase) => [entry.safeParse(given), user.safeParse(given)];
export const typed: Schema<UserBase> = object({ id: string, firstname: string });
export const kept: Schema<UserBase> = user;
