export interface Card {
  name: string;
  active?: boolean;
  owner?: Owner;
  ownerId?: string;
  /**
   * Format: date-time.
   *
   * Read-only.
   */
  created?: string;
  limits?: Limit[];
}

export interface Owner {
  id?: string;
}

export interface Limit {
  amount?: number;
  setBy?: Owner;
  setById?: string;
}

/** {@link Card} as sent to create one: ids instead of nested objects, and no read-only properties. */
export interface CardCreate {
  name: string;
  active?: boolean;
  ownerId?: string;
  limits?: LimitCreate[];
  /** Only in responses. Send `ownerId` instead. */
  owner?: never;
  /** Read-only: leave it out. */
  created?: never;
}

/** {@link Limit} as sent to create one: ids instead of nested objects, and no read-only properties. */
export interface LimitCreate {
  amount?: number;
  setById?: string;
  /** Only in responses. Send `setById` instead. */
  setBy?: never;
}

/** {@link Card} as sent to replace one. Omitted properties are cleared, so every property is required. */
export interface CardReplace {
  name: string;
  active: boolean;
  ownerId: string | null;
  limits: LimitCreate[] | null;
  /** Only in responses. Send `ownerId` instead. */
  owner?: never;
  /** Read-only: leave it out. */
  created?: never;
}
