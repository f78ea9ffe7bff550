export * from '@bmp/mock-engine/core';
