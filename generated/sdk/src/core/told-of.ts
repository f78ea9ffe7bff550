import type { Parameter, ParameterDescription } from './operation.ts';

/** What is told of a member of a form, if anything is. */
export function toldOf(told: readonly Parameter[], name: string): ParameterDescription | undefined {
  return told.find((given): given is ParameterDescription => typeof given !== 'string' && given.name === name);
}
