import type { Document, TimeRecordingCriteria, TimeRecordingTermination, Division } from '@acme/v2';

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

export class TerminationRepository extends Repository<TimeRecordingTermination> {
  async find(id: string): Promise<TimeRecordingTermination | undefined> {
    return this.cache.get(id);
  }
  async ofManager(manager: string): Promise<Page<TimeRecordingTermination>> {
    const rows = await this.http.get<TimeRecordingTermination[]>(
      `/workforce/managers/${manager}/employees/timerecording-terminations`,
    );
    return { items: rows.map((row) => this.remember(row)) };
  }
  async open(manager: string, type: TimeRecordingTermination['terminationType']): Promise<number> {
    const { items } = await this.ofManager(manager);
    return items.filter((row) => !row.terminated && row.terminationType === type).length;
  }
}

export class DocumentRepository extends Repository<Document> {
  async find(id: string): Promise<Document | undefined> {
    return this.cache.get(id);
  }
  label(document: Document): string {
    return `${document.sysName ?? document.title} (${document.createdBy?.firstname ?? 'unknown'})`;
  }
  touch(document: Document, userId: string): Document {
    return { ...document, createdById: userId, sysName: document.sysName?.toLowerCase() };
  }
}

export function criteria(from: string, to: string): TimeRecordingCriteria {
  return { from, to, readOption: { options: ['EMPLOYEE', 'CUSTOM_FIELDS'] } };
}

export const group = (divisions: readonly Division[]): Record<string, Division[]> =>
  divisions.reduce<Record<string, Division[]>>((all, division) => {
    (all[division.serviceId ?? ''] ??= []).push(division);
    return all;
  }, {});
