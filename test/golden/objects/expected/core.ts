export * from './client/public.ts';
