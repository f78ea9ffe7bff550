import type { TimeRecording } from '@acme/v2';
export const is = (key: keyof TimeRecording) => key === 'place';
export const label = (key: keyof TimeRecording) => {
  switch (key) {
    case 'place':
      return 'Place';
    default:
      return key;
  }
};
export const other = (key: 'place' | 'room') => key === 'place';
