import type { Document, TimesheetEntryCriteria, TimesheetEntryCompletion, Division } from '@acme/v2';

export interface Page<Item> {
  readonly items: readonly Item[];
  readonly next?: string;
}

export interface Http {
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body: unknown): Promise<T>;
}

abstract class Repository<Entity extends { id?: string }> {
  protected readonly cache = new Map<string, Entity>();
  constructor(protected readonly http: Http) {}
  protected remember(entity: Entity): Entity {
    if (entity.id !== undefined) this.cache.set(entity.id, entity);
    return entity;
  }
  abstract find(id: string): Promise<Entity | undefined>;
}

export class TerminationRepository extends Repository<TimesheetEntryCompletion> {
  async find(id: string): Promise<TimesheetEntryCompletion | undefined> {
    return this.cache.get(id);
  }
  async ofManager(manager: string): Promise<Page<TimesheetEntryCompletion>> {
    const rows = await this.http.get<TimesheetEntryCompletion[]>(
      `/workforce/managers/${manager}/employees/timesheet-entries/completions`,
    );
    return { items: rows.map((row) => this.remember(row)) };
  }
  async open(manager: string, type: TimesheetEntryCompletion['completionType']): Promise<number> {
    const { items } = await this.ofManager(manager);
    return items.filter((row) => !row.completed && row.completionType === type).length;
  }
}

export class DocumentRepository extends Repository<Document> {
  async find(id: string): Promise<Document | undefined> {
    return this.cache.get(id);
  }
  label(document: Document): string {
    return `${document.fileName ?? document.title} (${document.changeTracking?.createdBy?.firstName ?? 'unknown'})`;
  }
  touch(document: Document, userId: string): Document {
    return { ...document, createdById: userId, fileName: document.fileName?.toLowerCase() };
  }
}

export function criteria(from: string, to: string): TimesheetEntryCriteria {
  return { period: { from, to }, readOption: { options: ['EMPLOYEE', 'CUSTOM_DATA'] } };
}

export const group = (divisions: readonly Division[]): Record<string, Division[]> =>
  divisions.reduce<Record<string, Division[]>>((all, division) => {
    (all[division.groupId ?? ''] ??= []).push(division);
    return all;
  }, {});
