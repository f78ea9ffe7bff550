export interface Pet {
  name?: string;
}

export type Code = string;
