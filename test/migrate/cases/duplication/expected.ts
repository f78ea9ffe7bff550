import type { ScheduleDuplicationParameters } from '@acme/v2';
export const parameters: ScheduleDuplicationParameters = {
  duplicationPeriodRepetitionType: 'QUARTERLY',
  occurrency: 1,
  numberOfOccurrency: 2,
  duplicationNumberOfOccurrencyType: 'WITH_OCCURRENCY',
  useDateHours: true,
  modeTimeRecording: 1,
};
