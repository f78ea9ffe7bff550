export * from '@bmp/verify-engine';
export { source } from './source.ts';
