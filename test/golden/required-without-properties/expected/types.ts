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

/** {@link Apart} as sent, without read-only properties. */
export interface ApartWrite extends BaseWrite {
  count: number;
  /** Read-only: leave it out. */
  id?: never;
}

/** {@link Base} as sent, without read-only properties. */
export interface BaseWrite {
  count?: number;
  /** Read-only: leave it out. */
  id?: never;
}
