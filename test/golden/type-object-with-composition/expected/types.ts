export interface A {
  /**
   * Which one.
   *
   * @deprecated
   */
  kind: string;
}

export interface B {
  size: number;
}

export interface Both extends A, B {}

export type Either = A | B;
export type Beside = A;

export interface Chain extends Both {
  more?: string;
  still?: boolean;
}

export interface Nothing {
  [key: string]: never;
}

export interface Record {
  [key: string]: unknown;
}

export interface Holder {
  inline?: A;
  empty?: { [key: string]: unknown };
  closed?: { [key: string]: never };
  deep?: {
    /**
     * No longer used.
     *
     * @deprecated
     */
    old?: string;
  };
}

export type Indexed = B & { [key: string]: string };
export type Ended = A & { [key: string]: never };
export type Begun = Nothing & { more?: string };
export type Known = A | B;

export interface Sole {
  [key: string]: never;
}
