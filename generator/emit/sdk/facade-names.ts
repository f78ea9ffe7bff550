import type { Api, Group } from '../../model/api.ts';
import { typeName } from '../../model/names.ts';

/** Names of the facade's interfaces, in a module of their own, so that they clash with no shape. */
export const facadeNames = {
  /** `createBmp` makes a `Bmp`. */
  root: ({ names }: Api): string => `${typeName(names.facade.replace(/^create/, '') || 'client')}Facade`,
  group: (group: Group): string => `${typeName(group.slug)}Operations`,
  collection: (group: Group, name: string): string => `${typeName(group.slug)}${typeName(name)}Operations`,
  /** The namespace that a group's module is imported as. */
  module: (group: Group): string => `${group.identifier}Module`,
};
