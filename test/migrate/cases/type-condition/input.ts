import type { Contract, Document, ItemLine, TimeRecordingBase } from '@acme/v2';
export type Place = TimeRecordingBase extends { place?: infer P } ? P : never;
export type Bound<T extends TimeRecordingBase> = T extends { place?: infer P; comment?: string } ? P : never;
export type Of = Bound<TimeRecordingBase>;
export type End = Required<Contract> extends { terminationDate: infer E } ? E : never;
export type Discount = ItemLine extends { discount?: infer D } ? D : never;
export type Author = Document extends { createdBy?: infer A } ? A : never;
export type Own = { place: string } extends { place?: infer P } ? P : never;
