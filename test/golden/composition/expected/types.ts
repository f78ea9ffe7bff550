export interface Base {
  id: string;
}

export interface Line extends Base {
  amount?: number;
}

export type Either = Base | string;

/** A reference with more beside it. */
export interface Sibling extends Base {
  extra?: boolean;
}

export type Alias = Base;

export interface Named {
  id?: string;
  name?: string;
}

export type Both = Base & Named;
