export interface Base {
  /** Read-only. */
  id?: string;
  count?: number;
}

export interface Apart extends Base {
  id: string;
  count: number;
}

export interface Beside extends Base {
  count: number;
}

export interface Inline {
  name: string;
  other?: string;
}

export interface Map {
  [key: string]: string;
  a: string;
}

/** {@link Apart} as it is sent: nothing that is read-only. */
export interface ApartWrite extends BaseWrite {
  count: number;
}

/** {@link Base} as it is sent: nothing that is read-only. */
export interface BaseWrite {
  count?: number;
}
