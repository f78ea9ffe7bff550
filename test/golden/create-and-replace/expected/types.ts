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

/** {@link Card} as it is sent to create one: ids instead of nested objects, nothing that is read-only. */
export interface CardCreate {
  name: string;
  active?: boolean;
  ownerId?: string;
  limits?: LimitCreate[];
}

/** {@link Limit} as it is sent to create one: ids instead of nested objects, nothing that is read-only. */
export interface LimitCreate {
  amount?: number;
  setById?: string;
}

/** {@link Card} as it is sent to replace one. What is left out is cleared, so nothing may be left out. */
export interface CardReplace {
  name: string;
  active: boolean;
  ownerId: string | null;
  limits: LimitCreate[] | null;
}
