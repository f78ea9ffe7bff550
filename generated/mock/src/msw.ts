export * from '@bmp/mock-engine/msw';
