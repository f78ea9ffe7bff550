import type { TimeRecordingBase } from '@acme/v2';
export abstract class Places<T extends { id?: string; place?: string }> { abstract items: T[]; all() { return this.items.map((item) => item.place); } }
export class Entries extends Places<TimeRecordingBase> { items: TimeRecordingBase[] = []; }
