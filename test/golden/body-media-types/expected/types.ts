export interface Pet {
  name?: string;
}

export interface Scan {
  /** Format: binary. */
  page?: globalThis.Blob;
}

export interface Mail {
  attachment?: string;
}
