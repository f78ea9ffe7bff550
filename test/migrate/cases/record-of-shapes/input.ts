import type { TimeRecording } from '@acme/v2';
declare const byId: Record<string, TimeRecording>;
export const where = (id: string) => byId[id]?.place;
export const all = Object.values(byId).map((entry) => entry.place);
