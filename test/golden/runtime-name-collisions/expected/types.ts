export interface ClientOptions {
  a?: string;
}

export interface Client {
  b?: string;
}

export interface ClientSchema {
  c?: string;
}

export interface PetOperations {
  d?: string;
}

export interface Record {
  e?: string;
}

export type Level = 'low' | 'high';
