import { Column, Entity } from 'typeorm';
import type { TimesheetEntryBase } from '@acme/v2';

@Entity('entries')
export class EntryEntity implements Pick<TimesheetEntryBase, 'location' | 'comment'> {
  @Column()
  location?: string;

  @Column({ name: 'remark', nullable: true })
  comment?: string;

  @Column()
  importedAt!: Date;
}
