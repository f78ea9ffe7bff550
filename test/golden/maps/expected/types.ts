export interface Scores {
  [key: string]: number;
}

export interface Free {
  [key: string]: unknown;
}

export interface Closed {
  [key: string]: never;
}

export interface Open {
  [key: string]: unknown;
  id?: string;
}

export interface Both {
  [key: string]: number | string | undefined;
  id?: string;
}

export interface Patterned {
  [key: string]: string;
}

export interface Named {
  additionalProperties?: { [key: string]: string };
}
