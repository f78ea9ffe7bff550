import type { TimeRecordingBase } from '@acme/v2';
declare function save(entry: TimeRecordingBase): void;
class Mine { id = '1'; place = 'office'; }
export const store = (mine: Mine) => save(mine);
export const cast = () => save({ place: 'office' } as { id?: string; place: string });
