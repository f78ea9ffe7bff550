/** Documented: domains L2. */
export interface Old {
  /** @deprecated Use category. */
  family?: string;
}
