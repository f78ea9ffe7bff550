export type * from '#shared/migration-map.ts';
