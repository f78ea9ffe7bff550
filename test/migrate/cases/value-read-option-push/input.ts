import type { PhaseReadOption } from '@acme/v2';
export function ask(option: Required<PhaseReadOption>): boolean {
  option.options.push('CUSTOM_FIELDS');
  return option.options.includes('CUSTOM_FIELDS');
}
