import type { TimeRecording } from '@acme/v2';
export const show = ({ place = 'nowhere' }: TimeRecording) => place;
