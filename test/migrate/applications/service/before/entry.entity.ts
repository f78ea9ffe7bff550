import { Column, Entity } from 'typeorm';
import type { TimeRecordingBase } from '@acme/v2';

@Entity('entries')
export class EntryEntity implements Pick<TimeRecordingBase, 'place' | 'comment'> {
  @Column()
  place?: string;

  @Column({ name: 'remark', nullable: true })
  comment?: string;

  @Column()
  importedAt!: Date;
}
