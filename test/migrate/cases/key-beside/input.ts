import type { ItemLine, Document } from '@acme/v2';
declare const _: { get(value: unknown, path: string): unknown; orderBy<T>(list: readonly T[], keys: readonly string[]): T[] };
declare function track(event: string, value: unknown): void;
export const line = (line: ItemLine) => _.get(line, 'businessDocumentId');
export const author = (document: Document) => _.get(document, 'createdBy.firstname');
export const sorted = (lines: ItemLine[]) => _.orderBy(lines, ['quantity', 'discount']);
export const told = (line: ItemLine) => track('discount', line);
export const log = (logger: { info(context: object, text: string): void }, line: ItemLine) => logger.info(line, 'discount');
