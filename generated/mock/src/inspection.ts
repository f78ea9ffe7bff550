export * from '@bmp/mock-engine/inspection';
