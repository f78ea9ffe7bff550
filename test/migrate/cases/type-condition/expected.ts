import type { Contract, Document, ItemLine, TimesheetEntryBase } from '@acme/v2';
export type Place = TimesheetEntryBase extends { location?: infer P } ? P : never;
export type Bound<T extends TimesheetEntryBase> = T extends { location?: infer P; comment?: string } ? P : never;
export type Of = Bound<TimesheetEntryBase>;
export type End = Required<Contract> extends { completionDate: infer E } ? E : never;
export type Discount = ItemLine extends { discount?: infer D } ? D : never;
export type Author = Document extends { createdBy?: infer A } ? A : never;
export type Own = { place: string } extends { place?: infer P } ? P : never;
