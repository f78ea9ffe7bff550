import type { TimeRecording } from '@acme/v2';
export const labels: Record<keyof TimeRecording, string> = { place: 'Place', approval: 'State', approvalLabel: 'Label' };
export const some: Partial<Record<keyof TimeRecording, number>> = { place: 1 };
export const mapped: { [Key in keyof TimeRecording]: string } = { place: 'Place' };
