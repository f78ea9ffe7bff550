/** [Documented](../docs/sources.md#domains-2). */
export interface Old {
  /** @deprecated Use category. */
  family?: string;
}
