import type { TimeRecordingBase } from '@acme/v2';
interface Own { place: string; id: string }
type Keys = 'place' | 'id';
export type Small = Pick<TimeRecordingBase, Keys>;
export type Mine = Pick<Own, Keys>;
