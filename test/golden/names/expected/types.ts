export interface AB {
  x?: AB2;
}

export interface AB2 {
  y?: AB3;
}

export type AB3 = string;

export interface StringType {
  length?: number;
}

export interface Client {
  __proto__?: string;
  constructor?: string;
}

export type Type1St = string;
