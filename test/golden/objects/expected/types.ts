/** A book on the shelf. */
export interface Book {
  /** As printed. */
  title: string;
  /** Format: int32. */
  pages?: number;
  price?: number;
  /** Default: false. */
  lent?: boolean;
  'odd-name'?: string;
  anything?: unknown;
  nothing?: never;
}
