/** What a specification may cost. A file that goes beyond a limit is refused with its place, never read half. */
export const limits = {
  /** Bytes of one file. */
  fileBytes: 64 * 1024 * 1024,
  /** Files of one specification. */
  files: 10_000,
  /** Bytes of all its files. */
  totalBytes: 256 * 1024 * 1024,
  /** Objects and arrays inside each other. */
  depth: 256,
  /** Values that YAML aliases stand for, written out. */
  aliasedValues: 100_000,
  /** Characters of a name: a key, an operation id, a path. */
  nameLength: 4_096,
  /** Schemas that one chain of references may pass through. */
  referenceChain: 256,
} as const;
