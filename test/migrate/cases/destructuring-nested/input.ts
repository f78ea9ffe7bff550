import type { TimeRecording } from '@acme/v2';
export const show = ({ first: { place }, list: [{ place: second }] }: { first: TimeRecording; list: [TimeRecording] }) => `${place} ${second}`;
