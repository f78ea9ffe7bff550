import type { TimeRecording, Approval } from '@acme/v2';
export const deep = (list: { entry: TimeRecording }[], approval: Approval) => [list[0]?.entry.place, approval.otherApprovals?.[0]?.viewCustomFields];
