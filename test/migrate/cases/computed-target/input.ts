import type { TimeRecordingBase } from '@acme/v2';
declare const entries: TimeRecordingBase[];
let where: string | undefined;
for ({ ['place']: where } of entries) console.log(where);
({ ['place']: where } = entries[0] ?? {});
export { where };
