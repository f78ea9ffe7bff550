export interface Person {
  name?: string | null;
  age?: number;
  photo?: globalThis.Blob;
}
