export * from './public.ts';
export { source } from './source.ts';
