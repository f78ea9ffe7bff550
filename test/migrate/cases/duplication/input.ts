import type { ScheduleDuplicationParameters } from '@acme/v2';
export const parameters: ScheduleDuplicationParameters = {
  duplicationPeriodRepetionType: 'QUATERLY',
  occurency: 1,
  numberOfOccurency: 2,
  duplicationNumberOfOccurencyType: 'WITH_OCCURENCY',
  useDateHours: true,
  modeTimeRecording: 1,
};
