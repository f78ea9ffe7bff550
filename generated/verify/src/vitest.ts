// @ts-ignore: vitest is optional, and the package builds without it.
import { beforeAll, describe, test } from 'vitest';
import { createDescribeConformance, type DescribeConformance } from '@bmp/verify-engine/tests';
import { source } from './source.ts';
/** Defines a suite of tests: one per rule, by the report of a verification. */
export const describeConformance: DescribeConformance = createDescribeConformance(source, {
  beforeAll,
  describe,
  test,
});
