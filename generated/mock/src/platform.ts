export * from '@bmp/mock-engine/platform';
