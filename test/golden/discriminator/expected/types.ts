export type Pet = ({ kind: 'cat' } & Cat) | ({ kind: 'dog' } & Dog) | Eel;

export interface Cat {
  kind?: string;
  lives?: number;
}

export interface Dog {
  kind?: string;
  tricks?: string[];
}

export interface Eel {
  kind: 'Eel';
}
