/** Limits of a specification. A file beyond a limit is rejected with its location, never read in part. */
export const limits = {
  /** Bytes of one file. */
  fileBytes: 64 * 1024 * 1024,
  /** Files of one specification. */
  files: 10_000,
  /** Bytes of all files together. */
  totalBytes: 256 * 1024 * 1024,
  /** Nesting of objects and arrays. */
  depth: 256,
  /** Values that the YAML aliases of all files together expand to. */
  aliasedValues: 100_000,
  /** Characters of a JSONPath. */
  pathLength: 4_096,
  /** References that are followed from one schema to the next. */
  referenceChain: 256,
  /** Values that the overlays of one run read, in order to select and to copy. What they add is at most `fileBytes`. */
  overlaySteps: 20_000_000,
} as const;
