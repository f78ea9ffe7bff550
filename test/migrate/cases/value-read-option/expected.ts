import type { PhaseReadOption } from '@acme/v2';
export const option: PhaseReadOption = { options: ['PROJECT', 'CUSTOM_DATA'] };
